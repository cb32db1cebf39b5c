import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, preview, resolveConfig } from 'vite'
import { expect, test, vi } from 'vitest'
import { agencyServer } from '~mocks/agency/server'
import { immediate } from '~mocks/engine/requests/handlers'
import { serve } from '~mocks/transports/http'

test('npm start with API_PROXY sends the calls of the site to the service, and serves its pages itself', async () => {
  const service = await serve({ ...agencyServer, port: 0, host: '127.0.0.1', timing: immediate })
  vi.stubEnv('API_PROXY', `http://127.0.0.1:${service.port}`)
  vi.stubEnv('VITE_BACKEND', 'live')
  const site = await createServer({
    server: { port: 0, ws: false },
    // Not the cache of a development server that is running.
    cacheDir: path.join(tmpdir(), 'alderway-proxy-test'),
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  })
  await site.listen()
  try {
    const [at = ''] = site.resolvedUrls?.local ?? []
    expect(await (await fetch(`${at}api/jobs`)).json()).toHaveLength(30)
    expect((await fetch(`${at}news/top-headlines?country=us&category=sports&apiKey=k`)).status).toBe(200)
    expect(await (await fetch(`${at}jobs`, { headers: { accept: 'text/html' } })).text()).toContain(
      '<div role="none" id="root"',
    )
  } finally {
    await site.close()
    await service.stop()
    vi.unstubAllEnvs()
  }
})

test('npm run preview serves the document of each address, and 404.html for others', async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'alderway-preview-test-'))
  mkdirSync(path.join(outDir, 'jobs'))
  for (const name of ['index', 'jobs/index', '404']) writeFileSync(path.join(outDir, `${name}.html`), name)
  const site = await preview({ build: { outDir }, preview: { port: 0 }, logLevel: 'error' })
  const [at = ''] = site.resolvedUrls?.local ?? []
  const answers = ['', 'jobs', 'jobs/', 'nothing'].map(async (address) => {
    const response = await fetch(at + address)
    return [response.status, await response.text()]
  })
  const page = [200, 'jobs/index']
  expect(await Promise.all(answers)).toEqual([[200, 'index'], page, page, [404, '404']])
  await site.close()
})

test.each([
  ['SITE_URL', 'alderway.example'],
  ['SITE_URL', 'localhost:4173'],
  ['SITE_URL', '/demo/'],
  ['API_PROXY', 'localhost:5000'],
])('%s=%s is refused before anything begins', async (name, url) => {
  vi.stubEnv(name, url)
  await expect(resolveConfig({ logLevel: 'silent' }, 'build')).rejects.toThrow(`correct ${name} (is "${url}").`)
  vi.unstubAllEnvs()
})
