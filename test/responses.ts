import * as fc from 'fast-check'
import * as v from 'valibot'
import { type EndpointName, endpoints } from '@/contract/endpoints'
import { anyJson, hostileText, roughly } from './fuzz'

/** What the arbitraries read of a valibot schema. */
interface Schema extends v.GenericSchema {
  entries?: Readonly<Record<string, Schema>>
  wrapped?: Schema
  options?: readonly (Schema | string)[]
  item?: Schema
}

const responses: Record<EndpointName, { response: Schema }> = endpoints

function mapValues<Value, Mapped>(record: Readonly<Record<string, Value>>, map: (value: Value) => Mapped) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
}

const day = fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))

/** Values of each type of schema; any other type gets any JSON. */
const leaves: Record<string, fc.Arbitrary<unknown>> = {
  string: fc.oneof(fc.string({ minLength: 1 }), fc.lorem(), day, fc.webUrl(), hostileText()),
  number: fc.oneof({ weight: 4, arbitrary: fc.nat() }, fc.integer(), fc.double()),
  boolean: fc.boolean(),
}

function leaf({ type }: Schema): fc.Arbitrary<unknown> {
  return leaves[type] ?? anyJson()
}

/** Values that mostly keep the schema: a part of them may be missing or of another type. */
function near(schema: Schema): fc.Arbitrary<unknown> {
  const { item, entries, wrapped, options } = schema
  if (item) return fc.array(fc.oneof({ weight: 9, arbitrary: near(item) }, anyJson()), { maxLength: 12 })
  if (entries) return roughly(mapValues(entries, near))
  if (wrapped) return near(wrapped)
  if (options)
    return fc.oneof(...options.map((option) => (typeof option === 'string' ? fc.constant(option) : near(option))))
  return leaf(schema)
}

const hostileLeaf = fc.oneof({ weight: 4, arbitrary: hostileText() }, fc.string(), {
  weight: 3,
  arbitrary: fc.constantFrom(
    'javascript:globalThis.wasRun=true',
    'JAVASCRIPT:globalThis.wasRun=true//https://alderway.example/',
    'java\tscript:globalThis.wasRun=true',
    'data:text/html,<script>globalThis.wasRun=true</script>',
    'blob:https://alderway.example/1',
  ),
})

/** Values that keep the schema, with hostile text wherever it takes text. */
function hostile(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.item) return fc.array(hostile(schema.item), { minLength: 4, maxLength: 4 })
  if (schema.entries) return fc.record(mapValues(schema.entries, hostile))
  return (v.is(schema, 'text') ? hostileLeaf : leaf(schema)).filter((value) => v.is(schema, value))
}

/** Sets the id that the addresses in the tests use. */
function withId(row: unknown, id: string): unknown {
  return typeof row === 'object' && row !== null && 'id' in row ? { ...row, id } : row
}

/** A body for each endpoint that keeps the contract with hostile text in it. The first row of each has the id. */
export function hostileBodies(id: string) {
  return fc
    .record(mapValues(responses, ({ response }) => hostile(response)))
    .map((bodies) =>
      mapValues(bodies, (body) =>
        Array.isArray(body)
          ? body.map((row: unknown, index) => (index === 0 ? withId(row, id) : row))
          : withId(body, id),
      ),
    )
}

export interface RawResponse {
  status: number
  type: string
  body: string | Uint8Array
}

const statusesWithoutBody = [204, 205, 304]

/** The response as `fetch` returns it. */
export function toResponse({ status, type, body }: RawResponse): Response {
  const headers = { 'content-type': type }
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
  return new Response(statusesWithoutBody.includes(status) ? null : Uint8Array.from(bytes), { status, headers })
}

function bodies(name: EndpointName): fc.Arbitrary<string | Uint8Array> {
  const body = near(responses[name].response)
  const json = fc.oneof({ weight: 4, arbitrary: body }, anyJson()).map((value) => JSON.stringify(value))
  return fc.oneof(
    { weight: 6, arbitrary: json },
    fc.tuple(json, fc.nat()).map(([text, cut]) => text.slice(0, cut % (text.length + 1))),
    fc.uint8Array({ maxLength: 60 }),
    fc.constantFrom('', '[', '<!doctype html><title>Sign in to the hotel</title>', '\uFEFF[]', '[1e999]', 'NaN'),
    fc.constant('['.repeat(20_000)),
  )
}

/** Any response to an endpoint: of any status, type and shape, complete or cut short. Most have status 200. */
export function anyResponse(name: EndpointName): fc.Arbitrary<RawResponse> {
  return fc.record({
    status: fc.oneof({ weight: 6, arbitrary: fc.constant(200) }, fc.integer({ min: 200, max: 599 })),
    type: fc.oneof(
      { weight: 4, arbitrary: fc.constant('application/json') },
      fc.constantFrom('text/html', 'text/plain; charset=utf-16', 'application/octet-stream', 'x/y; charset=nonsense'),
    ),
    body: bodies(name),
  })
}

/** Runs with every `fetch` call answered by `respond`, and no warnings about it. Rejects what `fetch` itself rejects. */
export async function withResponses(respond: (request: Request) => Response, run: () => Promise<void>): Promise<void> {
  const { fetch } = globalThis
  const { warn } = console
  globalThis.fetch = async (input, init) => respond(new Request(input, init))
  console.warn = () => undefined
  try {
    await run()
  } finally {
    globalThis.fetch = fetch
    console.warn = warn
  }
}
