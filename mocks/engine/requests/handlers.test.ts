import { getResponse } from 'msw'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { storageWith } from '~test/backendParts'
import { at, createLibrary } from '~test/library/createLibrary'
import { readHar, writeHar } from '../recording/har'
import { type Behavior, listVariants, type Override } from '../behaviors'

let backend: ReturnType<typeof createLibrary>
beforeEach(() => {
  backend = createLibrary()
})

async function send(method: string, path: string, { body, signal, headers = {} }: RequestInit = {}) {
  const init = { method, headers, ...(body && { body }), ...(signal && { signal }) }
  const response = await getResponse(backend.handlers, new Request(at + path, init))
  if (!response) throw new Error(`Nothing answers ${method} ${path}`)
  return response
}

const get = (path: string, init?: RequestInit) => send('GET', path, init)
const readBody = async (path: string) => Object(await (await get(path)).json())
const set = (...overrides: Override[]) => backend.set({ ...backend.catalog.everyday, overrides })
const signIn = () => ({ authorization: `Bearer ${backend.sessions.open(1)}` })

describe('a resolver', () => {
  test('reads pages, numbers and repeated keys of a query, and sorts', async () => {
    expect(await readBody('/books')).toMatchObject({ total: 3, books: [{ id: 'isbn-3' }, { id: 'isbn-2' }] })
    expect(await readBody('/books?page=2&size=2')).toMatchObject({ books: [{ id: 'isbn-1' }] })
    expect(await readBody('/books?tag=sea&tag=light')).toMatchObject({ total: 2 })
    expect((await get('/books?page=two')).status).toBe(400)
  })

  test('creates, changes and deletes rows, each an edit that can be undone', async () => {
    const headers = signIn()
    const created = await send('POST', '/books', { headers, body: '{"title":"Tides","tags":["sea"]}' })
    expect([created.status, await created.json()]).toEqual([
      201,
      expect.objectContaining({ id: 'isbn-4', title: 'Tides', tags: ['sea'], publisher: { name: '', city: '' } }),
    ])
    const changed = await send('PATCH', '/books/isbn-1', { body: '{"title":"Rocks"}' })
    expect(await changed.json()).toMatchObject({ title: 'Rocks', publisher: { city: 'Hull' } })
    const removed = await send('DELETE', '/books/isbn-2')
    expect([removed.status, await removed.text()]).toEqual([204, ''])
    expect((await send('DELETE', '/books/isbn-2')).status).toBe(404)
    expect(backend.edits.active().map(({ edit }) => edit)).toEqual(['put', 'put', 'delete'])
    expect(await readBody('/books')).toMatchObject({ total: 3 })
    backend.edits.undo()
    expect((await get('/books/isbn-2')).status).toBe(200)
  })

  test('responds with errors by field', async () => {
    const taken = await send('POST', '/books', { headers: signIn(), body: '{"title":"Book 1"}' })
    expect([taken.status, await taken.json()]).toEqual([
      422,
      { status: 422, message: 'This book is here.', fields: { title: 'Choose another title.' } },
    ])
  })

  test('is not called for a list with wrong items, of which the error and the log name each', async () => {
    const rejected = await send('POST', '/books', { headers: signIn(), body: '{"title":"Tides","tags":[1,"sea",2]}' })
    const wrong = [0, 2].map((item) => `body.tags[${item}]: Invalid type: Expected string but received number`)
    expect([rejected.status, await rejected.json()]).toEqual([400, { status: 400, message: wrong.join('; ') }])
    expect(backend.requests.get()[0]?.requestIssues).toEqual(wrong)
  })

  test('responds to HEAD as to GET, without the body', async () => {
    const [asked, got] = [await send('HEAD', '/books/isbn-1'), await get('/books/isbn-1')]
    expect([asked.status, asked.headers.get('content-type'), await asked.text()]).toEqual([200, 'application/json', ''])
    expect(got.headers.get('content-type')).toBe('application/json')
    expect(backend.requests.get().map(({ responseIssues }) => responseIssues)).toEqual([[], []])
  })

  test('gets the signed-in user, and is not called without a valid token', async () => {
    const headers = signIn()
    expect(await (await get('/me', { headers })).json()).toEqual({ name: 'Ada' })
    expect((await get('/me')).status).toBe(401)
    backend.edits.apply({ edit: 'put', table: 'reader', row: { id: 1, name: 'Grace' } })
    expect(await (await get('/me', { headers })).json()).toEqual({ name: 'Grace' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 8 * 60 * 60 * 1000 - 1000 })
    expect((await get('/me', { headers })).status).toBe(200)
    vi.setSystemTime(Date.now() + 1000)
    expect(await (await get('/me', { headers })).json()).toMatchObject({ message: 'Your session has expired.' })
    vi.useRealTimers()
    backend.edits.apply({ edit: 'delete', table: 'reader', id: 1 })
    expect((await get('/me', { headers })).status).toBe(401)
  })

  test('of a logout closes that session alone, also after a reload', async () => {
    const disk = storageWith()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    onTestFinished(() => void vi.useRealTimers())
    backend.sessions.persist(disk)
    const [headers, ofAnotherDevice] = [signIn(), signIn()]
    expect((await send('POST', '/logout', { headers })).status).toBe(204)
    const reloaded = createLibrary()
    reloaded.sessions.persist(disk)
    for (backend of [backend, reloaded]) {
      const statuses = [headers, ofAnotherDevice, signIn()].map(
        async (own) => (await get('/me', { headers: own })).status,
      )
      expect(await Promise.all(statuses)).toEqual([401, 200, 200])
    }
  })

  test('that throws is a 500, and an error on the console that says where', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const torn = new Error('torn page')
    vi.spyOn(backend.database, 'find').mockImplementation(() => {
      throw torn
    })
    expect((await get('/books')).status).toBe(500)
    expect(warn).toHaveBeenCalledWith('Mock backend: "books" failed.', torn)
  })
})

