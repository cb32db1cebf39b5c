import { agency } from './agency'
import type { Link } from './services/types'

/** A link of the menu with a line on what waits behind it. */
export interface HintedLink extends Link {
  hint: string
}

export interface MenuSection {
  title: string
  links: HintedLink[]
}

/** One item of the navbar: a link, or a menu that opens. */
export type NavItem = ({ kind: 'link' } & Link) | { kind: 'menu'; text: string; sections: MenuSection[]; more: Link[] }

export interface Navigation {
  main: NavItem[]
  footer: {
    quickLinks: { title: string; links: Link[] }[]
    newsletter: { title: string; text: string; label: string }
    legal: string
    /** Shown in the static demo only. */
    storybook: string
  }
}

export const navigation: Navigation = {
  main: [
    { kind: 'link', text: 'Home', to: '/' },
    { kind: 'link', text: 'About Us', to: '/about' },
    { kind: 'link', text: 'Hire Us', to: '/hire-us' },
    {
      kind: 'menu',
      text: 'Our Services',
      sections: [
        {
          title: 'Domestic',
          links: [
            { text: "Let's Get Started", to: '/domestic/lets-get-started', hint: 'Register in five steps' },
            { text: 'Job Assistance', to: '/domestic/job-assistance', hint: '3 or 6 months, 4 to 5 openings a month' },
            { text: 'Local Hiring', to: '/domestic/local-hiring', hint: 'For employers: people near your site' },
            { text: 'Verification', to: '/domestic/verification', hint: 'Seven checks and their working days' },
            {
              text: 'Professional World',
              to: '/domestic/professional-world',
              hint: 'A website of your own for one year',
            },
          ],
        },
        {
          title: 'International',
          links: [
            {
              text: "Let's Get Started",
              to: '/international/lets-get-started',
              hint: 'An honest look at work abroad',
            },
            { text: 'Job Assistance', to: '/international/job-assistance', hint: 'Employers who hire across borders' },
            { text: 'Immigration', to: '/international/immigration', hint: 'A written assessment of your routes' },
            { text: 'Verification', to: '/international/verification', hint: 'Several countries, one report' },
            {
              text: 'Professional World',
              to: '/international/professional-world',
              hint: 'Be known before you arrive',
            },
          ],
        },
      ],
      more: [
        { text: 'Global IT Recruitment', to: '/global-it-recruitment' },
        { text: 'Employee Training', to: '/employee-trainee' },
        { text: 'Talent Acquisition', to: '/talent-acquisition' },
      ],
    },
    { kind: 'link', text: 'Job Search', to: '/jobs-listing' },
    { kind: 'link', text: 'Blog', to: '/blog' },
    { kind: 'link', text: 'Contact Us', to: '/contact' },
  ],
  // /our-approach, /services and /services/* have no page: the spec links them and lets them fall to the 404 page.
  footer: {
    quickLinks: [
      {
        title: 'Company',
        links: [
          { text: 'About Us', to: '/about' },
          { text: 'Our approach', to: '/our-approach' },
          { text: 'Blog', to: '/blog' },
          { text: 'Contact Us', to: '/contact' },
        ],
      },
      {
        title: 'For candidates',
        links: [
          { text: 'Job Search', to: '/jobs-listing' },
          { text: 'All jobs', to: '/jobs' },
          { text: 'Job assistance', to: '/domestic/job-assistance' },
          { text: 'Work abroad', to: '/international/lets-get-started' },
          { text: 'Immigration assessment', to: '/international/immigration' },
        ],
      },
      {
        title: 'For employers',
        links: [
          { text: 'Hire Us', to: '/hire-us' },
          { text: 'All services', to: '/services' },
          { text: 'Payroll services', to: '/services/payroll' },
          { text: 'Background checks', to: '/services/background-checks' },
          { text: 'Outplacement', to: '/services/outplacement' },
        ],
      },
    ],
    newsletter: {
      title: 'Openings and advice by email',
      text: 'Once a month: new openings, one piece of advice, no more.',
      label: 'Email address',
    },
    legal: `© 2014 to 2026 ${agency.name}. All rights reserved.`,
    storybook: 'See how this demo is built: its Storybook',
  },
}
