import { afterEach, expect, test, vi } from 'vitest'
import { onRecoverableError } from './showPage'

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
