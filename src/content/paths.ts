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

/** Also what ends a link in a text, such as a bracket, which is no part of most addresses. */
function encodeId(id: string): string {
  const toPercent = (end: string) => `%${end.charCodeAt(0).toString(16)}`
  return encodeURIComponent(id).replace(/[.!')]+$/, (ends) => Array.from(ends, toPercent).join(''))
}

/** Every address that has a page (spec section 2), and three legal ones. Each has its page in src/app/routes.tsx. */
export const paths = {
  home: '/',
  jobsListing: '/jobs-listing',
  jobs: '/jobs',
  job: (id: string): `/jobs/${string}` => `/jobs/${encodeId(id)}`,
  apply: (id: string): `/jobs/${string}/apply` => `/jobs/${encodeId(id)}/apply`,
  about: '/about',
  hireUs: '/hire-us',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/accessibility',
  blog: '/blog',
  blogPost: (id: string): `/blog/${string}` => `/blog/${encodeId(id)}`,
  adminLogin: '/admin-login',
  admin: '/admin',
  manageJobs: '/admin/manage-jobs',
  manageSlider: '/admin/manage-slider',
  manageMenu: '/admin/manage-menu',
  ...services,
} as const

/** Returns the pattern of addresses that contain an id. `paths` encodes the colon. */
export function withId(path: (id: string) => string): string {
  return decodeURIComponent(path(':id'))
}

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

/** An address that does not depend on data. */
export type FixedPath = Extract<(typeof paths)[keyof typeof paths], string>
export type ServicePath = (typeof services)[keyof typeof services]

/** Where a link may lead. */
export type Path =
  | FixedPath
  | (typeof missingPaths)[keyof typeof missingPaths]
  | `${FixedPath}?${string}`
  /** A place on the same page. */
  | `#${string}`

/** What a story or a test may open: also a page of an id. */
export type Address = Path | `${FixedPath}${'/' | '#'}${string}`

export interface Link {
  text: string
  to: Path
}

export const servicePaths: readonly ServicePath[] = Object.values(services)

/** Addresses that do not depend on data: a static host gets a file for each. */
export const fixedPaths: readonly FixedPath[] = Object.values(paths).filter((path) => typeof path === 'string')

/** The fixed addresses outside the admin area. */
export const publicPaths = /* @__PURE__ */ fixedPaths.filter((path) => !`${path}/`.startsWith(`${paths.admin}/`))

/** The footer's links. */
export const quickLinks: readonly { title: string; links: readonly Link[] }[] = [
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
      { text: 'Payroll (coming soon)', to: missingPaths.payroll },
      { text: 'Background checks', to: missingPaths.backgroundChecks },
      { text: 'Outplacement (coming soon)', to: missingPaths.outplacement },
    ],
  },
]
