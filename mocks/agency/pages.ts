import type { EndpointName } from '@/contract/endpoints'
import { type Address, paths } from '@/content/paths'
import { findPage, type Page } from '../engine/resource'
import type { ScenarioName } from './scenarios'

export interface PageStates extends Page {
  address: Address
  calls: readonly [EndpointName, ...EndpointName[]]
  atEnd?: EndpointName
  scenario?: ScenarioName
  story: string
}

/** src/pages/matrix.test.tsx compares it with the requests that the pages send. */
export const pages = {
  home: { title: 'Home', address: paths.home, calls: ['news'], atEnd: 'news', story: 'pages-homepage--loaded' },
  jobs: { title: 'Jobs', address: paths.jobs, calls: ['jobs'], story: 'pages-jobspage--loaded' },
  job: {
    title: 'Job',
    address: paths.job('3'),
    path: paths.job('*'),
    calls: ['job', 'jobs'],
    atEnd: 'jobs',
    story: 'pages-jobpage--loaded',
  },
  apply: {
    title: 'Application',
    address: paths.apply('3'),
    path: paths.apply('*'),
    calls: ['job'],
    story: 'pages-applypage--loaded',
  },
  blog: { title: 'Blog', address: paths.blog, calls: ['blogs'], story: 'pages-blogpage--loaded' },
  // The first two posts show without a response.
  post: {
    title: 'Blog post',
    address: paths.blogPost('3'),
    path: paths.blogPost('*'),
    calls: ['blogs'],
    story: 'pages-blogpostpage--loaded',
  },
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
    calls: ['dashboard', 'jobs', 'blogs'],
    scenario: 'signed-in',
    story: 'pages-dashboardpage--loaded',
  },
} as const satisfies Record<string, PageStates>

export type PageName = keyof typeof pages

export function findStory(path: string, baseUrl: string) {
  const storybook = __STATIC_DEMO__ ? `${baseUrl}storybook/` : 'http://localhost:6006/'
  const page = findPage<PageStates>(pages, path)
  return page && `${storybook}?path=/story/${page.story}`
}
