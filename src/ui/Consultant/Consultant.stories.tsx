import { expect } from 'storybook/test'
import { consultantOf } from '@/content/consultants'
import preview from '../../../.storybook/preview'
import { Consultant } from './Consultant'

const meta = preview.meta({
  title: 'UI/Consultant',
  component: Consultant,
  args: { person: consultantOf.support },
  parameters: { layout: 'padded' },
})

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Claire BeaumontHead of candidate services, Toronto')
  },
})

export const WithWords = meta.story({ args: { children: <p>Claire looks after this job.</p> } })