describe('a behavior', () => {
  test('follows its steps, and flaky fails every other request from its first', async () => {
    set({ endpoint: 'books', steps: [{ behavior: 'ok' }, { behavior: 'flaky' }] })
    for (const status of [200, 503, 200, 503]) expect((await get('/books')).status).toBe(status)
  })

  test.each([
    ['empty', 0],
    ['one', 1],
    ['many', 200],
  ])('%s lists %i rows', async (behavior, total) => {
    set({ endpoint: 'books', steps: [{ behavior }] })
    const { books } = await readBody('/books?size=200')
    expect(await readBody('/books')).toMatchObject({ total })
    expect(new Set(books.map(({ id }: { id: string }) => id)).size).toBe(total)
  })

  test.each([
    ['empty', 0],
    ['one', 1],
    ['many', 200],
  ] as const)('%s counts what it lists', (behavior, total) => {
    const table = backend.edits.openTable('book', listVariants[behavior])
    expect([table.count(), table.findMany({}).length]).toEqual([total, total])
  })

  test('of long texts changes them, but not what must stay exact', async () => {
    set({ endpoint: 'book', steps: [{ behavior: 'long-text' }] })
    const { title, isbn, published } = await readBody('/books/isbn-1')
    expect(title).toMatch(/^Book 1 and everything/)
    expect([isbn, published]).toEqual(['1', '2011-01-01'])
  })

  test('sends a custom response as it is written, also without a body', async () => {
    const response = { status: 201, headers: { 'x-custom': 'yes' }, body: '[]' }
    set({ endpoint: 'books', steps: [{ behavior: 'custom' }, { behavior: 'ok' }], response })
    const sent = await get('/books')
    expect([sent.status, sent.headers.get('x-custom'), await sent.text()]).toEqual([201, 'yes', '[]'])
    expect(await readBody('/books')).toMatchObject({ total: 3 })
    set({ endpoint: 'books', steps: [{ behavior: 'custom' }], response: { ...response, status: 204 } })
    expect((await get('/books')).status).toBe(204)
    set({ endpoint: 'books', steps: [{ behavior: 'custom' }] })
    expect((await get('/books')).status).toBe(200)
  })

  const define = (behavior: Partial<Behavior>) => {
    const definition = { title: '', description: '', ...behavior }
    const step = { behavior: 'ok', definition, attempt: 1, wait: undefined, uncount: () => undefined }
    vi.spyOn(backend.state, 'next').mockReturnValue(step)
  }

  test('that changes the body keeps the status and the headers of the resolver', async () => {
    define({ transform: () => [] })
    const sent = await send('POST', '/books', { headers: signIn(), body: '{"title":"Tides"}' })
    expect([sent.status, sent.headers.get('location'), await sent.text()]).toEqual([201, '/books', '[]'])
    expect(sent.headers.get('content-length')).toBeNull()
  })

  test('that changes the body leaves a response without one as it is', async () => {
    define({ transform: () => [] })
    expect((await send('DELETE', '/books/isbn-1')).status).toBe(204)
  })

  test.each([204, 205, 304])('that is a status %i sends no body', async (status) => {
    define({ status })
    const sent = await get('/books')
    expect([sent.status, await sent.text()]).toEqual([status, ''])
  })

  test('replays what a recording has, and responds normally to the rest', async () => {
    const recorded = { endpoint: 'book', path: '/books/isbn-1', at: '', status: 418, headers: {}, body: 'tea' }
    backend.recording.setState({ name: 'Tea', responses: [recorded] }, true)
    set({ endpoint: 'book', steps: [{ behavior: 'replay' }] })
    const [first, other] = [await get('/books/isbn-1'), await get('/books/isbn-2')]
    expect([first.status, first.headers.get('x-recording'), await first.text()]).toEqual([418, 'replayed', 'tea'])
    expect([other.status, other.headers.get('x-recording')]).toEqual([200, 'not replayed: not recorded'])
  })

  describe('that replays', () => {
    const recorded = { endpoint: 'changeBook', path: '/books/isbn-1', at: '', status: 200, headers: {} }
    const replay = (...responses: { body: string; sent?: string }[]) => {
      const all = responses.map((response) => ({ ...recorded, ...response }))
      backend.recording.setState({ name: 'Tea', responses: all }, true)
      set({ endpoint: 'changeBook', steps: [{ behavior: 'replay' }] })
    }
    const change = async (body: string) => (await send('PATCH', '/books/isbn-1', { body })).text()
    const readOutcome = async (answer: Promise<Response>) => (await answer).headers.get('x-recording')

    test('keeps the order of responses to the same request, and repeats the last', async () => {
      replay({ body: 'first' }, { body: 'second' })
      for (const body of ['first', 'second', 'second']) expect(await change('{"title":"A"}')).toBe(body)
      replay({ body: 'first' }, { body: 'second' })
      expect(await change('{"title":"A"}')).toBe('first')
    })

    test('starts over with another recording or other overrides, not with another login', async () => {
      replay({ body: 'first' }, { body: 'second' })
      expect(await change('{"title":"A"}')).toBe('first')
      backend.recording.setState({ name: 'Opened meanwhile', responses: backend.recording.getState()?.responses ?? [] })
      expect(await change('{"title":"A"}')).toBe('first')
      backend.state.set({ ...backend.state.get(), as: 'ada' })
      expect(await change('{"title":"A"}')).toBe('second')
      set({ endpoint: 'changeBook', steps: [{ behavior: 'replay', latency: 0 }] })
      expect(await change('{"title":"A"}')).toBe('first')
    })

    test('goes on while another endpoint is recorded', async () => {
      replay({ body: 'first' }, { body: 'second' })
      expect(await change('{"title":"A"}')).toBe('first')
      const { name = '', responses = [] } = backend.recording.getState() ?? {}
      const other = { endpoint: 'books', path: '/books', at: '', status: 200, headers: {}, body: '[]' }
      backend.recording.setState({ name, responses: [...responses, other] })
      expect(await change('{"title":"A"}')).toBe('second')
    })

    test('says when the responses are used up and the last one repeats', async () => {
      replay({ body: 'first' }, { body: 'second' })
      const outcomes = []
      for (let count = 0; count < 3; count += 1) outcomes.push(await readOutcome(send('PATCH', '/books/isbn-1', {})))
      expect(outcomes).toEqual(['replayed', 'replayed', 'replayed: no more are recorded, the last one repeats'])
    })

    test('says what told a request from the recorded ones', async () => {
      replay({ sent: '{"title":"A"}', body: 'of A' })
      expect(await readOutcome(send('PATCH', '/books/isbn-1', { body: '{"title":"B"}' }))).toBe(
        'not replayed: recorded with another body',
      )
      expect(await readOutcome(send('PATCH', '/books/isbn-2', { body: '{"title":"A"}' }))).toBe(
        'not replayed: not recorded',
      )
      set({ endpoint: 'books', steps: [{ behavior: 'replay' }] }, { endpoint: 'book', steps: [{ behavior: 'replay' }] })
      expect(await readOutcome(get('/books'))).toBe('not replayed: not recorded')
      expect(await readOutcome(get('/books/isbn-1'))).toBe('not replayed: not recorded')
      const page = { ...recorded, endpoint: 'books', path: '/books?page=1', body: '' }
      backend.recording.setState({ name: 'Tea', responses: [page] }, true)
      expect(await readOutcome(get('/books?page=2'))).toBe('not replayed: recorded with another query')
      expect(await readOutcome(get('/books?page=1'))).toBe('replayed')
    })

    test('leaves the response of a request that the page gives up for the next one', async () => {
      replay({ body: 'first' }, { body: 'second' })
      set({ endpoint: 'changeBook', steps: [{ behavior: 'replay', latency: 100 }] })
      const leaving = new AbortController()
      const left = send('PATCH', '/books/isbn-1', { signal: leaving.signal })
      // Before its latency is over, also where the machine is busy.
      await expect.poll(() => backend.requests.get(), { interval: 1 }).toHaveLength(1)
      leaving.abort()
      await left.catch(() => undefined)
      expect(await change('')).toBe('first')
    })

    test('tells requests apart by their bodies, but for secrets', async () => {
      replay({ sent: '{"title":"A","token":"(hidden)"}', body: 'of A' }, { sent: '{"title":"B"}', body: 'of B' })
      expect(await change('{"title":"B"}')).toBe('of B')
      expect(await change('{ "title": "A", "token": "abc" }')).toBe('of A')
      expect(JSON.parse(await change('{"title":"C"}'))).toMatchObject({ title: 'C' })
    })
  })

  test('does not use up a step for a request that the page gives up', async () => {
    set({ endpoint: 'books', steps: [{ behavior: 'ok', latency: 300 }, { behavior: 503 }] })
    const leaving = new AbortController()
    const left = get('/books', { signal: leaving.signal })
    await expect.poll(() => backend.requests.get()).toHaveLength(1)
    leaving.abort()
    await left.catch(() => undefined)
    expect([(await get('/books')).status, (await get('/books')).status]).toEqual([200, 503])
  })
})

