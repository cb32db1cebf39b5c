import { expect, within } from 'storybook/test'
import { about } from '@/content/about'
import { preview } from '../../../.storybook/preview'
import { AboutPage } from './AboutPage'

const meta = preview.meta({
  component: AboutPage,
  parameters: {
    route: '/about',
    docs: {
      description: { component: 'Who the agency is: story, values, team, offices and history. Nothing on it loads.' },
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
