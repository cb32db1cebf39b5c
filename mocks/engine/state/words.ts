import { closest, distance } from 'fastest-levenshtein'
import { type Behavior, commonBehaviors, isStatus, maxLatency, statusBehavior } from '../behaviors'
import type { Definition, Scenario } from '../resource'

/** The behavior words that are set, by endpoint. */
export type Overrides = Readonly<Record<string, string>>

/** The state that an address can name: a scenario, and behaviors on top of it. */
export interface Settings {
  scenario: string
  mock: Overrides
  /** A sentence for each word that is not known. */
  problems: readonly string[]
}

/** A behavior word in parts: `error+latency=800`. `latency` is in milliseconds. */
export interface ParsedBehavior {
  word: string
  latency?: number
}

/** Suggests the known word nearest to a mistyped one, or lists all. */
function suggest(word: string, known: readonly string[]): string {
  const nearest = closest(word, known)
  const isNear = distance(word, nearest) <= Math.max(2, Math.ceil(word.length / 3))
  return isNear ? `Did you mean "${nearest}"?` : `Use one of: ${known.join(', ')}.`
}

/** Splits a behavior into its word and its latency; undefined if the syntax is wrong. */
export function parseBehavior(text: string): ParsedBehavior | undefined {
  const [first = '', second, ...more] = text.split('+')
  const digits = /^latency=(\d{1,5})$/.exec(second ?? first)?.[1]
  if (more.length > 0 || (second !== undefined && !digits)) return undefined
  if (!digits) return { word: first }
  const latency = Number(digits)
  return latency <= maxLatency ? { word: second === undefined ? 'ok' : first, latency } : undefined
}

/** Writes what parseBehavior reads. */
export function formatBehavior({ word, latency }: ParsedBehavior): string {
  if (latency === undefined) return word
  return word === 'ok' ? `latency=${latency}` : `${word}+latency=${latency}`
}

/** Writes what `parseMock` reads. */
export function formatMock(mock: Overrides): string {
  return Object.entries(mock)
    .map(([endpoint, behavior]) => `${endpoint}:${behavior}`)
    .join(',')
}

/** A parameter's value, or all of its values with commas in between, as repeated headers are joined. */
export function joinedParam(params: URLSearchParams, name: string): string | undefined {
  return params.has(name) ? params.getAll(name).join(',') : undefined
}

/** The vocabulary of a mock backend: what can be said in an address, a story, a test or a header. */
export function createWords({ resources, scenarios }: Pick<Definition, 'resources' | 'scenarios'>) {
  const behaviors = new Map<string, Record<string, Behavior>>(
    resources.flatMap(({ endpoints }) =>
      Object.entries(endpoints).map(([name, { variants }]) => [name, { ...commonBehaviors, ...variants }]),
    ),
  )
  const endpointNames = [...behaviors.keys()]
  const allBehaviors: Record<string, Behavior> = Object.assign({}, ...behaviors.values())
  const [everyday = ''] = Object.keys(scenarios)
  const defaults: Settings = { scenario: everyday, mock: {}, problems: [] }

  function behaviorsOf(endpoint: string): Record<string, Behavior> {
    return behaviors.get(endpoint) ?? {}
  }

  /** The behavior of a word or a status code; undefined if the endpoint does not have it. */
  function behavior(endpoint: string, word: string): Behavior | undefined {
    if (isStatus(word)) return statusBehavior(word)
    const known = behaviorsOf(endpoint)
    return Object.hasOwn(known, word) ? known[word] : undefined
  }

  function supports(endpoint: string, text: string): boolean {
    const parsed = parseBehavior(text)
    return parsed !== undefined && behavior(endpoint, parsed.word) !== undefined
  }

  /** Sets the same behavior for every endpoint that supports it. */
  function everywhere(text: string): Overrides {
    return Object.fromEntries(endpointNames.filter((name) => supports(name, text)).map((name) => [name, text]))
  }

  /** Reads `news:error,jobs:slow`. A word without an endpoint applies to every endpoint that supports it; later words win. */
  function parseMock(text: string): { mock: Overrides; problems: string[] } {
    const mock: Record<string, string> = {}
    const problems: string[] = []
    // A plus sign in a query reads as a space.
    for (const part of text.split(',').map((word) => word.trim().toLowerCase().replaceAll(' latency', '+latency'))) {
      if (part === '') continue
      const [first = '', ...rest] = part.split(':').map((word) => word.trim())
      const second = rest.join(':')
      if (rest.length === 0) {
        const all = everywhere(first)
        Object.assign(mock, all)
        if (Object.keys(all).length > 0) continue
        problems.push(`Unknown behavior "${first}". ${suggest(first, [...Object.keys(allBehaviors), 'latency=800'])}`)
      } else if (!behaviors.has(first)) {
        problems.push(`Unknown endpoint "${first}". ${suggest(first, endpointNames)}`)
      } else if (supports(first, second)) {
        mock[first] = second
      } else {
        const known = Object.keys(behaviorsOf(first))
        problems.push(`"${first}" does not support "${second}". ${suggest(second, known)}`)
      }
    }
    return { mock, problems }
  }

  const scenarioMocks = new Map(Object.entries(scenarios).map(([name, { mock }]) => [name, parseMock(mock).mock]))

  /** Reads a scenario's name as it was typed. An unknown one is the default, with a problem. */
  function parseScenario(text: string): Omit<Settings, 'mock'> {
    const name = text.trim().toLowerCase()
    if (Object.hasOwn(scenarios, name)) return { scenario: name, problems: [] }
    const problem = `Unknown scenario "${name}". ${suggest(name, Object.keys(scenarios))}`
    return { scenario: everyday, problems: [problem] }
  }

  /** Reads the words that set a state. A named scenario drops the overrides of the fallback. */
  function parseSettings(
    { scenario, mock }: { scenario?: string | undefined; mock?: string | undefined },
    fallback = defaults,
  ): Settings {
    const base = scenario === undefined ? fallback : { ...parseScenario(scenario), mock: {} }
    const parsed = mock === undefined ? { mock: base.mock, problems: [] } : parseMock(mock)
    return { scenario: base.scenario, mock: parsed.mock, problems: [...base.problems, ...parsed.problems] }
  }

  return {
    endpointNames,
    allBehaviors,
    defaults,
    scenarios,
    behaviorsOf,
    behavior,
    supports,
    everywhere,
    parseMock,
    parseSettings,
    scenarioOf({ scenario }: Pick<Settings, 'scenario'>): Scenario {
      const found = scenarios[scenario]
      if (!found) throw new Error(`No scenario "${scenario}"`)
      return found
    },
    /** The behaviors that a scenario sets. */
    mockOf: (scenario: string): Overrides => scenarioMocks.get(scenario) ?? {},

    /** Reads `?scenario=` and `?mock=` of a query; undefined if it has neither. */
    parseQuery(query: string): Settings | undefined {
      const params = new URLSearchParams(query)
      const [scenario, mock] = [joinedParam(params, 'scenario'), joinedParam(params, 'mock')]
      return scenario === undefined && mock === undefined ? undefined : parseSettings({ scenario, mock })
    },

    /** Writes what parseQuery reads, with readable colons and commas; '' for the defaults. */
    formatQuery({ scenario, mock }: Pick<Settings, 'scenario' | 'mock'>): string {
      const words = formatMock(mock).replaceAll('+', '%2B')
      return [scenario === everyday ? '' : `scenario=${scenario}`, words && `mock=${words}`].filter(Boolean).join('&')
    },
  }
}

export type Words = ReturnType<typeof createWords>
