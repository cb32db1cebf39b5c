import { expect } from 'storybook/test'
import { jobsListing } from '@/content/jobs'
import { preview } from '../../../../.storybook/preview'
import { SearchField } from './SearchField'

const meta = preview.meta({
  component: SearchField,
  args: { label: jobsListing.search.keyword },
  argTypes: { onType: { description: 'Called with each letter, for a list that follows' } },
  parameters: {
    width: 512,
    docs: {
      description: {
        component: `A field and a button, which lead to all open jobs that match.

- **Use it for:** the search of all jobs: below the first screen, and on JobsPage.
- **Not for:** our picks with their filters: JobFilters. A field of a form: TextField.
- **Words:** an example, “Job or place”, and the button “Search”. What is typed has at most 80 characters.
- **Size and target:** as wide as its place. Field and button are 44 px high; where the field has less than 104 px the button is below it.
- **Keyboard and screen reader:** a search called “Search jobs”, whose field has its label as its name. Enter searches, also before the page’s code has loaded.`,
      },
    },
  },
})

export const Default = meta.story()

export const Searched = meta.story({ args: { value: 'nurse' } })

Searched.test('shows what is searched for', async ({ canvas }) => {
  await expect(canvas.getByRole('searchbox', { name: 'Keyword' })).toHaveValue('nurse')
})
