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
  parameters: { site: globalIt.path },
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
