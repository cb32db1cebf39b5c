import { expect, fn } from 'storybook/test'
import { preview } from '../../../../.storybook/preview'
import { ChosenFilters } from './ChosenFilters'

const meta = preview.meta({
  component: ChosenFilters,
  args: { search: { q: 'nurse', chosen: { type: 'Part-Time', industry: 'healthcare' }, page: 1 }, onRemove: fn() },
  argTypes: {
    search: { description: 'What is typed and chosen' },
    onRemove: { description: 'Called with the change that removes one' },
  },
  parameters: {
    docs: {
      description: {
        component: `A tag for each thing that narrows a search, which removes it.

- **Use it for:** what is chosen or typed, above a list of jobs.
- **Not for:** choosing a filter: JobRail, or JobFilters. A word that sorts: Tag. Removing all of them: a quiet Button beside it.
- **Words:** as the filter has it: “Part-Time”. What was typed is in quotes: “nurse”.
- **Size and target:** each is 44 px high, in lines that break. Without anything chosen there is nothing.
- **Keyboard and screen reader:** a list of buttons, each called “Remove Part-Time” or the like. A press removes the tag, so the page moves the focus to a heading.`,
      },
    },
  },
})

export const Default = meta.story()

Default.test('a visitor removes one of them', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Part-Time' }))
  await expect(args.onRemove).toHaveBeenCalledWith({ chosen: { type: '' } })
})
