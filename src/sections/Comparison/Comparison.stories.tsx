import { expect, within } from 'storybook/test'
import { domesticVerification } from '@/content/services/domesticVerification'
import { globalIt } from '@/content/services/globalIt'
import { talentAcquisition } from '@/content/services/talentAcquisition'
import { findBlock } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { Comparison } from './Comparison'

const meta = preview.meta({
  component: Comparison,
  args: { tone: 'paper' as const, ...findBlock(globalIt, 'comparison') },
  argTypes: {
    tone: { description: 'The ground of the band' },
    title: { description: 'The h2, and the caption of the table' },
    intro: { description: 'The sentences below the title' },
    sheets: { description: 'Each column is a choice' },
    columns: { description: 'Heads of the columns; the first is that of the labels' },
    pictures: { description: 'Drawings above the heads, but for the first' },
    recommended: { description: 'The column to start with, and for whom' },
    bars: { description: 'Columns of figures to draw, and how many parts a full bar has' },
    rows: { description: 'A label and its cells, one cell fewer than columns' },
  },
  parameters: {
    site: globalIt.path,
    docs: {
      description: {
        component: `A table; in a narrow band each row, or with \`sheets\` each column, is a card.

- **Use it for:** things that differ line by line: checks and their days, ways to hire, regions. With \`sheets\`, models to choose from.
- **Not for:** months or weeks: Timetable. Equal things with a sentence each: CardsBand. One price: Terms.
- **Words:** heads and labels have a few words, cells at most 43 characters, without a period; bars draw figures to scale. The recommended column says for whom: “Start here for one or two hires”.
- **Size and target:** a table as wide as the band, its first column 27% of it. In a band up to 576 px cards, one below the other. There is nothing to press.
- **Keyboard and screen reader:** a table with the band’s title as its caption, and with heads of columns and rows. Bars, and the names that cells repeat on cards, are not read.`,
      },
    },
  },
})

export const Default = meta.story()

/** More rows than a screen has. */
export const Many = meta.story({
  args: findBlock(domesticVerification, 'comparison'),
})

/** Each column is a choice, and one is where to start. */
export const Sheets = meta.story({
  args: findBlock(talentAcquisition, 'comparison'),
  play: async ({ canvas }) => {
    const recommended = canvas.getByRole('columnheader', { name: 'Single search Start here for one or two hires' })
    await expect(within(recommended).getByText(/^Start here/)).toBeVisible()
    await expect(canvas.getAllByText(/^Start here/)).toHaveLength(1)
  },
})

Many.test('shows heads and rows as a table', async ({ canvas }) => {
  const table = within(canvas.getByRole('table', { name: 'The checks and their working days' }))
  const columns = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
  await expect(columns).toEqual(['Check', 'What we confirm', 'Whom we ask', 'Working days'])
  const row = within(table.getByRole('row', { name: /^Education/ }))
  await expect(row.getByRole('rowheader')).toHaveTextContent('Education')
  await expect(row.getByRole('cell', { name: '5\u00a0to\u00a010' })).toBeVisible()
})
