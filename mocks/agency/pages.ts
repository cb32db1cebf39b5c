import type { EndpointName } from '@/contract/endpoints'
import { paths, servicePaths } from '@/content/paths'
import type { ScenarioName } from './scenarios'

/** A page of the site whose look depends on what endpoints respond. */
export interface PageStates {
  title: string
  address: string
  /** The endpoints that it calls once it is open, or with `onSubmit`, once its form is sent. */
  calls: readonly [EndpointName, ...EndpointName[]]
  onSubmit?: true
  /** The endpoint whose responses only the last section of the page shows. */
  atEnd?: EndpointName
  /** The scenario that it needs to be reached at all. */
  scenario?: ScenarioName
  story: string
}

/** All of them. src/pages/matrix.test.tsx compares the table with the requests that the pages send. */
export const pages = {
  home: { title: 'Home', address: paths.home, calls: ['news'], atEnd: 'news', story: 'pages-homepage--loaded' },
  jobs: { title: 'Jobs', address: paths.jobs, calls: ['jobs'], story: 'pages-jobspage--loaded' },
  job: { title: 'Job', address: paths.job('3'), calls: ['job', 'jobs'], atEnd: 'jobs', story: 'pages-jobpage--loaded' },
  apply: { title: 'Application', address: paths.apply('3'), calls: ['job'], story: 'pages-applypage--loaded' },
  blog: { title: 'Blog', address: paths.blog, calls: ['blogs'], story: 'pages-blogpage--loaded' },
  // The first two posts are built in: they show without a response.
  post: { title: 'Blog post', address: paths.blogPost('3'), calls: ['blogs'], story: 'pages-blogpostpage--loaded' },
  login: {
    title: 'Admin login',
    address: paths.adminLogin,
    calls: ['login'],
    onSubmit: true,
    story: 'pages-adminloginpage--default',
  },
  dashboard: {
    title: 'Dashboard',
    address: paths.admin,
    calls: ['dashboard'],
    scenario: 'signed-in',
    story: 'pages-dashboardpage--loaded',
  },
} as const satisfies Record<string, PageStates>

export type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as PageName[]

/** The page at a path of the site, if its look depends on what endpoints respond. */
export function pageAt(path: string): PageName | undefined {
  return pageNames.find((name) => new RegExp(`^${pages[name].address.replace('/3', '/[^/]+')}$`, 'i').test(path))
}

/** Where Storybook shows the page at a path: its story, or the docs of its component. */
export function storybookPath(path: string): string {
  const name = pageAt(path)
  if (name) return `/story/${pages[name].story}`
  const [key] = Object.entries(paths).find(([, fixed]) => fixed === path) ?? ['notFound']
  const page = servicePaths.some((servicePath) => servicePath === path) ? 'service' : key
  return `/docs/pages-${page.replace(/^manage.*/, 'placeholder').toLowerCase()}page--docs`
}
