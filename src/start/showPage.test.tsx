import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { preloadPages } from '@/app/routes'
import { collectAnnouncements } from '~test/matrix'
import { onRecoverableError, showPage } from './showPage'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  [new DOMException('Skipped view transition due to viewport resize', 'InvalidStateError'), 0],
  [new DOMException('Transition was aborted because of timeout in DOM update', 'TimeoutError'), 0],
  [new Error('Hydration failed'), 1],
])('of %s there are %i reports', (error, count) => {
  const report = vi.fn<(error: unknown) => void>()
  vi.stubGlobal('reportError', report)
  onRecoverableError(error)
  expect(report).toHaveBeenCalledTimes(count)
})

// A screen reader says the title that a document has when it is loaded.
test.each([
  ['is announced behind a shell, which has another title', '<title data-shell>Alderway</title>', 1],
  ['is not announced in its own document', '<title data-page-name>About Alderway | Alderway</title>', 0],
])('the first page %s', async (_, head, count) => {
  document.head.innerHTML = head
  history.replaceState(null, '', '/about')
  const root = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => {
    root.remove()
    history.replaceState(null, '', '/')
  })
  const announcements = collectAnnouncements()
  await showPage(root, { path: '/about', isDefault: false, ready: preloadPages('/about') })
  expect(document.title).toBe('About Alderway | Alderway')
  expect(announcements().filter((text) => text === document.title)).toHaveLength(count)
})
