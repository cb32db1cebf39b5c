import { expect, fn } from 'storybook/test'
import { preview } from '../../../../.storybook/preview'
import { ChosenFilters } from './ChosenFilters'

const meta = preview.meta({
  component: ChosenFilters,
  args: { search: { q: 'nurse', chosen: { type: 'Part-Time', industry: 'healthcare' }, page: 1 }, onRemove: fn() },
})

export const Default = meta.story()

Default.test('a visitor removes one of them', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Part-Time' }))
  await expect(args.onRemove).toHaveBeenCalledWith({ chosen: { type: '' } })
})
