import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createHost } from '../scripts/host'

const parent = mkdtempSync(path.join(tmpdir(), 'alderway-host-'))

beforeAll(() => {
  for (const [folder, pages] of Object.entries({ dist: ['index', 'about', '404'], 'dist-live': ['index'] })) {
    mkdirSync(path.join(parent, folder))
    for (const page of pages) writeFileSync(path.join(parent, folder, `${page}.html`), `${folder} ${page}`)
  }
})

afterAll(() => rmSync(parent, { recursive: true }))

describe.each(['/', '/some/path/'])('the static host, below %s,', (base) => {
  const host = createHost(path.join(parent, 'dist'), base)
  beforeAll(() => new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => host.close(resolve)))

  /** Requests a path as it is: fetch would normalize it. */
  function get(pathname: string): Promise<[number | undefined, string]> {
    const { port } = host.address() as AddressInfo
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path: base + pathname, agent: false }
      request(options, async (response) => resolve([response.statusCode, await text(response)]))
        .on('error', reject)
        .end()
    })
  }

  test.each([
    ['', 'dist index'],
    ['about', 'dist about'],
    ['%61bout', 'dist about'],
  ])('serves /%s', async (pathname, body) => {
    expect(await get(pathname)).toEqual([200, body])
  })

  test.each([
    'nothing',
    '..%2Fdist-live/index.html',
    '../dist-live/index.html',
    '..%5Cdist-live%5Cindex.html',
    '%2e%2e/dist-live/index.html',
    '/..%2F..%2Fdist-live/index.html',
    '%',
    '%E0%A4%A',
    'about%00',
    '?%',
  ])('serves nothing outside its folder and survives /%s', async (pathname) => {
    const [status, body] = await get(pathname)
    expect(body).not.toContain('dist-live')
    expect(status).toBe(pathname === '?%' ? 200 : 404)
    expect(await get('about')).toEqual([200, 'dist about'])
  })
})
