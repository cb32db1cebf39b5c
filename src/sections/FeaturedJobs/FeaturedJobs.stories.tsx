import { expect, within } from 'storybook/test'
import { paths } from '@/content/paths'
import preview from '../../../.storybook/preview'
import { FeaturedJobs } from './FeaturedJobs'

const meta = preview.meta({ title: 'Sections/FeaturedJobs', component: FeaturedJobs, parameters: { site: paths.home } })

export const Default = meta.story({
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article')
    await expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual(
      [1, 2, 6, 4, 7, 5].map((id) => `/jobs/${id}`),
    )
    const finance = within(cards[2] ?? document.body)
    for (const text of ['Interim Finance Manager', 'Contract', 'Not specified', 'Singapore', '$118,000'])
      await expect(finance.getByText(text)).toBeVisible()
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'w375' } } })