describe('a held request', () => {
  async function hold() {
    set({ endpoint: 'books', steps: [{ behavior: 'hold' }] })
    const answer = get('/books')
    await expect.poll(() => backend.requests.get()[0]?.isHeld).toBe(true)
    return { answer, id: backend.requests.get()[0]?.id ?? '' }
  }

  test.each([
    [undefined, 200],
    [404, 404],
    ['offline', 0],
    [{ status: 202, headers: {}, body: '[]' }, 202],
  ])('released with %j has status %i', async (how, status) => {
    const { answer, id } = await hold()
    backend.release(id, how)
    expect((await answer).status).toBe(status)
    await expect.poll(() => backend.requests.get()[0]).toMatchObject({ isHeld: false, status })
  })

  test.each<[Parameters<typeof backend.release>[1], string]>([
    ['zzz', '"books" does not support "zzz".'],
    [999, 'Use a status from 400 to 599.'],
    ['pending', '"pending" would hold it again.'],
    [{ status: 999, headers: {}, body: '' }, 'from 200 to 599'],
    [{ status: 200, headers: { 'bad name': 'x' }, body: '' }, '"bad name" is not a header that can be sent'],
    [{ status: 200, headers: { name: 'x\ny' }, body: '' }, '"name" is not a header that can be sent'],
  ])('cannot be released with %j, and stays held', async (how, problem) => {
    const { answer, id } = await hold()
    expect(() => backend.release(id, how)).toThrow(problem)
    expect(backend.requests.get()[0]?.isHeld).toBe(true)
    backend.release(id)
    await answer
    expect(() => backend.release(id)).toThrow('not held')
  })
})

