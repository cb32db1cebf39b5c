import { expect } from 'storybook/test'
import { jobsListing } from '@/content/jobs'
import { preview } from '../../../../.storybook/preview'
import { SearchField } from './SearchField'

const meta = preview.meta({
  component: SearchField,
  args: { label: jobsListing.search.keyword },
  parameters: { width: 512, docs: { description: { component: 'Leads to all open jobs that match.' } } },
})

export const Default = meta.story()

export const Searched = meta.story({ args: { value: 'nurse' } })

Searched.test('shows what is searched for', async ({ canvas }) => {
  await expect(canvas.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('nurse')
})
