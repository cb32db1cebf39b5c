import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer } from 'vite'
import { expect, test, vi } from 'vitest'
import { immediate } from '~mocks/engine/requests/handlers'
import { serve } from '~mocks/transports/http'

test('npm start with API_PROXY sends the calls of the site to the service, and serves its pages itself', async () => {
  const service = await serve({ port: 0, host: '127.0.0.1', timing: immediate })
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
    expect(await (await fetch(`${at}jobs`, { headers: { accept: 'text/html' } })).text()).toContain('<div id="root"')
  } finally {
    await site.close()
    await service.stop()
    vi.unstubAllEnvs()
  }
})
