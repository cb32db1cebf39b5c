import { expect, waitFor, within } from 'storybook/test'
import { services } from '@/content/services'
import { preview } from '../../../.storybook/preview'
import { ServicePage } from './ServicePage'

const meta = preview.meta({
  component: ServicePage,
  parameters: {
    docs: {
      description: {
        component: `The thirteen service pages. Each is a list of bands in src/content/services, in an order of its own.

- **Visitor’s task:** arrives from “Our Services” in Navbar, or from DrawingsBand and WhatWeOffer on HomePage. Goes on to ContactPage, by the first button of PageHero or by Closing; for candidates also to JobsPage.
- **Order:** PageHero first, Closing last, and QuestionsBand, if there is one, before it. What is between follows the content. The tones follow from the order by themselves.
- **States:** nothing loads. Every story checks title, lead, bands and links against the content.
- **Check when it changes:** one page of each area, whose frame and Steps differ: Domestic Start, International Immigration, Talent Acquisition. PageHero changes at 640 and 960 px, Steps at 640 and 896 px. By night the framed drawing stays light.`,
      },
    },
  },
  play: async ({ canvas, parameters }) => {
    const service = services.find(({ path }) => path === parameters.route)
    if (!service) throw new Error('The route of this story is not a service page.')
    const { title, lead, blocks, action, closing } = service
    await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
    // Figures and what they count are tied by a space that does not break.
    await expect(canvas.getByText(lead, { collapseWhitespace: false })).toBeVisible()
    const main = within(canvas.getByRole('main'))
    const titles = main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(titles).toEqual([...blocks, closing].map((part) => part.title))
    for (const { text, to } of [action, closing.action]) {
      for (const link of main.getAllByRole('link', { name: text })) await expect(link).toHaveAttribute('href', to)
    }
    const tabs = () => [...document.head.querySelectorAll('title')].map(({ textContent }) => textContent)
    await waitFor(() => expect(tabs()).toContain(`${title} | Alderway`))
  },
})

export const DomesticStart = meta.story({ parameters: { route: '/domestic/lets-get-started' } })

export const DomesticJobAssistance = meta.story({ parameters: { route: '/domestic/job-assistance' } })

export const DomesticLocalHiring = meta.story({ parameters: { route: '/domestic/local-hiring' } })

export const DomesticVerification = meta.story({ parameters: { route: '/domestic/verification' } })

export const DomesticProfessionalWorld = meta.story({ parameters: { route: '/domestic/professional-world' } })

export const InternationalStart = meta.story({ parameters: { route: '/international/lets-get-started' } })

export const InternationalJobAssistance = meta.story({ parameters: { route: '/international/job-assistance' } })

export const InternationalImmigration = meta.story({ parameters: { route: '/international/immigration' } })

export const InternationalVerification = meta.story({ parameters: { route: '/international/verification' } })

export const InternationalProfessionalWorld = meta.story({ parameters: { route: '/international/professional-world' } })

export const GlobalItRecruitment = meta.story({
  name: 'Global IT Recruitment',
  parameters: { route: '/global-it-recruitment' },
})

export const EmployeeTrainee = meta.story({ parameters: { route: '/employee-trainee' } })

export const TalentAcquisition = meta.story({ parameters: { route: '/talent-acquisition' } })
