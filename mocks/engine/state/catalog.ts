import { closest, distance } from 'fastest-levenshtein'
import * as v from 'valibot'
import { type Behavior, commonBehaviors, findBehavior, integer, Override, type Step } from '../behaviors'
import { usualLifetime } from '../database/database'
import { type Definition, fieldsOf, type Scenario } from '../resource'

/** The state of a mock backend: a scenario, and on top of it overrides and who is signed in. */
const MockState = v.object({
  scenario: v.string(),
  overrides: v.pipe(v.array(Override), v.readonly()),
  /** The name of an account; the scenario's if it is left out. */
  as: v.optional(v.string()),
  /** How long a token is valid, in seconds from the sign-in; as the scenario says if it is left out. */
  expires: v.optional(integer(0, usualLifetime, `A token can expire in 0 to ${usualLifetime} seconds.`)),
})
export type MockState = Readonly<v.InferOutput<typeof MockState>>

/** Suggests the known word nearest to a mistyped one, or lists all. A number can only be a status. */
export function suggest(word: string | number, known: readonly string[]): string {
  if (typeof word === 'number') return 'Use a status from 400 to 599.'
  const nearest = closest(word, known)
  const isNear = distance(word, nearest) <= Math.max(2, Math.ceil(word.length / 3))
  return isNear ? `Did you mean "${nearest}"?` : `Use one of: ${known.join(', ')}.`
}

function oneOf(what: string, names: readonly string[]) {
  return v.picklist(names, ({ input }) => `Unknown ${what} "${String(input)}". ${suggest(String(input), names)}`)
}

/** What can be set in a mock backend, and what is wrong with a state. */
export function createCatalog({ contract, resources, scenarios, accounts }: Definition) {
  const mocks = resources.flatMap(({ endpoints }) => Object.entries(endpoints))
  const behaviors: ReadonlyMap<string, Readonly<Record<string, Behavior>>> = new Map(
    mocks.map(([name, { variants }]) => [name, { ...commonBehaviors, ...variants }]),
  )
  const endpointNames = [...behaviors.keys()]
  const allBehaviors: Readonly<Record<string, Behavior>> = Object.assign({}, ...behaviors.values())
  const [firstScenario = ''] = Object.keys(scenarios)
  const [nobody = ''] = Object.keys(accounts)
  const everyday: MockState = { scenario: firstScenario, overrides: [] }

  const behaviorsOf = (endpoint: string): Readonly<Record<string, Behavior>> => behaviors.get(endpoint) ?? {}

  const behavior = (endpoint: string, name: Step['behavior']) => findBehavior(behaviorsOf(endpoint), name)

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

  function overridesOf(scenario: string): readonly Override[] {
    const { everywhere: behavior, overrides = [] } = scenarios[scenario] ?? {}
    return [...(behavior === undefined ? [] : everywhere({ behavior })), ...overrides]
  }

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

  /** What an endpoint does not support of an override, a sentence each. */
  function unsupported({ endpoint, when = {}, steps }: Override): string[] {
    const parameters = new Map(Object.entries(parametersOf(endpoint)))
    const known = Object.keys(behaviorsOf(endpoint))
    const problems = steps
      .filter((step) => !behavior(endpoint, step.behavior))
      .map(({ behavior: name }) => `"${endpoint}" does not support "${name}". ${suggest(name, known)}`)
    for (const [name, value] of Object.entries(when)) {
      const advice = parameters.size > 0 ? suggest(name, [...parameters.keys()]) : 'Its requests cannot be told apart.'
      const schema = parameters.get(name)
      const [issue] = (schema && v.safeParse(schema, value).issues) ?? []
      if (!schema) problems.push(`"${endpoint}" has no parameter "${name}". ${advice}`)
      if (issue) problems.push(`No request to "${endpoint}" has the ${name} "${value}": ${issue.message}.`)
    }
    return problems
  }

  const KnownOverride = v.pipe(
    v.strictObject({ ...Override.entries, endpoint: oneOf('endpoint', endpointNames) }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed) for (const message of unsupported(dataset.value)) addIssue({ message })
    }),
  )
  /** Every way in goes through this. */
  const State = v.object({
    ...MockState.entries,
    scenario: oneOf('scenario', Object.keys(scenarios)),
    overrides: v.array(KnownOverride),
    as: v.optional(oneOf('account', Object.keys(accounts))),
  })

  return {
    State,
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
    overridesOf,

    /** Returns a state without what is not part of it. Throws if something in it is unknown. */
    check(state: Partial<MockState>): MockState {
      const { success, output, issues } = v.safeParse(State, { ...everyday, ...state })
      if (!success) throw new Error(issues.map(({ message }) => message).join(' '))
      return output
    },

    /** What a state says about the sign-in that its scenario does not. */
    ownSignInOf(state: Omit<MockState, 'overrides'>): Pick<MockState, 'as' | 'expires'> {
      const [usual, { as, expires }] = [signInOf({ scenario: state.scenario }), signInOf(state)]
      return { ...(as !== usual.as && { as }), ...(expires !== usual.expires && { expires }) }
    },
  }
}

export type Catalog = ReturnType<typeof createCatalog>
