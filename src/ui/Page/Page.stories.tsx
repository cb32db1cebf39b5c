import { Link } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { agency } from '@/content/agency'
import { Band } from '../Band/Band'
import { Page } from './Page'

const meta = preview.meta({
  component: Page,
  parameters: {
    width: 'full',
    docs: {
      source: {
        code: `import { Band } from '@/ui/Band/Band'
import { Page } from '@/ui/Page/Page'

<Page title="Contact us" description="Write to sales, support or HR.">
  <Band>
    <h1>Contact us</h1>
  </Band>
</Page>`,
      },
      description: {
        component: `Announces the page, and makes each of its children an independent part.

- **Use it for:** every page, once, around all that it shows.
- **Not for:** a section of a page: Band. What is around a page: PublicLayout, or AdminLayout.
- **Words:** the title is that of the tab, followed by the agency’s name: “Contact us | Alderway”. Search engines show the description, one or two sentences.
- **Size and target:** none of its own: it is not in sight.
- **Keyboard and screen reader:** a new page’s title is announced, and the focus moves to its content, or on the way back to the link that was followed. A part that breaks is replaced by Failed, and the others still work.`,
      },
    },
  },
  args: {
    title: 'Contact us',
    description: 'Write to sales, support or HR.',
    children: (
      <Band>
        <h1>Contact us</h1>
        <p>What Page adds is not in sight: the title of the tab and the description for search engines.</p>
        <p>
          <Link to="/">Home</Link>
        </p>
      </Band>
    ),
  },
  argTypes: {
    title: { description: 'What the tab says before the agency’s name' },
    children: { description: 'The sections, each a part of its own' },
  },
})

function titles() {
  return [...document.head.querySelectorAll('title')].map((title) => title.textContent)
}

export const Default = meta.story()

/** The page that bears the agency's own name says in its tab what the agency does. */
export const NamedAsTheAgency = meta.story({
  args: {
    title: agency.name,
    children: (
      <Band>
        <h1>{agency.name}</h1>
        <p>{agency.tagline}</p>
      </Band>
    ),
  },
})

Default.test('a visitor finds the page by its tab', async () => {
  await waitFor(() => expect(titles()).toContain(`Contact us | ${agency.name}`))
})

NamedAsTheAgency.test('a visitor reads in the tab what the agency does', async () => {
  await waitFor(() => expect(titles()).toContain(`${agency.name}: ${agency.tagline}`))
})
