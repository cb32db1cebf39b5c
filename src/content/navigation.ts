import { agency } from './agency.ts'
import { callToAction } from './callToAction.ts'
import { legal } from './legal.ts'
import { type Link, paths, quickLinks, servicePaths } from './paths.ts'

/** A menu item that opens. Each link says in a few words what is behind it. */
export interface Menu {
  kind: 'menu'
  text: string
  sections: { title: string; links: (Link & { hint: string })[] }[]
}

/** `within` are the patterns of other paths that belong to an item. */
type Item = (({ kind: 'link' } & Link) | Menu) & { within?: readonly string[] }

const main: readonly Item[] = [
  { kind: 'link', text: 'Home', to: paths.home },
  { kind: 'link', text: 'About Us', to: paths.about },
  { kind: 'link', text: 'Hire Us', to: paths.hireUs },
  {
    kind: 'menu',
    text: 'Our Services',
    within: servicePaths,
    sections: [
      {
        title: 'Domestic',
        links: [
          { text: 'Let’s Get Started', to: paths.domesticStart, hint: 'Register in five steps' },
          { text: 'Job Assistance', to: paths.domesticAssistance, hint: '3 or 6 months, 4 to 5 openings a month' },
          { text: 'Local Hiring', to: paths.domesticLocalHiring, hint: 'For employers: people near your site' },
          { text: 'Verification', to: paths.domesticVerification, hint: 'Eight checks and their working days' },
          {
            text: 'Professional World',
            to: paths.domesticProfessionalWorld,
            hint: 'A website of your own for one year',
          },
        ],
      },
      {
        title: 'International',
        links: [
          { text: 'Let’s Get Started', to: paths.internationalStart, hint: 'An honest look at work abroad' },
          { text: 'Job Assistance', to: paths.internationalAssistance, hint: 'Employers who hire across borders' },
          { text: 'Immigration', to: paths.internationalImmigration, hint: 'A written assessment of your routes' },
          { text: 'Verification', to: paths.internationalVerification, hint: 'Several countries, one report' },
          { text: 'Professional World', to: paths.internationalProfessionalWorld, hint: 'Be known before you arrive' },
        ],
      },
      {
        title: 'More services',
        links: [
          { text: 'Global IT Recruitment', to: paths.globalIt, hint: 'Interviewed by engineers first' },
          { text: 'Employee Training', to: paths.employeeTrainee, hint: '4 or 12 weeks, in small groups' },
          { text: 'Talent Acquisition', to: paths.talentAcquisition, hint: 'Key people and a year of growth' },
        ],
      },
    ],
  },
  { kind: 'link', text: 'Job Search', to: paths.jobsListing, within: [`${paths.jobs}/*`] },
  { kind: 'link', text: 'Blog', to: paths.blog },
  { kind: 'link', text: 'Contact Us', to: paths.contact },
]

export const navigation = {
  label: 'Main',
  openMenu: 'Open the menu',
  /** In the phone's menu. */
  actions: [callToAction.candidates.action, callToAction.employers.action],
  closeMenu: 'Close the menu',
  main,
  footer: {
    label: 'Quick links',
    quickLinks,
    social: 'Social media',
    map: {
      title: 'Our offices',
      alt: 'Map of the world with our offices marked',
      link: 'Find the London office on OpenStreetMap',
    },
    newsletter: {
      title: 'Openings and advice by email',
      text: 'Coming soon: once a month, new openings and one piece of advice.',
      label: 'Email address',
      example: 'you@example.com',
      submit: 'Sign up',
      /** The response to Enter: nothing is sent (spec section 2). */
      closed: 'Newsletter sign-up isn’t open yet. Nothing was sent.',
    },
    rights: `© ${agency.name}, since 2014. All rights reserved.`,
    legal: [
      { text: legal.privacy, to: paths.privacy },
      { text: legal.terms, to: paths.terms },
      { text: legal.accessibility, to: paths.accessibility },
      { text: 'Admin login', to: paths.adminLogin },
    ],
  },
}
