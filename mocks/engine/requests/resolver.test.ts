import { getResponse } from 'msw'
import * as v from 'valibot'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { Endpoint } from '@/contract/endpoint'
import { createBackend } from '../backend'
import { listVariants } from '../behaviors'
import { exact, listOf, optional, type RowOf, text } from '../database/columns'
import { createDefine, type Definition } from '../resource'
import { immediate } from './handlers'

// What the library does not have: another scheme of tokens, optional sign-in, errors by field, forms, texts and files.

const Note = v.object({ slug: v.string(), author: v.nullable(v.string()) })
const NewNote = v.object({
  title: v.pipe(v.string(), v.nonEmpty('can’t be blank')),
  links: v.optional(v.array(v.object({ href: v.string() }))),
})
const atNote = { base: 'notes', path: '/notes/:slug', params: v.object({ slug: v.string() }) } as const
const endpoints = {
  note: { ...atNote, method: 'GET', response: Note },
  latest: { method: 'GET', base: 'notes', path: '/notes/latest', response: Note },
  print: { ...atNote, method: 'GET', path: '/notes/:slug.txt', response: Note },
  vote: {
    method: 'POST',
    base: 'notes',
    path: '/votes',
    body: v.optional(v.object({ stars: v.number() }), { stars: 1 }),
    response: v.number(),
  },
  add: { method: 'POST', base: 'notes', path: '/notes', needsToken: true, body: NewNote, status: 201, response: Note },
  whoami: {
    method: 'GET',
    base: 'notes',
    path: '/whoami',
    response: v.object({ name: v.string(), agent: v.string() }),
  },
  refresh: { method: 'POST', base: 'notes', path: '/refresh', response: v.object({ token: v.string() }) },
  revoke: {
    method: 'POST',
    base: 'notes',
    path: '/revoke',
    bodyKind: 'form',
    body: v.object({ token: v.string() }),
    response: v.undefined(),
  },
  upload: {
    method: 'POST',
    base: 'notes',
    path: '/upload',
    bodyKind: 'form',
    body: v.object({
      title: v.string(),
      tag: v.array(v.string()),
      file: v.instance(File),
      about: v.optional(v.pipe(v.string(), v.parseJson(), v.object({ year: v.number() }))),
    }),
    response: v.object({ title: v.string(), size: v.number(), tags: v.number(), year: v.optional(v.number()) }),
  },
  shout: {
    method: 'POST',
    base: 'notes',
    path: '/shout',
    bodyKind: 'text',
    body: v.string(),
    response: v.object({ loud: v.string() }),
  },
  picture: {
    method: 'PUT',
    base: 'notes',
    path: '/picture',
    bodyKind: 'file',
    body: v.instance(Blob),
    response: v.object({ size: v.number() }),
  },
  counts: { method: 'GET', base: 'notes', path: '/counts', response: v.array(v.number()) },
  totals: { method: 'GET', base: 'notes', path: '/totals', response: v.array(v.number()) },
  download: { method: 'GET', base: 'notes', path: '/picture', response: v.any() },
  follow: { method: 'GET', base: 'notes', path: '/lines', response: v.string() },
} as const satisfies Record<string, Endpoint>

const userColumns = { name: text, email: exact }
const { defineResource, defineEndpoints } = createDefine<typeof endpoints, RowOf<typeof userColumns>>()

const users = defineResource({
  table: {
    name: 'user',
    title: 'Users',
    columns: userColumns,
    createRow: (id) => ({ id, name: `User ${id}`, email: '' }),
  },
  endpoints: {
    whoami: {
      resolve: ({ request, session }) => ({
        name: session?.user.name ?? 'nobody',
        agent: request.headers.get('x-agent') ?? '',
      }),
    },
  },
})

