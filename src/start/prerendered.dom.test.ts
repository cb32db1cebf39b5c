import { expect, test } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { paths } from '@/content/paths'
import { responsesId } from '@/protocol'
import { correctAddress, isPlain, pathBelow, restoreResponses } from './prerendered'

test.each([
  '',
  '?utm_source=chat&utm_medium=x',
  '?gclid=1&fbclid=2&msclkid=3',
  '?ref=newsletter',
  '?department=sales&panel=off',
])('the query "%s" leaves a page plain', (search) => expect(isPlain(search)).toBe(true))

test.each([
  '?q=nurse',
  '?page=2',
  '?about=training',
  '?mock=error',
  '?scenario=first-day',
  '?a-new-filter=1',
  '?utm_source=x&type=y',
])('the query "%s" may change a page', (search) => expect(isPlain(search)).toBe(false))

test.each([
  ['/some/path', '/some/path/'],
  ['/some/path?q=nurse#main', '/some/path/?q=nurse#main'],
  ['/some/path/jobs/index.html?q=nurse', '/some/path/jobs/?q=nurse'],
  ['/some/path/jobs', '/some/path/jobs'],
  ['/some/path/jobs/2.', '/some/path/jobs/2'],
  ['/some/path/jobs/2%20', '/some/path/jobs/2'],
  [`/some/path${paths.job('nurse-(rn)')}`, '/some/path/jobs/nurse-(rn%29'],
  [`/some/path${paths.blogPost('A.B.')}.`, '/some/path/blog/A.B%2e'],
  ['/some/path/contact),?about=it', '/some/path/contact?about=it'],
  ['/some/path/c%6Fnt%61ct?q=%61#%61', '/some/path/contact?q=%61#%61'],
  ['/some/path/jobs/%7A%31%2F%3f%25%5c%40%e2%82%ac', '/some/path/jobs/z1%2F%3f%25%5c%40%e2%82%ac'],
  [`${location.origin}//path/j%6Fbs//index.html`, '/path/jobs/'],
  ['/some/pathway', '/some/pathway'],
])('a host below /some/path/ that shows %s shows %s', (opened, shown) => {
  history.replaceState(null, '', opened)
  correctAddress('/some/path/')
  expect(location.pathname + location.search + location.hash).toBe(shown)
  history.replaceState(null, '', '/')
})

test.each([
  ['/', '/', '/'],
  ['/base/', '/base/', '/'],
  ['/base/__states/', '/base/', '/__states'],
  ['/jobs/7/apply', '/', '/jobs/7/apply'],
])('of %s, the path below %s is %s', (pathname, baseUrl, path) => expect(pathBelow(pathname, baseUrl)).toBe(path))

test('responses of a document are shown as stale ones, and a file of them that is missing is told', async () => {
  const link = document.head.appendChild(document.createElement('link'))
  link.id = responsesId
  link.href = `data:text/javascript,${encodeURIComponent('export default [[["jobs"],[]]]')}`
  expect(await restoreResponses()).toBe(true)
  expect(queryClient.getQueryState(['jobs'])).toMatchObject({ data: [], dataUpdatedAt: 0 })
  link.href = 'data:text/plain,'
  expect(await restoreResponses()).toBe(false)
})
