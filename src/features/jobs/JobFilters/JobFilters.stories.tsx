import { useRef } from 'react'
import { expect, fn } from 'storybook/test'
import { preview } from '../../../../.storybook/preview'
import { noSearch } from '../jobSearch'
import { JobFilters, useTypedSearch } from './JobFilters'

const search = { ...noSearch, page: 1 }
const typed: ReturnType<typeof useTypedSearch> = {
  search,
  drawn: search,
  params: new URLSearchParams(),
  change: fn(),
  searchTyped: fn(),
  field: { value: '', onChange: fn(), onCompositionStart: fn(), onCompositionEnd: fn() },
}

const meta = preview.meta({
  component: JobFilters,
  args: { keyword: null, onSearch: fn(), typed },
  argTypes: {
    typed: { description: 'What useTypedSearch returns' },
    onSearch: { description: 'Called on Enter, or on a press of the button' },
  },
  parameters: {
    width: 1184,
    site: '/jobs-listing',
    docs: {
      description: {
        component: `The search of our picks: a keyword, two filters and a button.

- **Use it for:** the seven picks of JobsListingPage.
- **Not for:** all jobs, whose filters say how many each has: JobRail. A search without filters: SearchField. A form that is sent: Form.
- **Words:** a label of one or two words above each field. The keyword has an example, “Job or place”, and at most 80 characters; the first option of a filter is “Any type”.
- **Size and target:** one line in a band wider than 688 px. Below that, with a script, the filters fold behind a button beside the keyword, and the search button is hidden. Fields are at least 48 px high.
- **Keyboard and screen reader:** a search called “Search jobs”. The list follows each letter, and how many jobs were found is announced when typing pauses. Enter moves the focus to the results.`,
      },
    },
  },
})

export const Default = meta.story({
  render: function Render(args) {
    const shown = useTypedSearch()
    return (
      <>
        <JobFilters {...args} keyword={useRef<HTMLInputElement>(null)} typed={shown} />
        <output hidden>{shown.params.toString()}</output>
      </>
    )
  },
})

Default.test('a visitor chooses a type and presses Enter', async ({ args, canvas, canvasElement, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Job type'), 'Full-Time')
  await userEvent.type(canvas.getByLabelText('Keyword'), 'nurse{Enter}')
  await expect(args.onSearch).toHaveBeenCalledOnce()
  await expect(canvasElement.querySelector('output')).toHaveTextContent('type=Full-Time&q=nurse')
})
