import { agency } from './agency.ts'

/** The service pages, each named as its content in content/services. */
const services = {
  domesticStart: '/domestic/lets-get-started',
  domesticAssistance: '/domestic/job-assistance',
  domesticLocalHiring: '/domestic/local-hiring',
  domesticVerification: '/domestic/verification',
  domesticProfessionalWorld: '/domestic/professional-world',
  internationalStart: '/international/lets-get-started',
  internationalAssistance: '/international/job-assistance',
  internationalImmigration: '/international/immigration',
  internationalVerification: '/international/verification',
  internationalProfessionalWorld: '/international/professional-world',
  globalIt: '/global-it-recruitment',
  employeeTrainee: '/employee-trainee',
  talentAcquisition: '/talent-acquisition',
} as const

/** Every address that has a page (spec section 2). Each is named as its page's folder, without "Page". */
export const paths = {
  home: '/',
  jobsListing: '/jobs-listing',
  jobs: '/jobs',
  job: (id: string) => `/jobs/${encodeURIComponent(id)}`,
  apply: (id: string) => `/jobs/${encodeURIComponent(id)}/apply`,
  about: '/about',
  hireUs: '/hire-us',
  contact: '/contact',
  blog: '/blog',
  blogPost: (id: string) => `/blog/${encodeURIComponent(id)}`,
  adminLogin: '/admin-login',
  admin: '/admin',
  manageJobs: '/admin/manage-jobs',
  manageSlider: '/admin/manage-slider',
  manageMenu: '/admin/manage-menu',
  ...services,
} as const

/** The spec links these addresses but gives them no page: they show the 404 page. */
export const missingPaths = {
  apply: '/apply',
  careerCoaching: '/career-coaching',
  aiSolutions: '/ai-solutions',
  ourApproach: '/our-approach',
  services: '/services',
  payroll: '/services/payroll',
  backgroundChecks: '/services/background-checks',
  outplacement: '/services/outplacement',
  manageBlogs: '/admin/manage-blogs',
  manageUsers: '/admin/manage-users',
} as const

type FixedPath = Extract<(typeof paths)[keyof typeof paths], string>
export type ServicePath = (typeof services)[keyof typeof services]

/** Where a link may lead. */
export type Path =
  | FixedPath
  | (typeof missingPaths)[keyof typeof missingPaths]
  | `${typeof paths.jobsListing}?${string}`

export interface Link {
  text: string
  to: Path
}

export const servicePaths: readonly ServicePath[] = Object.values(services)

/** Addresses that do not depend on data: a static host gets a file for each. */
export const fixedPaths: readonly string[] = Object.values(paths).filter((path) => typeof path === 'string')

/** A menu item that opens. Each link says in a few words what is behind it. */
export interface Menu {
  kind: 'menu'
  text: string
  sections: { title: string; links: (Link & { hint: string })[] }[]
  more: Link[]
  moreLabel: string
}

interface Navigation {
  label: string
  openMenu: string
  closeMenu: string
  main: (({ kind: 'link' } & Link) | Menu)[]
  footer: {
    label: string
    quickLinks: { title: string; links: Link[] }[]
    social: string
    map: { title: string; alt: string; link: string }
    newsletter: { title: string; text: string; label: string; example: string }
    legal: string
    /** Shown in the static demo only. */
    storybook: string
  }
}

export const navigation: Navigation = {
  label: 'Main',
  openMenu: 'Open the menu',
  closeMenu: 'Close the menu',
  main: [
    { kind: 'link', text: 'Home', to: paths.home },
    { kind: 'link', text: 'About Us', to: paths.about },
    { kind: 'link', text: 'Hire Us', to: paths.hireUs },
    {
      kind: 'menu',
      text: 'Our Services',
      sections: [
        {
          title: 'Domestic',
          links: [
            { text: "Let's Get Started", to: paths.domesticStart, hint: 'Register in five steps' },
            { text: 'Job Assistance', to: paths.domesticAssistance, hint: '3 or 6 months, 4 to 5 openings a month' },
            { text: 'Local Hiring', to: paths.domesticLocalHiring, hint: 'For employers: people near your site' },
            { text: 'Verification', to: paths.domesticVerification, hint: 'Seven checks and their working days' },
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
            {
              text: "Let's Get Started",
              to: paths.internationalStart,
              hint: 'An honest look at work abroad',
            },
            { text: 'Job Assistance', to: paths.internationalAssistance, hint: 'Employers who hire across borders' },
            { text: 'Immigration', to: paths.internationalImmigration, hint: 'A written assessment of your routes' },
            { text: 'Verification', to: paths.internationalVerification, hint: 'Several countries, one report' },
            {
              text: 'Professional World',
              to: paths.internationalProfessionalWorld,
              hint: 'Be known before you arrive',
            },
          ],
        },
      ],
      more: [
        { text: 'Global IT Recruitment', to: paths.globalIt },
        { text: 'Employee Training', to: paths.employeeTrainee },
        { text: 'Talent Acquisition', to: paths.talentAcquisition },
      ],
      moreLabel: 'More services',
    },
    { kind: 'link', text: 'Job Search', to: paths.jobsListing },
    { kind: 'link', text: 'Blog', to: paths.blog },
    { kind: 'link', text: 'Contact Us', to: paths.contact },
  ],
  footer: {
    label: 'Quick links',
    quickLinks: [
      {
        title: 'Company',
        links: [
          { text: 'About Us', to: paths.about },
          { text: 'Our approach', to: missingPaths.ourApproach },
          { text: 'Blog', to: paths.blog },
          { text: 'Contact Us', to: paths.contact },
        ],
      },
      {
        title: 'For candidates',
        links: [
          { text: 'Job Search', to: paths.jobsListing },
          { text: 'All jobs', to: paths.jobs },
          { text: 'Job assistance', to: paths.domesticAssistance },
          { text: 'Work abroad', to: paths.internationalStart },
          { text: 'Immigration assessment', to: paths.internationalImmigration },
        ],
      },
      {
        title: 'For employers',
        links: [
          { text: 'Hire Us', to: paths.hireUs },
          { text: 'All services', to: missingPaths.services },
          { text: 'Payroll services', to: missingPaths.payroll },
          { text: 'Background checks', to: missingPaths.backgroundChecks },
          { text: 'Outplacement', to: missingPaths.outplacement },
        ],
      },
    ],
    social: 'Social media',
    map: {
      title: 'Our offices',
      alt: 'Map of the world with our offices marked',
      link: 'Find the London office on OpenStreetMap',
    },
    newsletter: {
      title: 'Openings and advice by email',
      text: 'Once a month: new openings, one piece of advice, no more.',
      label: 'Email address',
      example: 'you@example.com',
    },
    legal: `© 2014 to 2026 ${agency.name}. All rights reserved.`,
    storybook: 'See how this demo is built: its Storybook',
  },
}
