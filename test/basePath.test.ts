import { expect, test, vi } from 'vitest'
import { resolveConfig } from 'vite'

test.each([
  ['', '/'],
  ['/careers/', '/careers/'],
  ['/careers', '/careers/'],
  ['careers/site', '/careers/site/'],
])('BASE_PATH=%s builds the site for %s', async (written, base) => {
  vi.stubEnv('BASE_PATH', written)
  const config = await resolveConfig({ logLevel: 'silent' }, 'build', 'test')
  expect([config.base, config.env.BASE_URL]).toEqual([base, base])
  vi.unstubAllEnvs()
})
