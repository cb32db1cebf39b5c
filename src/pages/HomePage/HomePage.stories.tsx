import { expect } from 'storybook/test'
import { messages } from '@/content/messages'
import { says } from '~test/storyParts'
import { preview } from '../../../.storybook/preview'
import { HomePage } from './HomePage'

const meta = preview.meta({
  component: HomePage,
  parameters: {
    route: '/',
    docs: {
      description: {
        component: `Eleven bands in their fixed order. Only the last one loads data.

- **Visitor’s task:** a candidate goes on to JobsListingPage (“Get Hired”), JobsPage (the search) or a job; an employer to HireUsPage (“Hire Talent”) or a ServicePage.
- **Order:** Hero, DrawingsBand, WhatWeOffer, WhyChooseUs, FeaturedJobs, RecruitmentProcess, Testimonials, DrawingsBand, ClientLogos, Statistics, LatestNews. The specification fixes this order.
- **States:** LatestNews says “Loading news...” (Loading), “No news available.” (Empty) or “Failed to load news. Please try again later.” (Failed). The bands above it stay as they are.
- **Check when it changes:** in a window up to 640 px FeaturedJobs, Testimonials and LatestNews are rows to swipe. The h1, “Alderway” and its tagline, is for screen readers. Headlines have any length.`,
      },
    },
  },
})

const headline = /^Regional lenders ease terms/

/** From the top, unlike the others. */
export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(headline)).toBeVisible()
  },
})

export const Loading = meta.story(says({ mock: { news: 'pending' } }, messages.news.loading))

export const Empty = meta.story(says({ mock: { news: 'empty' } }, messages.news.empty))

export const Failed = meta.story(says({ mock: { news: 'error' } }, messages.news.failed))
