import { getResponse } from 'msw'
import { createBackend } from '../engine/backend'
import { createHandlers, realistic, type Timing } from '../engine/requests/handlers'
import { createErrors } from '../engine/requests/resolver'
import { createRequestLog } from '../engine/requests/requestLog'
import { type Bases, type Definition, getFields } from '../engine/resource'
import type { MockState } from '../engine/state/catalog'
import { stateParams, type StateText } from '../engine/state/codec'
import { createStateStore } from '../engine/state/state'

const maxStates = 100

function getOrCreate<Value>(map: Map<string, Value>, key: string, create: () => Value) {
  const value = map.get(key) ?? create()
  map.delete(key)
  map.set(key, value)
  for (const oldest of [...map.keys()].slice(0, -maxStates)) map.delete(oldest)
  return value
}

export interface ServedBackend {
  definition: Definition
  bases: Bases
  timing?: Timing
  /** The state of a request that names none. */
  defaults?: StateText
}

/** Answers each request in the state that it names. Rows are shared by dataset, tokens are valid in all states. */
export function createResponder({ definition, bases, timing = realistic, defaults = {} }: ServedBackend) {
  const createError = createErrors(definition)
  const own = Object.values(definition.contract).flatMap(({ query }) => Object.keys(getFields(query)))
  const forward = () => Promise.reject(createError(501, 'The mock server has no real API to pass this to.'))
  const options = { bases, timing, forward }
  const first = createBackend(definition, options)
  const usual = first.codec.readText(defaults)
  if (!usual.value) throw new Error(usual.problems.join(' '))
  const backends = new Map([[first.edits.getState().dataset, first]])
  const states = new Map<string, ReturnType<typeof open>>()

  function open(named: MockState) {
    const backend = getOrCreate(backends, first.catalog.getScenario(named).dataset, () =>
      createBackend(definition, options),
    )
    backend.set(named)
    const state = createStateStore(first.catalog)
    state.set(named)
    const requests = createRequestLog(definition, 0)
    return { backend, handlers: createHandlers({ ...backend, state, requests }, options) }
  }

  return async function respondTo(incoming: Request) {
    const { origin, searchParams } = new URL(incoming.url)
    const named = stateParams.map((word) => {
      const values = own.includes(word) ? [] : searchParams.getAll(word)
      return [word, values.length > 0 ? values.join(',') : (incoming.headers.get(`x-${word}`) ?? undefined)]
    })
    const { value: state, problems } = first.codec.readText(Object.fromEntries(named), usual.value)
    if (!state) return createError(400, problems.join(' '))

    const request = new Request(incoming.url, incoming)
    const { backend, handlers } = getOrCreate(states, JSON.stringify(state), () => open(state))
    const token = backend.signIn(state)
    if (token && !request.headers.has('authorization')) request.headers.set('authorization', `Bearer ${token}`)
    return (await getResponse(handlers, request, { baseUrl: origin })) ?? createError(404)
  }
}
