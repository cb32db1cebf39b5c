import { closest, distance } from 'fastest-levenshtein'
import * as v from 'valibot'
import {
  type Behavior,
  commonBehaviors,
  CustomResponse,
  maxLatency,
  type Override,
  statefulBehaviors,
  statusBehavior,
  type Step,
} from '../behaviors'
import { usualLifetime } from '../database/sessions'
import type { Definition, Scenario } from '../resource'

/** The state of a mock backend: a scenario, and on top of it overrides and who is signed in. */
export interface MockState {
  scenario: string
  overrides: readonly Override[]
  /** The name of an account; the scenario's if it is left out. */
  as?: string | undefined
  /** How long a token is valid, in seconds from the sign-in; as the scenario says if it is left out. */
  expires?: number | undefined
}

/** Most steps of an override. */
export const maxSteps = 20

/** Suggests the known word nearest to a mistyped one, or lists all. */
export function suggest(word: string, known: readonly string[]): string {
  const nearest = closest(word, known)
  const isNear = distance(word, nearest) <= Math.max(2, Math.ceil(word.length / 3))
  return isNear ? `Did you mean "${nearest}"?` : `Use one of: ${known.join(', ')}.`
}

/** Suggests what to write instead of a behavior that an endpoint does not have. */
export function adviseBehavior(behavior: Step['behavior'], known: readonly string[]): string {
  return typeof behavior === 'number' ? 'Use a status from 400 to 599.' : suggest(behavior, known)
}

/** The fields of an object schema. */
export function fieldsOf(schema: v.GenericSchema | undefined): Record<string, v.GenericSchema> {
  return schema && 'entries' in schema ? Object(schema.entries) : {}
}

export function isStatus(behavior: Step['behavior']): behavior is number {
  return typeof behavior === 'number' && Number.isInteger(behavior) && behavior >= 400 && behavior <= 599
}

