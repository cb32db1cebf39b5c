import type { Base } from '@/contract/endpoint'
import { type EndpointName, endpoints } from '@/contract/endpoints'
import { createBackend as createBackendOf } from '../engine/backend'
import type { commonBehaviors, CustomResponse, statefulBehaviors } from '../engine/behaviors'
import type { Recording } from '../engine/recording/recording'
import type { Definition } from '../engine/resource'
import type { Timing } from '../engine/respond'
import type { Persona } from '../engine/state/persona'
import { createWords } from '../engine/state/words'
import { type AccountName, accounts } from './auth/accounts'
import { datasets } from './datasets'
import { resources, type UnansweredEndpoint, type VariantOf } from './resources'
import { type ScenarioName, scenarios } from './scenarios'

type CompleteDefinition = [UnansweredEndpoint] extends [never]
  ? Definition
  : Definition & { addToResources: UnansweredEndpoint }

/** The mock backend of the agency. Does not compile while an endpoint of the contract has no resource. */
export const agency: CompleteDefinition = {
  contract: endpoints,
  resources,
  datasets,
  scenarios,
  accounts,
  createErrorBody: (base, status, message) =>
    base === 'news' ? { status: 'error', code: `http${status}`, message } : { error: { status, message } },
}

export const words = createWords(agency)

export function createBackend(bases: Record<Base, string>, timing: Timing) {
  return createBackendOf(agency, words, bases, timing)
}

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type Status = `${4 | 5}${Digit}${Digit}`
type Word<E extends EndpointName> = BehaviorWord<E> | Status | keyof typeof statefulBehaviors

/** The behaviors of an endpoint, or of any. */
export type BehaviorWord<E extends EndpointName = EndpointName> = keyof typeof commonBehaviors | VariantOf<E>

type Step<E extends EndpointName> = Word<E> | `latency=${number}` | `${Word<E>}+latency=${number}`
type Sequence<E extends EndpointName> = Step<E> | `${Step<E>}>${string}` | `${Step<E>}@${number}`

/** The endpoints whose requests have parameters to tell them apart by. */
type MatchableEndpoint = {
  [E in EndpointName]: (typeof endpoints)[E] extends { params: unknown } | { query: unknown } ? E : never
}[EndpointName]

/**
 * The state of a story or a test: a scenario, and on top of it who is signed in, the time, and behaviors, such as
 * `{ news: 'error+latency=800', jobs: 'ok>503', 'job[id=7]': '404' }`.
 */
export interface MockOptions extends Persona {
  scenario?: ScenarioName
  as?: AccountName
  /** What `custom` responds, by endpoint. */
  responses?: { [E in EndpointName]?: CustomResponse }
  /** What `replay` responds: readHar reads one from a HAR file. */
  recording?: Recording | undefined
  mock?: { [E in EndpointName]?: Sequence<E> } & { [target: `${MatchableEndpoint}[${string}]`]: string }
}
