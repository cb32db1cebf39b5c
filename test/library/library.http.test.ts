import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { immediate } from '~mocks/engine/requests/handlers'
import { serve } from '~mocks/transports/http'
import { describeContract } from '~mocks/transports/openapi'
import { endpoints } from './contract'
import { library } from './library'
import { libraryServer } from './server'

let server: Awaited<ReturnType<typeof serve>>
beforeAll(async () => {
  server = await serve({ ...libraryServer, port: 0, host: '127.0.0.1', timing: immediate })
})
afterAll(() => server.stop())

const send = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${server.port}${path}`, init)

test('a library is served over HTTP, in the state that a request names', async () => {
  expect(await (await send('/library/books?size=1')).json()).toMatchObject({ total: 3, books: [{ id: 'isbn-3' }] })
  expect((await send('/library/books?mock=books:503')).status).toBe(503)
  expect((await send('/library/books/isbn-2?scenario=reading')).status).toBe(404)
  expect(await (await send('/library/me', { headers: { 'x-as': 'reader' } })).json()).toEqual({ name: 'Ada' })
})

test('what is written is read', async () => {
  const headers = { 'x-as': 'reader', 'content-type': 'application/json' }
  const added = await send('/library/books', { method: 'POST', headers, body: '{"title":"Tides"}' })
  expect(added.status).toBe(201)
  expect(added.headers.get('access-control-expose-headers')?.split(',')).toContain('location')
  expect(await (await send('/library/books?size=9')).json()).toMatchObject({ total: 4 })
  expect((await send('/library/books/isbn-1', { method: 'DELETE' })).status).toBe(204)
})

test('what is wrong with a request is said in the form of the library’s own errors', async () => {
  const refused = await send('/library/books', { method: 'PUT' })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
  expect(await (await send('/library/nothing')).json()).toMatchObject({
    status: 404,
    message: expect.stringContaining('GET /library/books/:id'),
  })
})

test('its contract is described as OpenAPI, for the origin that it is served at', async () => {
  expect(await (await send('/openapi.json')).json()).toMatchObject({
    info: { title: 'Library API' },
    paths: { '/library/books/{id}': { patch: { operationId: 'changeBook' }, delete: { operationId: 'removeBook' } } },
  })
})

test('a server of a contract without an endpoint says that there is none', async () => {
  const resources = library.resources.map(({ table }) => ({ table, endpoints: {} }))
  const scenarios = { usual: { title: 'Usual', description: 'All is well.' } }
  const definition = { ...library, contract: {}, resources, scenarios }
  const empty = await serve({ definition, bases: {}, port: 0, host: '127.0.0.1', timing: immediate })
  const refused = await fetch(`http://127.0.0.1:${empty.port}/library/books`)
  expect(await refused.json()).toMatchObject({ message: 'There is no GET /library/books; there are none.' })
  expect(await (await fetch(`http://127.0.0.1:${empty.port}/openapi.json`)).json()).toMatchObject({ paths: {} })
  await empty.stop()
})

test('two services may have the same path, and none is left out of the description', () => {
  const shop = { method: 'GET', base: 'shop', path: '/books/:id', params: endpoints.book.params } as const
  const contract = { ...endpoints, offer: { ...shop, response: v.object({ price: v.number() }) } }
  const bases = { library: '/library', shop: '/shop' }
  const { paths } = describeContract({ ...library, contract }, bases, 'http://here')
  const servers = [{ url: 'http://here' }]
  expect(paths['/library/books/{id}']?.get).toMatchObject({ operationId: 'book', servers })
  expect(paths['/shop/books/{id}']?.get).toMatchObject({ operationId: 'offer', servers })
})

test('its description says how bodies are sent, and which of them may be missing', () => {
  const cover = { base: 'library', path: '/cover', bodyKind: 'form', body: v.object({ file: v.file() }) } as const
  const list = { base: 'library', path: '/list', body: v.optional(v.object({})) } as const
  const contract = {
    ...endpoints,
    cover: { ...cover, method: 'POST', response: v.undefined() },
    print: { ...list, method: 'POST', response: v.string() },
    photo: { ...list, method: 'PUT', response: v.any() },
  } as const
  const { paths } = describeContract({ ...library, contract }, {})
  expect(paths['/books/{id}']).toMatchObject({ delete: { responses: { 204: { description: 'Success' } } } })
  const file = { type: 'string', format: 'binary' }
  const content = { 'multipart/form-data': { schema: { properties: { file } } } }
  expect(paths['/cover']).toMatchObject({ post: { requestBody: { required: true, content } } })
  expect(paths['/list']).toMatchObject({
    post: { requestBody: { required: false }, responses: { 200: { content: { 'text/plain': {} } } } },
    put: { responses: { 200: { content: { 'application/octet-stream': {} } } } },
  })
})
