import { useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { expect, fn } from 'storybook/test'
import { preview } from '../../../../.storybook/preview'
import { JobFilters } from './JobFilters'

const meta = preview.meta({
  component: JobFilters,
  args: { keyword: null, onSearch: fn() },
  parameters: { width: 1184, site: '/jobs-listing' },
})

export const Default = meta.story({
  render: function Render(args) {
    const [params] = useSearchParams()
    return (
      <>
        <JobFilters {...args} keyword={useRef<HTMLInputElement>(null)} />
        <output hidden>{params.toString()}</output>
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
