import { expect, test } from 'vitest'
import { about } from '@/content/about'
import { admin } from '@/content/admin'
import { blog } from '@/content/blog'
import { contact } from '@/content/contact'
import { hireUs } from '@/content/hireUs'
import { jobsPage, jobsListing } from '@/content/jobs'
import { landmarks, missing, notFound } from '@/content/notFound'
import { type FixedPath, fixedPaths, missingPaths, paths } from '@/content/paths'
import { findAnswer } from './findAnswer'

test.each(Object.values(missingPaths))('%s has an answer of its own, with pages of the site', (path) => {
  const answer = findAnswer(path)
  expect(answer).toBe(missing[path])
  expect(fixedPaths).toEqual(expect.arrayContaining([...answer.nearest]))
  expect(findAnswer(`${path.toUpperCase()}/`)).toBe(answer)
})

test.each([
  ['/apply', [paths.jobsListing, paths.jobs]],
  ['/services/anything', [paths.domesticStart, paths.internationalStart, paths.talentAcquisition]],
  ['/services/payrol', [paths.contact, paths.hireUs]],
  ['/aply', [paths.jobsListing, paths.jobs]],
  ['/abuot', [paths.about]],
  ['/contcat', [paths.contact]],
  ['/Contact-Us', [paths.contact]],
  ['/about/people', [paths.about]],
  ['/about-us', [paths.about]],
  ['/domestic', [paths.domesticStart, paths.domesticAssistance, paths.domesticLocalHiring]],
  ['/hire', [paths.hireUs]],
  ['/jbos', [paths.jobs]],
  ['/job-listing', [paths.jobsListing]],
  ['/international/imigration', [paths.internationalImmigration]],
  ['/verification', [paths.domesticVerification, paths.internationalVerification]],
  ['/domestic/immigration', [paths.internationalImmigration]],
  ['/jobs/3/aply', [paths.jobs, paths.jobsListing]],
  ['/blog/3/comments', [paths.blog]],
  ['/admin/manage-job', [paths.manageJobs]],
  ['/admin/settings', []],
  ['/a/path/of/nothing', [paths.jobsListing, paths.hireUs]],
  ['/%E0%A4%A', [paths.jobsListing, paths.hireUs]],
])('%s leads to %j', (path, nearest) => {
  expect(findAnswer(path).nearest).toEqual(nearest)
})

test('an address outside of the admin area never leads into it, nor the other way round', () => {
  expect(findAnswer('/manage-jobs').nearest).not.toContain(paths.manageJobs)
  expect(findAnswer('/admin/blog').nearest).not.toContain(paths.blog)
})

test('one near page is offered in other words than several', () => {
  expect(findAnswer('/abuot').text).toBe(notFound.oneNear)
  expect(findAnswer('/verification').text).toBe(notFound.someNear)
})

const titles: [path: FixedPath, title: string][] = [
  [paths.about, about.title],
  [paths.blog, blog.title],
  [paths.contact, contact.title],
  [paths.hireUs, hireUs.title],
  [paths.jobs, jobsPage.title],
  [paths.jobsListing, jobsListing.title],
  [paths.adminLogin, admin.login.title],
  [paths.admin, admin.dashboard.title],
  [paths.manageJobs, admin.placeholders.manageJobs.title],
  [paths.manageSlider, admin.placeholders.manageSlider.title],
  [paths.manageMenu, admin.placeholders.manageMenu.title],
]

test.each(titles)('%s is offered under the title of its page', (path, title) => {
  expect(landmarks[path]?.title).toBe(title)
})

const offered = fixedPaths.filter((path) => path !== paths.home)

test.each(offered)('%s has a name in the menu, in the footer or among the landmarks of content/notFound.ts', (path) => {
  expect(landmarks[path]?.title).toBeTruthy()
})
