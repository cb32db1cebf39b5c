import { preview } from '../../../.storybook/preview'
import { HeroSearch } from './HeroSearch'

const meta = preview.meta({
  title: 'HeroSearch',
  component: HeroSearch,
  parameters: {
    docs: {
      description: {
        component: `The search below the first screen, in one row where it is wide.

- **Use it for:** the way to all open jobs from the home page, below the slides of the Hero.
- **Not for:** the search on a page of jobs: SearchField. Our picks with their filters: JobFilters.
- **Words:** a question as its label: “Which job are you after?” The job types are those of the filter.
- **Size and target:** label and field are one below the other, side by side in a window wider than 768 px, with the job types above 1024 px. Field and button are 44 px high, a job type 32 px.
- **Keyboard and screen reader:** a search called “Search jobs”, whose field has the question as its name. Enter leads to the jobs that match. The job types are a list of links, called “Job type”.`,
      },
    },
  },
  // As the hero is.
  decorators: [
    (Story) => (
      <div style={{ containerType: 'inline-size' }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story()
