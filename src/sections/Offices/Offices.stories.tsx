import { expect } from 'storybook/test'
import { about } from '@/content/about'
import { paths } from '@/content/paths'
import { preview } from '../../../.storybook/preview'
import { Offices } from './Offices'

const meta = preview.meta({
  component: Offices,
  args: { tone: 'sand' as const, ...about.offices },
  argTypes: {
    tone: { description: 'The ground of the band' },
    title: { description: 'The h2' },
    intro: { description: 'The sentences below the title, with the days' },
    hours: { description: 'When each office is open, on its own clock' },
  },
  parameters: {
    site: paths.about,
    docs: {
      description: {
        component: `The four houses on one street, with the hours that each is open.

- **Use it for:** the four offices, once, on About us.
- **Not for:** where they are on the map: OfficeMap. Address, phone and email: Footer.
- **Words:** city, country and hours, and nothing else: “9:00 to 18:00”. The days are in the introduction. The offices are those of \`src/content/agency.ts\`.
- **Size and target:** four columns in a band wider than 544 px, else two, and one on the narrowest phones. There is nothing to press.
- **Keyboard and screen reader:** a numbered list from west to east, with the numbers of the map. Each city is an h3. The drawings are not read.`,
      },
    },
  },
})

export const Default = meta.story()

Default.test('a visitor sees the hours of each office', async ({ canvas }) => {
  await expect(canvas.getAllByText('9:00 to 18:00')).toHaveLength(4)
})
