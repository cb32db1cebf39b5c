import { expect, test } from 'vitest'
import { readSheet } from './sheetArguments'

test.each([
  [['/jobs'], 'page=jobs&width=320&theme=light', 'jobs-320-light.png'],
  [['jobs', '--theme', 'dark', '--width', '768'], 'page=jobs&width=768&theme=dark', 'jobs-768-dark.png'],
  [['/'], 'page=home&width=320&theme=light', 'home-320-light.png'],
  [['/jobs/7'], 'page=job&width=320&theme=light', 'job-320-light.png'],
  [['C:/Program Files/Git/blog'], 'page=blog&width=320&theme=light', 'blog-320-light.png'],
  [['--scenario', 'backend-down'], 'scenario=backend-down&width=320&theme=light', 'backend-down-320-light.png'],
])('the arguments %j show %s in %s', (args, query, file) => {
  expect(readSheet(args)).toMatchObject({ query, file })
})

test.each([
  [['/job'], 'Unknown page "/job". Did you mean "/jobs"?'],
  [['/nowhere-at-all'], /^Unknown page "\/nowhere-at-all". Use one of: \/, \/jobs, /],
  [['/jobs', '--width', '321'], 'Unknown width "321". Use one of: 320, 768, 1440.'],
  [['--scenario', 'backend'], /^Unknown scenario "backend"/],
  [[], 'Name a page or a scenario.'],
  [['/jobs', '/blog'], 'A sheet shows one page.'],
])('the arguments %j are refused: %s', (args, message) => {
  expect(() => readSheet(args)).toThrow(message)
})