test('a request that is given up while its body is sent is canceled, and not held', async () => {
  set({ endpoint: 'changeBook', steps: [{ behavior: 'hold' }] })
  const leaving = new AbortController()
  const endless = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) })
  const init = { method: 'PATCH', body: endless, signal: leaving.signal, duplex: 'half' }
  void getResponse(backend.handlers, new Request(`${at}/books/isbn-1`, init))
  await expect.poll(() => backend.requests.get()).toHaveLength(1)
  leaving.abort()
  await expect.poll(() => backend.requests.get()).toMatchObject([{ ended: 'canceled' }])
  expect(backend.requests.get()[0]?.isHeld).not.toBe(true)
})

test('no response waits until its body is masked and checked: that is done when somebody looks', async () => {
  const check = vi.spyOn(JSON, 'parse')
  await get('/books')
  expect(check).not.toHaveBeenCalled()
  const [entry] = backend.requests.get()
  expect(entry?.responseIssues).toEqual([])
  expect(entry?.response?.body).toContain('isbn-3')
  expect(check).toHaveBeenCalled()
})

describe('without a worker', () => {
  test('the real API does not get the header that passes one', async () => {
    const received = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ total: 0, books: [] }))
    backend = createLibrary()
    set({ endpoint: 'books', steps: [{ behavior: 'live' }] })
    await get('/books', { headers: { accept: 'application/json' } })
    const [[sent] = []] = received.mock.calls
    expect(sent instanceof Request && sent.headers.get('accept')).toBe('application/json')
  })

  test('but a worker gets it', async () => {
    vi.stubGlobal('navigator', { serviceWorker: { controller: {} } })
    onTestFinished(() => void vi.unstubAllGlobals())
    const received = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ total: 0, books: [] }))
    backend = createLibrary()
    set({ endpoint: 'books', steps: [{ behavior: 'live' }] })
    await get('/books')
    const [[sent] = []] = received.mock.calls
    expect(sent instanceof Request && sent.headers.get('accept')).toContain('msw/passthrough')
  })
})

