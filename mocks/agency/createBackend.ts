import * as v from 'valibot'
import { type EndpointName, endpointNames, type endpoints } from '@/contract/endpoints'
import { type Backend as EngineBackend, createBackend as createEngineBackend } from '../engine/backend'
import { type commonBehaviors, CustomResponse, type statefulBehaviors } from '../engine/behaviors'
import { Recording } from '../engine/recording/recording'
import type { BackendOptions } from '../engine/requests/handlers'
import { usesBehavior } from '../engine/state/state'
import { agency, type VariantOf } from './agency'
import type { AccountName } from './auth/rows/users'
import { datasets } from './rows/datasets'
import type { ScenarioName } from './scenarios'

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type Status = `${4 | 5}${Digit}${Digit}`
type StepBehavior<E extends EndpointName> =
  | keyof typeof commonBehaviors
  | keyof typeof statefulBehaviors
  | VariantOf<E>
  | Status
type StepText<E extends EndpointName> = StepBehavior<E> | `latency=${number}` | `${StepBehavior<E>}+latency=${number}`

/** The endpoints whose requests have parameters to tell them apart by. */
type MatchableEndpoint = {
  [E in EndpointName]: (typeof endpoints)[E] extends { params: unknown } | { query: unknown } ? E : never
}[EndpointName]

/**
 * The state of a story or a test: a scenario, and on top of it who is signed in and behaviors, such as
 * `{ news: 'error+latency=800', jobs: 'ok>503', 'job[id=7]': '404' }`.
 */
export interface MockOptions {
  scenario?: ScenarioName | undefined
  as?: AccountName | undefined
  /** How long a token is valid, in seconds from the login. */
  expires?: number | undefined
  mock?:
    | ({ [E in EndpointName]?: StepText<E> | `${StepText<E>}>${string}` } & {
        [target: `${MatchableEndpoint}[${string}]`]: string
      })
    | undefined
  /** What `custom` responds, by endpoint. */
  responses?: { [E in EndpointName]?: CustomResponse } | undefined
  /** What `replay` responds: readHar reads one from a HAR file. */
  recording?: Recording | undefined
}

/** What the compiler does not see of options that a script passes. */
const Options = v.strictObject({
  scenario: v.optional(v.string()),
  as: v.optional(v.string()),
  expires: v.optional(v.number()),
  mock: v.optional(v.record(v.string(), v.string())),
  responses: v.optional(v.record(v.picklist(endpointNames), CustomResponse)),
  recording: v.optional(Recording),
})

const backends = new Set<EngineBackend>()

export function createBackend(options: BackendOptions) {
  const backend = createEngineBackend(agency, datasets, options)
  backends.add(backend)

  /** The state that options describe. Throws if a word in them is unknown. */
  function stateOf(options: MockOptions) {
    v.parse(Options, options)
    const { scenario, as, expires, mock = {}, responses = {} } = options
    const texts = Object.entries(mock).map(([target, steps]) => `${target}:${steps}`)
    const words = { scenario, as, expires: expires?.toString(), mock: texts.join(',') }
    const { value, problems } = backend.codec.readText(words)
    if (!value) throw new Error(problems.join(' '))
    const given = new Map(Object.entries(responses))
    const overrides = value.overrides.map((override) =>
      usesBehavior(override, 'custom') ? { ...override, response: given.get(override.endpoint) } : override,
    )
    return { ...value, overrides }
  }

  return {
    ...backend,
    stateOf,
    /** Sets the state that options describe; what they leave out is the everyday state. Throws if a word is unknown. */
    setOptions(options: MockOptions): void {
      const state = stateOf(options)
      backend.recording.setState(options.recording, true)
      backend.set(state)
    },
  }
}

export type Backend = ReturnType<typeof createBackend>

// A changed row shows on the open page, with the panel and the edits kept.
if (import.meta.hot) {
  import.meta.hot.accept('./rows/datasets', (changed) => {
    for (const backend of backends) if (changed) backend.edits.useDatasets(changed.datasets)
  })
}
