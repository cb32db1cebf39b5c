import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, vi } from 'vitest'
import { type EndpointName, endpoints } from '@/contract/endpoints'
import { anyJson, asJson, code, hostileText, roughly } from './fuzz'

type Values = fc.Arbitrary<unknown>

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

/** Values of a schema, from `findLeaf` where it has some; `loosen` may change the parts of lists and objects. */
function collectValues(
  schema: Schema,
  findLeaf: (schema: Schema) => Values | undefined,
  loosen: (part: Values) => Values = (part) => part,
): Values {
  const { item, entries, wrapped, options } = schema
  const inner = (part: Schema) => collectValues(part, findLeaf, loosen)
  const leaf = findLeaf(schema)
  if (leaf) return leaf
  if (item) return fc.array(loosen(inner(item)), { minLength: 1, maxLength: 8 })
  if (entries) return fc.record(mapValues(entries, (entry) => loosen(inner(entry))))
  if (wrapped) return inner(wrapped)
  if (options) return fc.oneof(...options.map((one) => (typeof one === 'string' ? fc.constant(one) : inner(one))))
  return anyJson()
}

const day = fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10))

/** Values by type of schema. */
const usual: Record<string, Values> = {
  string: fc.oneof(fc.string({ minLength: 1 }), fc.lorem(), day, fc.webUrl(), hostileText()),
  number: fc.oneof({ weight: 4, arbitrary: fc.nat() }, fc.integer(), fc.double()),
}

/** Values that keep the schema, with hostile text or addresses wherever it takes text. */
function hostile(schema: Schema): Values {
  return collectValues(schema, (leaf) => {
    const values = v.is(leaf, 'text') ? fc.oneof(hostileText(), fc.constantFrom(...code)) : usual[leaf.type]
    return values?.filter((value) => v.is(leaf, value))
  })
}

/** Gives a row, or the first of a list, the id that the addresses in the tests use. */
function withId(value: unknown, id: string): unknown {
  if (Array.isArray(value)) return value.map((row: unknown, index) => (index === 0 ? withId(row, id) : row))
  return typeof value === 'object' && value !== null && 'id' in value ? { ...value, id } : value
}

/** A body for each endpoint that keeps the contract with hostile text in it. The first row of each has the id. */
export function hostileBodies(id: string) {
  return fc.record(mapValues(responses, ({ response }) => hostile(response).map((body) => withId(body, id))))
}

/** Any response to an endpoint: of any status, type and shape, complete or cut short. Most have status 200. */
export function anyResponse(name: EndpointName) {
  return fc.record({
    status: fc.oneof({ weight: 6, arbitrary: fc.constant(200) }, fc.integer({ min: 200, max: 599 })),
    type: fc.oneof(
      { weight: 4, arbitrary: fc.constant('application/json') },
      fc.constantFrom('text/html', 'text/plain; charset=utf-16', 'application/octet-stream', 'x/y; charset=nonsense'),
    ),
    body: fc.oneof(
      {
        weight: 9,
        arbitrary: asJson(roughly(collectValues(responses[name].response, ({ type }) => usual[type], roughly))),
      },
      fc.uint8Array({ maxLength: 60 }),
    ),
  })
}

type RawResponse = ReturnType<typeof anyResponse> extends fc.Arbitrary<infer Raw> ? Raw : never

/** The response as `fetch` returns it. */
export function toResponse({ status, type, body }: RawResponse): Response {
  return new Response([204, 205, 304].includes(status) ? null : body, { status, headers: { 'content-type': type } })
}

/**
 * Runs with every `fetch` call answered by `respond`, which rejects what `fetch` itself rejects, and a silent console. Throws
 * if it wrote to console.error, so that fast-check can shrink the case.
 */
export async function withResponses(respond: (request: Request) => Response, run: () => Promise<void>): Promise<void> {
  const silent = (['error', 'warn', 'info'] as const).map((name) => vi.spyOn(console, name).mockReturnValue())
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => respond(new Request(input, init)))
  try {
    await run()
    expect(silent[0]?.mock.calls.map(String), 'console.error').toEqual([])
  } finally {
    vi.restoreAllMocks()
  }
}
