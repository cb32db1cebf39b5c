import type { EndpointName } from '@/contract/endpoints'
import { paths } from '@/content/paths'
import type { ScenarioName } from './scenarios'

/** A page of the site whose look depends on what endpoints answer. */
export interface SitePage {
  title: string
  address: string
  /** What it asks by itself, once it is open; with `onSubmit`, what it asks when its form is sent. */
  asks: readonly [EndpointName, ...EndpointName[]]
  onSubmit?: true
  /** What shows in the page's last section, below all that stays the same. */
  below?: readonly (EndpointName | 'scenarios')[]
  /** The situation it needs to be reached at all. */
  scenario?: ScenarioName
}

/** All of them. e2e/states.e2e.ts holds the table against the requests that the pages really send. */
export const pages = {
  home: { title: 'Home', address: paths.home, asks: ['news'], below: ['news', 'scenarios'] },
  jobs: { title: 'Jobs', address: paths.jobs, asks: ['jobs'] },
  job: { title: 'One job', address: paths.job('3'), asks: ['job', 'jobs'], below: ['jobs'] },
  apply: { title: 'Application', address: paths.apply('3'), asks: ['job'] },
  blog: { title: 'Blog', address: paths.blog, asks: ['blogs'] },
  // The first two posts are built in: they show without an answer.
  post: { title: 'One post', address: paths.blogPost('3'), asks: ['blogs'] },
  login: { title: 'Admin login', address: paths.adminLogin, asks: ['login'], onSubmit: true },
  dashboard: { title: 'Dashboard', address: paths.admin, asks: ['dashboard'], scenario: 'signed-in' },
} as const satisfies Record<string, SitePage>

export type PageName = keyof typeof pages

export const pageNames = Object.keys(pages) as PageName[]
