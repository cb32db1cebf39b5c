import { type EndpointName, type endpoints } from '@/contract/endpoints'
import { createBackend as createEngineBackend } from '../engine/backend'
import type { commonBehaviors, CustomResponse, statefulBehaviors } from '../engine/behaviors'
import type { BackendOptions } from '../engine/requests/handlers'
import type { StateOptions } from '../engine/state/options'
import { agency, running, type VariantOf } from './agency'
import type { AccountName } from './auth/rows/users'
import type { ScenarioName } from './scenarios'

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
type StepBehavior<E extends EndpointName> =
  | keyof typeof commonBehaviors
  | keyof typeof statefulBehaviors
  | VariantOf<E>
  | `${4 | 5}${Digit}${Digit}`
type Latency = `latency=${number}` | `latency=${number}-${number}`
type StepText<E extends EndpointName> = StepBehavior<E> | Latency | `${StepBehavior<E>}+${Latency}`

type MatchableEndpoint = {
  [E in EndpointName]: (typeof endpoints)[E] extends { params: unknown } | { query: unknown } ? E : never
}[EndpointName]

export interface MockOptions extends Omit<StateOptions, 'mock' | 'responses'> {
  scenario?: ScenarioName
  as?: AccountName
  mock?: { [E in EndpointName]?: StepText<E> | `${StepText<E>}>${string}` } & {
    [target: `${MatchableEndpoint}[${string}]`]: string
  }
  responses?: { [E in EndpointName]?: CustomResponse }
}

export function createBackend(options: BackendOptions) {
  const backend = createEngineBackend<MockOptions>(agency, options)
  running.add(backend.edits)
  return backend
}
