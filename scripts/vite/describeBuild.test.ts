import { afterEach, expect, test, vi } from 'vitest'
import { describeBuild } from './describeBuild'

afterEach(() => vi.unstubAllEnvs())

test('a build is named by its version and commit, and where there is no git by its day', () => {
  expect(describeBuild()).toMatch(/^\d+\.\d+\.\d+ [\w.-]+$/)
  vi.stubEnv('PATH', '')
  expect(describeBuild()).toMatch(/^\d+\.\d+\.\d+ \d{4}-\d\d-\d\d$/)
})