const notes = defineResource({
  table: {
    name: 'note',
    title: 'Notes',
    id: text,
    columns: { author: optional(text), links: listOf(v.object({ href: v.string() })) },
    createRow: (id) => ({ id: `note-${id}`, links: [] }),
  },
  endpoints: {
    note: { resolve: ({ request }) => ({ slug: request.params.slug, author: null }) },
    counts: { resolve: ({ table, getTable }) => [table.count(), getTable(users).count()], variants: listVariants },
    latest: { resolve: () => ({ slug: 'the latest', author: null }) },
    print: { resolve: ({ request }) => ({ slug: `${request.params.slug}, printed`, author: null }) },
    add: {
      resolve({ request, table, session }) {
        const { title, links = [] } = request.body
        const { id, author } = table.create({ id: title, author: session.user.name, links })
        for (const index of [1, 2]) table.create({ id: `${title}-${index}`, links: [] })
        return { slug: id, author }
      },
    },
  },
})

let lines: TransformStream<Uint8Array, Uint8Array>

const others = defineEndpoints({
  totals: { resolve: ({ getTable }) => [getTable(notes).count(), getTable(users).count()], variants: listVariants },
  refresh: { resolve: ({ openSession }) => ({ token: openSession(1, 60) }) },
  revoke: { resolve: ({ request, closeSession }) => closeSession(request.body.token) },
  upload: {
    resolve: ({ request: { body } }) => ({
      title: body.title,
      size: body.file.size,
      tags: body.tag.length,
      year: body.about?.year,
    }),
  },
  vote: { resolve: ({ request }) => request.body.stars },
  shout: { resolve: ({ request }) => ({ loud: request.body.toUpperCase() }) },
  picture: { resolve: ({ request }) => ({ size: request.body.size }) },
  download: { resolve: () => new Blob(['1234'], { type: 'image/png' }) },
  follow: { resolve: () => new Response(lines.readable) },
})

