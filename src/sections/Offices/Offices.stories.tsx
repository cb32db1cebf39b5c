import { expect } from 'storybook/test'
import { about } from '@/content/about'
import { paths } from '@/content/paths'
import { preview } from '../../../.storybook/preview'
import { Offices } from './Offices'

const meta = preview.meta({
  component: Offices,
  args: { tone: 'sand' as const, ...about.offices },
  parameters: { site: paths.about },
})

export const Default = meta.story()

Default.test('a visitor sees the hours of each office', async ({ canvas }) => {
  await expect(canvas.getAllByText('9:00 to 18:00')).toHaveLength(4)
})
