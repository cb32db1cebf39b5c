import { useRef } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview'
import { JobFilters } from './JobFilters'

const meta = preview.meta({
  component: JobFilters,
  args: {
    search: { q: 'nurse', chosen: { type: 'Part-Time' }, page: 1 },
    keyword: null,
    onType: fn(),
    onChoose: fn(),
    onSearch: fn(),
  },
  parameters: { width: 1184, site: '/jobs-listing' },
})

export const Default = meta.story({
  render: function Render(args) {
    return <JobFilters {...args} keyword={useRef<HTMLInputElement>(null)} />
  },
})

Default.test('a visitor chooses a type and presses Enter', async ({ args, canvas, userEvent }) => {
  await userEvent.selectOptions(canvas.getByLabelText('Job type'), 'Full-Time')
  await expect(args.onChoose).toHaveBeenCalledWith({ type: 'Full-Time' })
  await userEvent.type(canvas.getByLabelText('Keyword'), '{Enter}')
  await expect(args.onSearch).toHaveBeenCalledOnce()
})