/** What can be set in a mock backend, and what is wrong with a state. */
export function createCatalog({ contract, resources, scenarios, accounts }: Definition) {
  const behaviors = new Map<string, Readonly<Record<string, Behavior>>>(
    resources.flatMap(({ endpoints }) =>
      Object.entries(endpoints).map(([name, { variants }]) => [name, { ...commonBehaviors, ...variants }]),
    ),
  )
  const endpointNames = [...behaviors.keys()]
  const allBehaviors: Readonly<Record<string, Behavior>> = Object.assign({}, ...behaviors.values())
  const [firstScenario = ''] = Object.keys(scenarios)
  const [nobody = ''] = Object.keys(accounts)
  const everyday: MockState = { scenario: firstScenario, overrides: [] }

  const behaviorsOf = (endpoint: string): Readonly<Record<string, Behavior>> => behaviors.get(endpoint) ?? {}

  /** What a step does; undefined if the endpoint does not have it. */
  function behavior(endpoint: string, name: Step['behavior']): Behavior | undefined {
    if (typeof name === 'number') return isStatus(name) ? statusBehavior(name) : undefined
    const known: Record<string, Behavior> = { ...behaviorsOf(endpoint), ...statefulBehaviors }
    return Object.hasOwn(known, name) ? known[name] : undefined
  }

  /** The path and query parameters that requests to an endpoint can be told apart by. */
  const parametersOf = (endpoint: string): Record<string, v.GenericSchema> => ({
    ...fieldsOf(contract[endpoint]?.params),
    ...fieldsOf(contract[endpoint]?.query),
  })

  /** Overrides every endpoint that supports all of the steps. */
  function everywhere(...steps: Step[]): Override[] {
    return endpointNames
      .filter((endpoint) => steps.every((step) => behavior(endpoint, step.behavior)))
      .map((endpoint) => ({ endpoint, steps }))
  }

  const scenarioOverrides = new Map(
    Object.entries(scenarios).map(([name, { everywhere: behavior, overrides = [] }]) => [
      name,
      [...(behavior === undefined ? [] : everywhere({ behavior })), ...overrides],
    ]),
  )

  function scenarioOf({ scenario }: Pick<MockState, 'scenario'>): Scenario {
    const found = scenarios[scenario]
    if (!found) throw new Error(`No scenario "${scenario}"`)
    return found
  }

  /** Who is signed in, and for how many seconds a token is valid. */
  function signInOf({ scenario, as, expires }: Omit<MockState, 'overrides'>) {
    const usual = scenarioOf({ scenario })
    return { as: as ?? usual.as, expires: expires ?? usual.expires ?? usualLifetime }
  }

  function conditionProblems({ endpoint, when = {} }: Override): string[] {
    const parameters = parametersOf(endpoint)
    const names = Object.keys(parameters)
    return Object.entries(when).flatMap(([name, value]) => {
      const schema = Object.hasOwn(parameters, name) ? parameters[name] : undefined
      if (names.length === 0) return [`"${endpoint}" has no parameters, so its requests cannot be told apart.`]
      if (!schema) return [`"${endpoint}" has no parameter "${name}". ${suggest(name, names)}`]
      const { success, issues } = v.safeParse(schema, value)
      return success ? [] : [`No request to "${endpoint}" has the ${name} "${value}": ${issues[0].message}.`]
    })
  }

  function stepProblems(endpoint: string, { behavior: name, latency = 0 }: Step): string[] {
    const canWait = Number.isInteger(latency) && latency >= 0 && latency <= maxLatency
    const advice = adviseBehavior(name, Object.keys(behaviorsOf(endpoint)))
    return [
      ...(canWait ? [] : [`A latency is from 0 to ${maxLatency} milliseconds, not ${latency}.`]),
      ...(behavior(endpoint, name) ? [] : [`"${endpoint}" does not support "${name}". ${advice}`]),
    ]
  }

  /** What is wrong with an override, a sentence each. */
  function overrideProblems(override: Override): string[] {
    const { endpoint, steps, response } = override
    if (!behaviors.has(endpoint)) return [`Unknown endpoint "${endpoint}". ${suggest(endpoint, endpointNames)}`]
    const { issues = [] } = v.safeParse(v.optional(CustomResponse), response)
    return [
      ...conditionProblems(override),
      ...(steps.length === 0 || steps.length > maxSteps ? [`"${endpoint}" can have 1 to ${maxSteps} steps.`] : []),
      ...steps.flatMap((step) => stepProblems(endpoint, step)),
      ...issues.map(({ message }) => `${endpoint}: ${message}`),
    ]
  }

  return {
    endpointNames,
    allBehaviors,
    everyday,
    scenarios,
    accounts,
    nobody,
    behaviorsOf,
    behavior,
    parametersOf,
    everywhere,
    scenarioOf,
    signInOf,
    overrideProblems,

    /** The overrides that a scenario sets. */
    overridesOf: (scenario: string): readonly Override[] => scenarioOverrides.get(scenario) ?? [],

    /** What a state says about the sign-in that its scenario does not. */
    ownSignInOf(state: Omit<MockState, 'overrides'>): Pick<MockState, 'as' | 'expires'> {
      const [usual, { as, expires }] = [signInOf({ scenario: state.scenario }), signInOf(state)]
      return { ...(as !== usual.as && { as }), ...(expires !== usual.expires && { expires }) }
    },

    /** What is wrong with a state, a sentence each. Every way in goes through this. */
    problemsOf({ scenario, overrides, as, expires }: MockState): string[] {
      const names = Object.keys(scenarios)
      return [
        ...(names.includes(scenario) ? [] : [`Unknown scenario "${scenario}". ${suggest(scenario, names)}`]),
        ...overrides.flatMap(overrideProblems),
        ...(as === undefined || Object.hasOwn(accounts, as)
          ? []
          : [`Unknown account "${as}". ${suggest(as, Object.keys(accounts))}`]),
        ...(expires === undefined || (Number.isInteger(expires) && expires >= 0 && expires <= usualLifetime)
          ? []
          : [`A token cannot expire in ${expires}. Use seconds, from 0 to ${usualLifetime}.`]),
      ]
    },
  }
}

export type Catalog = ReturnType<typeof createCatalog>