const definition: Definition = {
  name: 'notes',
  title: 'Notes',
  contract: endpoints,
  resources: [notes, users, others],
  datasets: { all: () => ({ user: [{ id: 1, name: 'Ada', email: 'ada@notes.example' }] }) },
  scenarios: { usual: { title: '', description: '', dataset: 'all', as: 'nobody' } },
  accounts: { nobody: { title: '', description: '' }, ada: { title: '', description: '', userId: 1 } },
  userTable: 'user',
  createErrorBody: (_base, _status, message, fields) => ({ errors: fields ?? { body: [message] } }),
  readToken: ({ headers }) =>
    /^Token (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ??
    headers.get('x-session') ??
    headers.get('x-reader') ??
    undefined,
  errorHeaders: { 'content-type': 'application/problem+json' },
  rejectInvalid: (invalid) => ({
    status: 422,
    fields: Object.fromEntries(invalid.map(({ path, message }) => [path.replace('body.', ''), [message]])),
  }),
}

const at = 'http://notes.example'
let backend: ReturnType<typeof createBackend>
beforeEach(() => {
  backend = createBackend(definition, { bases: { notes: at }, timing: immediate })
})

async function send(path: string, init: RequestInit = {}) {
  const response = await getResponse(backend.handlers, new Request(at + path, init))
  const body: unknown = await response?.json()
  return [response?.status, body]
}

const post = (path: string, body: BodyInit, headers = {}) => send(path, { method: 'POST', body, headers })
const token = (lifetime?: number) => backend.sessions.open(1, lifetime)

describe('a token', () => {
  test.each([
    ['of the definition’s scheme', () => ({ authorization: `Token ${token()}` })],
    ['in any header', () => ({ 'x-session': token() })],
    ['of the usual scheme', () => ({ authorization: `Bearer ${token()}` })],
    ['of a scheme in lower case', () => ({ authorization: `bearer ${token()}` })],
  ])('%s is read', async (_, createHeaders) => {
    expect(await send('/whoami', { headers: createHeaders() })).toEqual([200, { name: 'Ada', agent: '' }])
  })

  test('that has expired signs nobody in where it is optional', async () => {
    const headers = { authorization: `Token ${token(0)}`, 'x-agent': 'A' }
    expect(await send('/whoami', { headers })).toEqual([200, { name: 'nobody', agent: 'A' }])
  })

  test('that a refresh opens may outlive those of a state whose tokens have expired', async () => {
    backend.setOptions({ as: 'ada', expires: 0 })
    const response = await getResponse(backend.handlers, new Request(`${at}/refresh`, { method: 'POST' }))
    const { token } = v.parse(endpoints.refresh.response, await response?.json())
    expect(await send('/whoami', { headers: { 'x-session': token } })).toMatchObject([200, { name: 'Ada' }])
  })

  test('of a recorded login, which is hidden, is one of the first user’s, and can be had again', async () => {
    const headers = { 'x-session': '(hidden)' }
    expect(await send('/whoami', { headers })).toMatchObject([200, { name: 'Ada' }])
    const body = new URLSearchParams({ token: '(hidden)' })
    await getResponse(backend.handlers, new Request(`${at}/revoke`, { method: 'POST', body }))
    expect(await send('/whoami', { headers })).toMatchObject([200, { name: 'Ada' }])
  })

  test('is not in the log, whatever the name of its header', async () => {
    await send('/whoami', { headers: { 'x-reader': 'short', 'x-agent': 'A' } })
    const sent = backend.requests.get()[0]?.request.headers
    expect(Object.fromEntries(sent ?? [])).toMatchObject({ 'x-reader': '(hidden)', 'x-agent': 'A' })
  })

  test('that a request names in its body can be closed', async () => {
    const headers = { 'x-session': token() }
    const body = new URLSearchParams({ token: headers['x-session'] })
    await getResponse(backend.handlers, new Request(`${at}/revoke`, { method: 'POST', body }))
    expect(await send('/whoami', { headers })).toMatchObject([200, { name: 'nobody' }])
  })

  test('that is missing is reported before what is wrong with the body', async () => {
    expect(await post('/notes', '{}')).toEqual([401, { errors: { body: ['Unauthorized'] } }])
    const headers = { authorization: `Token ${token()}` }
    expect(await post('/notes', '{}', headers)).toEqual([422, { errors: { title: ['is missing'] } }])
    expect(await post('/notes', '{"title":""}', headers)).toEqual([422, { errors: { title: ['can’t be blank'] } }])
  })
})

test('an error has the headers of the definition', async () => {
  const response = await getResponse(backend.handlers, new Request(`${at}/notes`, { method: 'POST' }))
  const read = (name: string) => response?.headers.get(name)
  expect([read('content-type'), read('www-authenticate')]).toEqual(['application/problem+json', 'Bearer'])
})

test('an endpoint has the status of its contract, and its edits are undone at once', async () => {
  const headers = { authorization: `Token ${token()}` }
  const body = JSON.stringify({ title: 'tides', links: [{ href: '/a' }] })
  expect(await post('/notes', body, headers)).toEqual([201, { slug: 'tides', author: 'Ada' }])
  const note = backend.database.table('note')
  expect(note.findFirst({ where: { id: { equals: 'tides' } } })).toMatchObject({ links: [{ href: '/a' }] })
  expect([note.count(), backend.edits.active().length]).toEqual([3, 3])
  backend.edits.undo()
  expect(note.count()).toBe(0)
})

test('a variant changes the rows of its own table, and of all where an endpoint has none', async () => {
  backend.setOptions({ mock: { counts: 'many', totals: 'many' } })
  expect(await send('/counts')).toEqual([200, [200, 1]])
  expect(await send('/totals')).toEqual([200, [200, 200]])
})

test('of the paths that match, the one that says the most answers, wherever it stands', async () => {
  expect(await send('/notes/latest')).toMatchObject([200, { slug: 'the latest' }])
  expect(await send('/notes/tides.txt')).toMatchObject([200, { slug: 'tides, printed' }])
  expect(await send('/notes/other')).toMatchObject([200, { slug: 'other' }])
})

describe('a body', () => {
  test('is a form with files, of which the log has the names', async () => {
    const form = new FormData()
    for (const tag of ['a', 'b']) form.append('tag', tag)
    form.append('title', 'Tides')
    form.append('file', new File(['12345'], 'tides.txt', { type: 'text/plain' }))
    expect(await post('/upload', form)).toEqual([200, { title: 'Tides', size: 5, tags: 2 }])
    expect(backend.requests.get()[0]?.request.body).toContain('(file tides.txt, 5 bytes, text/plain)')
    form.append('about', '{"year":2026}')
    expect(await post('/upload', form)).toMatchObject([200, { year: 2026 }])
    expect(await post('/upload', 'no form')).toEqual([422, { errors: { body: ['is missing'] } }])
  })

  test('may be missing if its schema says so', async () => {
    expect(await send('/votes', { method: 'POST' })).toEqual([200, 1])
    expect(await post('/votes', '{"stars":5}')).toEqual([200, 5])
    expect(await post('/votes', '{"stars":')).toEqual([422, { errors: { body: ['Not JSON'] } }])
  })

  test('is a text or a file', async () => {
    expect(await post('/shout', 'Ahoy')).toEqual([200, { loud: 'AHOY' }])
    expect(await send('/picture', { method: 'PUT', body: new Blob(['1234']) })).toEqual([200, { size: 4 }])
  })
})

describe('a response', () => {
  const get = async (path: string) => {
    const response = await getResponse(backend.handlers, new Request(at + path))
    if (!response) throw new Error(`Nothing answers ${path}`)
    return response
  }

  test('is the file that a resolver returns', async () => {
    const response = await get('/picture')
    expect([response.headers.get('content-type'), await response.text()]).toEqual(['image/png', '1234'])
  })

  describe('that is a stream', () => {
    const encoder = new TextEncoder()
    beforeEach(() => {
      lines = new TransformStream()
    })

    test('arrives part by part, and the log has it when it ends', async () => {
      const source = lines.writable.getWriter()
      const response = await get('/lines')
      const reader = response.body?.getReader()
      void source.write(encoder.encode('one\n'))
      expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('one\n')
      expect(backend.requests.get()[0]?.status).toBeUndefined()
      void source.close()
      await vi.waitFor(() =>
        expect(backend.requests.get()[0]).toMatchObject({ status: 200, response: { body: 'one\n' } }),
      )
    })

    test('is closed at once for HEAD, and has its status in the log', async () => {
      const source = lines.writable.getWriter()
      const response = await getResponse(backend.handlers, new Request(`${at}/lines`, { method: 'HEAD' }))
      expect(response?.body).toBeNull()
      await expect(source.closed).rejects.toBeUndefined()
      expect(backend.requests.get()).toMatchObject([{ status: 200, responseIssues: [] }])
    })

    test('is canceled in the log when the page gives it up, and closed for page and resolver', async () => {
      const source = lines.writable.getWriter()
      const leaving = new AbortController()
      const response = await getResponse(backend.handlers, new Request(`${at}/lines`, { signal: leaving.signal }))
      const received = response?.text()
      leaving.abort()
      expect(backend.requests.get()[0]?.ended).toBe('canceled')
      await expect(received).rejects.toThrow('aborted')
      await expect(source.closed).rejects.toThrow('aborted')
    })

    test('breaks for the page, and is lost in the log', async () => {
      const response = await get('/lines')
      void lines.writable.abort(new Error('cut off'))
      await expect(response.text()).rejects.toThrow('cut off')
      await vi.waitFor(() => expect(backend.requests.get()[0]?.ended).toBe('lost'))
    })
  })
})

describe('a definition with a wrong name is refused with a sentence that says where:', () => {
  const usual = { title: '', description: '', dataset: 'all', as: 'nobody' }
  test.each<[string, Partial<Definition>]>([
    [
      'Scenario "bad": there is no dataset "al". Did you mean "all"?',
      { scenarios: { usual, bad: { ...usual, dataset: 'al' } } },
    ],
    [
      'Scenario "bad": Unknown account "ad". Did you mean "ada"?',
      { scenarios: { usual, bad: { ...usual, as: 'ad' } } },
    ],
    [
      'Scenario "bad": Unknown endpoint "lates". Did you mean "latest"?',
      { scenarios: { usual, bad: { ...usual, overrides: [{ endpoint: 'lates', steps: [{ behavior: 'ok' }] }] } } },
    ],
    [
      'Scenario "bad": "latest" does not support "eror". Did you mean "error"?',
      { scenarios: { usual, bad: { ...usual, overrides: [{ endpoint: 'latest', steps: [{ behavior: 'eror' }] }] } } },
    ],
    [
      'Scenario "bad": there is no behavior "eror". Did you mean "error"?',
      { scenarios: { usual, bad: { ...usual, everywhere: 'eror' } } },
    ],
    [
      'Path of "note": there is no parameter "slug". Did you mean "slugs"?',
      { contract: { ...endpoints, note: { ...endpoints.note, params: v.object({ slugs: v.string() }) } } },
    ],
    ['Contract: there is no resource for "upload".', { resources: [notes, users] }],
    [
      'There are two endpoints at "GET notes /notes/:"',
      { contract: { ...endpoints, whoami: { ...endpoints.whoami, path: '/notes/:user' } } },
    ],
    ['Resources: there is no endpoint "note". There is none.', { contract: {} }],
    [
      'Table "note" needs no column "id".',
      { resources: [users, others, { ...notes, table: { ...notes.table, columns: { id: text } } }] },
    ],
    ['There are two resources for "note"', { resources: [notes, users, others, notes] }],
    ['There are two tables "note"', { resources: [notes, users, others, notes] }],
    ['No link can say "half open": use letters, digits and hyphens.', { scenarios: { usual, 'half open': usual } }],
    ['There are two scenarios "Usual", perhaps in another letter case.', { scenarios: { usual, Usual: usual } }],
    [
      'Dataset "all" can\'t be used. Error: There is no table "ship": use one of note, user.',
      { datasets: { all: () => ({ ship: [] }) } },
    ],
    [
      'Dataset "all" can\'t be used. OperationError: Failed to create a "user" entity: an entity with the same primary key "1"',
      { datasets: { all: () => ({ user: [{ id: 1 }, { id: 1 }] }) } },
    ],
    [
      'Dataset "all" can\'t be used. Error: "note" has over 1000 rows.',
      { datasets: { all: () => ({ note: Array.from({ length: 1001 }, (_, id) => ({ id: `n${id}`, links: [] })) }) } },
    ],
    [
      'Page "start": there is no endpoint "lates". Did you mean "latest"?',
      { pages: { start: { title: '', address: '/', calls: ['note', 'lates'] } } },
    ],
    [
      'Page "start": there is no endpoint "lates". Did you mean "latest"?',
      { pages: { start: { title: '', address: '/', calls: ['note'], atEnd: 'lates' } } },
    ],
    [
      'Page "start": there is no scenario "usal". Did you mean "usual"?',
      { scenarios: { usual }, pages: { start: { title: '', address: '/', calls: ['note'], scenario: 'usal' } } },
    ],
    ['userTable: there is no table "usr". Did you mean "user"?', { userTable: 'usr' }],
    [
      'Label of table "note": there is no column "titel".',
      { resources: [users, others, { ...notes, table: { ...notes.table, label: ['titel'] } }] },
    ],
  ])('%s', (sentence, part) => {
    expect(() => createBackend({ ...definition, ...part }, { bases: {}, timing: immediate })).toThrow(sentence)
  })

  test('bases: end "/api/" of "notes" without a slash.', () => {
    const create = () => createBackend(definition, { bases: { notes: '/api/' }, timing: immediate })
    expect(create).toThrow('bases: end "/api/" of "notes" without a slash.')
  })

  test('bases: there is no service "note". Did you mean "notes"?', () => {
    const create = () => createBackend(definition, { bases: { note: '/notes' }, timing: immediate })
    expect(create).toThrow('bases: there is no service "note". Did you mean "notes"?')
  })
})

test('a contract may begin without an endpoint', () => {
  const part = { contract: {}, resources: [users].map(({ table }) => ({ table, endpoints: {} })) }
  expect(() => createBackend({ ...definition, ...part }, { bases: {}, timing: immediate })).not.toThrow()
})
