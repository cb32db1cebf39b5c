import { expect } from 'storybook/test'
import { drawnIndustries } from '@/content/home/drawnIndustries'
import { hrSolutions } from '@/content/home/solutions'
import { preview } from '../../../.storybook/preview'
import { DrawingsBand } from './DrawingsBand'

const meta = preview.meta({ component: DrawingsBand, args: hrSolutions })

export const Default = meta.story()

/** On phones, pairs as four are. */
export const Eight = meta.story({ args: { tone: 'white', ...drawnIndustries } })

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })

Phone.test('each of the four titles has one line', async ({ canvas }) => {
  for (const title of canvas.getAllByRole('heading', { level: 3 }))
    await expect(title.offsetHeight, title.textContent).toBeLessThan(30)
})
