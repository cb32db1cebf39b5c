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
  parameters: { width: 1184, site: '/jobs-listing' },
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
