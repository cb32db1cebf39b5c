import { distance } from 'fastest-levenshtein'
import * as v from 'valibot'
import {
  type Behaviors,
  commonBehaviors,
  createStatusBehavior,
  ErrorStatus,
  integer,
  Override,
  statefulBehaviors,
  type Step,
} from '../behaviors'
import { usualLifetime } from '../database/sessions'
import { type Definition, getFields } from '../resource'
import { mergeOverrides } from './overrides'

export interface MockState {
  readonly scenario: string
  readonly overrides: readonly Override[]
  readonly as?: string
  readonly expires?: number
}

function matchName(word: string, names: readonly string[]) {
  return names.find((name) => name.toLowerCase() === word.toLowerCase()) ?? word
}

export function suggest(word: string, known: readonly string[]) {
  if (/^\d+$/.test(word)) return 'Use a status from 400 to 599.'
  if (known.length === 0) return 'There is none.'
  const measure = (name: string) => distance(word.toLowerCase(), name.toLowerCase())
  const [nearest = ''] = known.toSorted((one, other) => measure(one) - measure(other))
  const isNear = measure(nearest) <= Math.max(2, Math.ceil(word.length / 3))
  return isNear ? `Did you mean "${nearest}"?` : `Use one of: ${known.join(', ')}.`
}

function describeUnknown(what: string, word: string, names: readonly string[]) {
  return `Unknown ${what} "${word}". ${suggest(word, names)}`
}

function createNameSchema(what: string, names: readonly string[]) {
  return v.pipe(
    v.string(),
    v.transform((word) => matchName(word, names)),
    v.picklist(names, ({ input }) => describeUnknown(what, String(input), names)),
  )
}

export function createCatalog({ contract, resources, scenarios, datasets, accounts }: Definition) {
  const behaviors = new Map<string, Behaviors>(
    resources
      .flatMap(({ endpoints }) => Object.entries(endpoints))
      .map(([name, { variants }]) => [name, { ...commonBehaviors, ...variants }]),
  )
  const endpointNames = [...behaviors.keys()]
  const allBehaviors: Behaviors = Object.assign({}, ...behaviors.values())
  const [firstScenario = ''] = Object.keys(scenarios)
  const [firstDataset = ''] = Object.keys(datasets)
  const [nobody = ''] = Object.keys(accounts)
  const everyday: MockState = { scenario: firstScenario, overrides: [] }

  const getBehaviors = (endpoint: string) => behaviors.get(endpoint) ?? {}

  function findBehavior(endpoint: string, name: Step['behavior']) {
    if (v.is(ErrorStatus, name)) return createStatusBehavior(name)
    const known: Behaviors = { ...getBehaviors(endpoint), ...statefulBehaviors }
    return Object.hasOwn(known, name) ? known[name] : undefined
  }

  const getParameters = (endpoint: string) => ({
    ...getFields(contract[endpoint]?.params),
    ...getFields(contract[endpoint]?.query),
  })

  /** Drops a response that no step uses. */
  function matchNames({ endpoint: word, when, steps: named, response }: Override): Override {
    const endpoint = matchName(word, endpointNames)
    const parameters = Object.keys(getParameters(endpoint))
    const known = Object.keys({ ...getBehaviors(endpoint), ...statefulBehaviors })
    const conditions = Object.entries(when ?? {}).map(([name, value]) => [matchName(name, parameters), value])
    const steps = named.map(({ behavior, ...step }) => ({
      behavior: /^\d+$/.test(String(behavior)) ? Number(behavior) : matchName(String(behavior), known),
      ...step,
    }))
    return {
      endpoint,
      ...(when && { when: Object.fromEntries(conditions) }),
      steps,
      ...(response && steps.some(({ behavior }) => behavior === 'custom') && { response }),
    }
  }

  function overrideAll(...steps: Step[]): Override[] {
    return endpointNames
      .map((endpoint) => matchNames({ endpoint, steps }))
      .filter((override) => findUnsupported(override).length === 0)
  }

  function getOverrides(scenario: string) {
    const { everywhere: behavior, overrides = [] } = scenarios[scenario] ?? {}
    return [...(behavior === undefined ? [] : overrideAll({ behavior })), ...overrides]
  }

  function getScenario({ scenario }: Pick<MockState, 'scenario'>) {
    const found = scenarios[scenario]
    if (!found) throw new Error(`No scenario "${scenario}"`)
    return { dataset: firstDataset, as: nobody, ...found }
  }

  function getSignIn({ scenario, as, expires }: Omit<MockState, 'overrides'>) {
    const usual = getScenario({ scenario })
    return { as: as ?? usual.as, expires: expires ?? usual.expires ?? usualLifetime }
  }

  function findUnsupported({ endpoint, when = {}, steps }: Override) {
    if (!behaviors.has(endpoint)) return [describeUnknown('endpoint', endpoint, endpointNames)]
    const parameters = new Map(Object.entries(getParameters(endpoint)))
    const known = Object.keys(getBehaviors(endpoint))
    const problems = steps
      .filter(({ behavior }) => !findBehavior(endpoint, behavior))
      .map(({ behavior }) => `"${endpoint}" does not support "${behavior}". ${suggest(String(behavior), known)}`)
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
    Override,
    v.transform(matchNames),
    v.rawCheck(({ dataset, addIssue }) => {
      if (dataset.typed) for (const message of findUnsupported(dataset.value)) addIssue({ message })
    }),
  )
  /** Every way in goes through this. */
  const State = v.object({
    scenario: createNameSchema('scenario', Object.keys(scenarios)),
    overrides: v.pipe(
      v.array(KnownOverride),
      v.transform((overrides) => mergeOverrides(overrides)),
    ),
    as: v.optional(createNameSchema('account', Object.keys(accounts))),
    expires: v.optional(integer(0, usualLifetime, `A token can expire in 0 to ${usualLifetime} seconds.`)),
  })

  return {
    State,
    endpointNames,
    allBehaviors,
    everyday,
    scenarios,
    accounts,
    nobody,
    getBehaviors,
    findBehavior,
    getParameters,
    overrideAll,
    getScenario,
    getSignIn,
    getOverrides,

    check: (state: Partial<MockState>): MockState => v.parse(State, { ...everyday, ...state }),

    getOwnSignIn(state: MockState) {
      const usual = getSignIn({ scenario: state.scenario })
      const { as, expires } = getSignIn(state)
      return { ...(as !== usual.as && { as }), ...(expires !== usual.expires && { expires }) }
    },
  }
}

export type Catalog = ReturnType<typeof createCatalog>