describe('the real API', () => {
  /** Sends the responses of the real API, in the order of their requests. */
  let answers: ((response: Response) => void)[]
  beforeEach(() => {
    answers = []
    backend = createLibrary({ forward: () => new Promise((resolve) => answers.push(resolve)) })
  })

  test('responds, each response is logged with its own request, and others stay mocked', async () => {
    set({ endpoint: 'books', steps: [{ behavior: 'live' }] })
    const [first, second] = [get('/books'), get('/books')]
    await expect.poll(() => answers).toHaveLength(2)
    const log = () => backend.requests.get().map(({ status, responseIssues }) => [status, responseIssues])
    answers[1]?.(Response.json({ total: 0, books: [] }))
    expect(await (await second).json()).toEqual({ total: 0, books: [] })
    expect(log()).toContainEqual([200, []])
    expect(log()).toContainEqual([undefined, undefined])
    answers[0]?.(Response.json({ total: 1, books: [{}] }))
    await first
    expect(log()).toContainEqual([200, ['1 of 1 rows left out: books[0].id is missing']])
    expect((await get('/books/isbn-1')).status).toBe(200)
  })

  test('is recorded in order, without tokens', async () => {
    set({ endpoint: 'books', steps: [{ behavior: 'record' }] })
    for (const total of [1, 2]) {
      const sent = get('/books')
      await expect.poll(() => answers).toHaveLength(total)
      answers.at(-1)?.(Response.json({ total, token: 'secret-1' }, { headers: { 'set-cookie': 'sid=secret-2' } }))
      expect(await (await sent).json()).toEqual({ total, token: 'secret-1' })
    }
    const { name, responses } = backend.recording.getState() ?? {}
    expect(name).toMatch(/^Recording of \w+ \d+, \d{4}, \d\d:\d\d:\d\d$/)
    const bodies = [1, 2].map((total) => ({ path: '/books', body: `{"total":${total},"token":"(hidden)"}` }))
    expect(responses).toMatchObject(bodies)
    expect(JSON.stringify(responses)).not.toContain('secret')
  })

  test.each([
    ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x00, 0xff]],
    ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', [0x50, 0x4b, 3, 4, 0xff, 0xfe]],
    ['text/csv', [0xef, 0xbb, 0xbf, 0x61, 0x3b, 0x62]],
  ])('is recorded with a body of type %s as it is, which a HAR file and a link keep', async (type, bytes) => {
    set({ endpoint: 'books', steps: [{ behavior: 'record' }] })
    const sent = get('/books')
    await expect.poll(() => answers).toHaveLength(1)
    answers[0]?.(new Response(Uint8Array.from(bytes), { headers: { 'content-type': type } }))
    await sent
    const { definition, bases, codec } = backend
    const recording = backend.recording.getState()
    if (!recording) throw new Error('Nothing is recorded.')
    const fromHar = readHar(writeHar(recording, definition.contract, bases), '', definition.contract)?.recording
    const fromLink = await codec.readFragment(
      await codec.writeFragment({ ...backend.state.get(), edits: [], recording }),
    )
    for (const one of [recording, fromHar, fromLink.value?.recording]) {
      backend.recording.setState(one, true)
      set({ endpoint: 'books', steps: [{ behavior: 'replay' }] })
      const replayed = await get('/books')
      expect(replayed.headers.get('content-type')).toBe(type)
      expect([...new Uint8Array(await replayed.arrayBuffer())]).toEqual(bytes)
    }
  })

  test('is recorded without the tokens of a text in another charset', async () => {
    set({ endpoint: 'books', steps: [{ behavior: 'record' }] })
    const sent = get('/books')
    await expect.poll(() => answers).toHaveLength(1)
    const latin = Buffer.from('{"name":"Zoë","token":"secret-1"}', 'latin1')
    answers[0]?.(new Response(latin, { headers: { 'content-type': 'application/json; charset=iso-8859-1' } }))
    await sent
    expect(backend.recording.getState()?.responses[0]?.body).toMatch(/"token":"\(hidden\)"/)
  })

  test('is recorded with what a page reads in headers, without the tokens in them', async () => {
    set({ endpoint: 'books', steps: [{ behavior: 'record' }] })
    const sent = get('/books')
    await expect.poll(() => answers).toHaveLength(1)
    const kept = { etag: '"v1"', link: '</books?page=2>; rel="next"' }
    answers[0]?.(Response.json([], { headers: { ...kept, location: '/jobs/1?token=s3cret', 'x-key': 's3cret' } }))
    await sent
    expect(backend.recording.getState()?.responses[0]?.headers).toEqual({
      ...kept,
      location: '/jobs/1?token=(hidden)',
      'content-type': 'application/json',
    })
  })

  test('is recorded in the order of its requests, also where responses overtake each other', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 })
    onTestFinished(() => void vi.useRealTimers())
    set({ endpoint: 'books', steps: [{ behavior: 'record' }] })
    const first = get('/books')
    await expect.poll(() => answers).toHaveLength(1)
    vi.setSystemTime(1000)
    const second = get('/books')
    await expect.poll(() => answers).toHaveLength(2)
    answers[1]?.(Response.json('second'))
    await second
    answers[0]?.(Response.json('first'))
    await first
    expect(backend.recording.getState()?.responses.map(({ body }) => body)).toEqual(['"first"', '"second"'])
  })
})
