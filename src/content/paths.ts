/** Every address of the site that has a page (spec section 2). */
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
} as const

/** The thirteen service pages' addresses, each with content of its own in content/services. */
export const servicePaths = [
  '/domestic/lets-get-started',
  '/domestic/job-assistance',
  '/domestic/local-hiring',
  '/domestic/verification',
  '/domestic/professional-world',
  '/international/lets-get-started',
  '/international/job-assistance',
  '/international/immigration',
  '/international/verification',
  '/international/professional-world',
  '/global-it-recruitment',
  '/employee-trainee',
  '/talent-acquisition',
] as const

/** Addresses that do not depend on data: a static host gets a file for each. */
export const fixedPaths: readonly string[] = [
  ...Object.values(paths).filter((path) => typeof path === 'string'),
  ...servicePaths,
]
