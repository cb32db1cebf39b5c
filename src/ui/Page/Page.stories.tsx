import { Link } from 'react-router-dom'
import { expect, waitFor } from 'storybook/test'
import { preview } from '../../../.storybook/preview'
import { agency } from '@/content/agency'
import { Band } from '../Band/Band'
import { Page } from './Page'

const meta = preview.meta({
  component: Page,
  parameters: { width: 'full' },
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
