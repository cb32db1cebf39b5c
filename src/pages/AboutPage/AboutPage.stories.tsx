import { expect, within } from 'storybook/test'
import { about } from '@/content/about'
import { preview } from '../../../.storybook/preview'
import { AboutPage } from './AboutPage'

const meta = preview.meta({
  component: AboutPage,
  parameters: {
    route: '/about',
    docs: {
      description: {
        component: `Who the agency is: story, values, team, offices and history. Nothing on it loads.

- **Visitor’s task:** arrives from “About Us” in Navbar or Footer, to see whom they would deal with. Goes on to JobsPage or HireUsPage, from CallToAction. “Our approach” has no page yet: NotFoundPage.
- **Order:** PageHero, ProseBand, CardsBand, Team, Offices, History. The specification fixes none of it; the story Default checks the order of the titles.
- **Check when it changes:** in a band wider than 896 px Team is one line, and the years of History are side by side. Offices has four columns above 544 px.`,
      },
    },
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: about.title })).toBeVisible()
    const { story, values, team, offices, history } = about
    const titles = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 })
    await expect(titles.map(({ textContent }) => textContent)).toEqual(
      [story, values, team, offices, history].map(({ title }) => title),
    )
  },
})
