import * as v from 'valibot'
import {
  type Behavior,
  commonBehaviors,
  type CustomResponse,
  isStatus,
  maxLatency,
  statefulBehaviors,
  statusBehavior,
} from '../behaviors'
import type { Definition, Scenario } from '../resource'
import { usualLifetime } from '../sessions'
import { type Persona, type PersonaText, parsePersona } from './persona'
import { namesState } from './start'
import { suggest } from './suggest'
import {
  formatMock,
  formatTarget,
  maxSteps,
  type Overrides,
  parseBehavior,
  parseSequence,
  parseTarget,
  tidy,
} from './syntax'

/** The state that an address can name: a scenario, and behaviors and a persona on top of it. */
export interface Settings extends Persona {
  scenario: string
  mock: Overrides
  /** What `custom` responds, by endpoint. */
  responses?: Readonly<Record<string, CustomResponse>> | undefined
  /** A sentence for each word that is not known. */
  problems: readonly string[]
}

/** A parameter's value, or all of its values with commas in between, as repeated headers are joined. */
export function joinedParam(params: URLSearchParams, name: string): string | undefined {
  return params.has(name) ? params.getAll(name).join(',') : undefined
}

/** Says what to write instead of a word that an endpoint does not have, with the limits of its kind. */
function advise(word: string, known: readonly string[]): string {
  if (/[>@]/.test(word)) return `A sequence has at most ${maxSteps} steps, and @ is followed by 1 to ${maxSteps}.`
  if (/^\d+$/.test(word)) return 'Use a status from 400 to 599.'
  if (/\blatency=/.test(word)) return `Use one latency from 0 to ${maxLatency} milliseconds.`
  return suggest(word, known)
}

/** The fields of an object schema. */
export function entriesOf(schema: v.GenericSchema | undefined): object {
  return schema && 'entries' in schema ? Object(schema.entries) : {}
}

/** The words that set a state, as they are written. */
export interface StateText extends PersonaText {
  scenario?: string | undefined
  mock?: string | undefined
}

/** The vocabulary of a mock backend: what can be said in an address, a story, a test or a header. */
export function createWords({
  contract,
  resources,
  scenarios,
  accounts,
}: Pick<Definition, 'contract' | 'resources' | 'scenarios' | 'accounts'>) {
  const behaviors = new Map<string, Record<string, Behavior>>(
    resources.flatMap(({ endpoints }) =>
      Object.entries(endpoints).map(([name, { variants }]) => [name, { ...commonBehaviors, ...variants }]),
    ),
  )
  const endpointNames = [...behaviors.keys()]
  const allBehaviors: Record<string, Behavior> = Object.assign({}, ...behaviors.values())
  const [everyday = ''] = Object.keys(scenarios)
  const [nobody = ''] = Object.keys(accounts)
  const persona: Persona = { as: undefined, expires: undefined, now: undefined }
  const defaults: Settings = { scenario: everyday, mock: {}, responses: undefined, ...persona, problems: [] }

  function behaviorsOf(endpoint: string): Record<string, Behavior> {
    return behaviors.get(endpoint) ?? {}
  }

  /** The behavior of a word or a status code; undefined if the endpoint does not have it. */
  function behavior(endpoint: string, word: string): Behavior | undefined {
    if (isStatus(word)) return statusBehavior(word)
    const known: Record<string, Behavior> = { ...behaviorsOf(endpoint), ...statefulBehaviors }
    return Object.hasOwn(known, word) ? known[word] : undefined
  }

  function supportsStep(endpoint: string, text: string): boolean {
    const parsed = parseBehavior(text)
    return parsed !== undefined && behavior(endpoint, parsed.word) !== undefined
  }

  function supports(endpoint: string, sequence: string): boolean {
    return parseSequence(sequence).steps.every((step) => supportsStep(endpoint, step))
  }

  /** Sets the same behavior for every endpoint that supports it. */
  function everywhere(text: string): Overrides {
    return Object.fromEntries(endpointNames.filter((name) => supports(name, text)).map((name) => [name, text]))
  }

  /** The path and query parameters that a request to the endpoint can be told apart by. */
  function paramsOf(endpoint: string): Map<string, v.GenericSchema> {
    const { params, query } = contract[endpoint] ?? {}
    return new Map(Object.entries({ ...entriesOf(params), ...entriesOf(query) }))
  }

  function findProblem(target: string, sequence: string): string | undefined {
    const { endpoint, conditions } = parseTarget(target)
    if (!behaviors.has(endpoint)) return `Unknown endpoint "${endpoint}". ${suggest(endpoint, endpointNames)}`
    const params = paramsOf(endpoint)
    const names = [...params.keys()]
    for (const [name, value] of conditions) {
      const schema = params.get(name)
      if (names.length === 0) return `"${endpoint}" has no parameters, so its requests cannot be told apart.`
      if (!schema) return `"${endpoint}" has no parameter "${name}". ${suggest(name, names)}`
      const { success, issues } = v.safeParse(schema, value)
      if (!success) return `"${target}" matches no request: ${issues[0].message}.`
    }
    const wrong = parseSequence(sequence).steps.find((step) => !supportsStep(endpoint, step))
    if (wrong === undefined) return undefined
    return `"${endpoint}" does not support "${wrong}". ${advise(wrong, Object.keys(behaviorsOf(endpoint)))}`
  }

  /**
   * Reads `news:error,job[id=7]:503,jobs:ok>503`. A word without an endpoint applies to every endpoint that supports it;
   * later words win.
   */
  function parseMock(text: string): { mock: Overrides; problems: string[] } {
    const mock: Record<string, string> = {}
    const problems: string[] = []
    // Brackets may hold commas.
    for (const part of text.split(/,(?![^[]*\])/).map((word) => word.trim())) {
      const [, first = '', conditions = '', colon, rest = ''] = /^([^:[]*)(\[[^\]]*\])?\s*(:)?(.*)$/s.exec(part) ?? []
      const name = first.trim().toLowerCase()
      if (colon) {
        const target = formatTarget(parseTarget(name + conditions))
        const sequence = tidy(rest)
        const problem = findProblem(target, sequence)
        if (problem) problems.push(problem)
        else mock[target] = sequence
      } else if (conditions || rest) {
        problems.push(`Cannot read "${part}". Write it like this: job[id=7]:503.`)
      } else if (part) {
        const sequence = tidy(part)
        const all = everywhere(sequence)
        Object.assign(mock, all)
        if (Object.keys(all).length > 0) continue
        const wrong =
          parseSequence(sequence).steps.find((step) => Object.keys(everywhere(step)).length === 0) ?? sequence
        problems.push(`Unknown behavior "${wrong}". ${advise(wrong, [...Object.keys(allBehaviors), 'latency=800'])}`)
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

  /** Reads the words that set a state. A named scenario drops what the fallback has on top of its own. */
  function parseSettings({ scenario, mock, ...texts }: StateText, fallback = defaults): Settings {
    const base = scenario === undefined ? fallback : { ...defaults, ...parseScenario(scenario) }
    const parsed = mock === undefined ? { mock: base.mock, problems: [] } : parseMock(mock)
    const { persona, problems } = parsePersona(texts, Object.keys(accounts))
    return { ...base, mock: parsed.mock, ...persona, problems: [...base.problems, ...parsed.problems, ...problems] }
  }

  function scenarioOf({ scenario }: Pick<Settings, 'scenario'>): Scenario {
    const found = scenarios[scenario]
    if (!found) throw new Error(`No scenario "${scenario}"`)
    return found
  }

  /** Who is signed in, and for how many seconds a token is valid. */
  function signInOf({ scenario, as, expires }: Pick<Settings, 'scenario' | keyof Persona>) {
    const usual = scenarioOf({ scenario })
    return { as: as ?? usual.as, expires: expires ?? usual.expires ?? usualLifetime }
  }

  /** What a persona says about the sign-in that the scenario does not. */
  function ownSignInOf(settings: Pick<Settings, 'scenario' | keyof Persona>): Pick<Persona, 'as' | 'expires'> {
    const [usual, { as, expires }] = [signInOf({ scenario: settings.scenario }), signInOf(settings)]
    return { ...(as !== usual.as && { as }), ...(expires !== usual.expires && { expires }) }
  }

  /** Whether the response to a request with this step is kept in a recording. */
  function isRecorded({ endpoint, behavior: step }: { endpoint: string; behavior: string }): boolean {
    return behavior(endpoint, parseBehavior(step)?.word ?? '')?.isRecorded ?? false
  }

  return {
    endpointNames,
    allBehaviors,
    defaults,
    scenarios,
    behaviorsOf,
    behavior,
    supports,
    isRecorded,
    paramsOf,
    everywhere,
    parseMock,
    parseSettings,
    scenarioOf,
    signInOf,
    ownSignInOf,
    accounts,
    nobody,
    /** The behaviors that a scenario sets. */
    mockOf: (scenario: string): Overrides => scenarioMocks.get(scenario) ?? {},

    /** Reads the parameters of a query that name a state; undefined if there are none. */
    parseQuery(query: string): Settings | undefined {
      if (!namesState(query)) return undefined
      const params = new URLSearchParams(query)
      const last = (name: string) => params.getAll(name).at(-1)
      return parseSettings({
        scenario: joinedParam(params, 'scenario'),
        mock: joinedParam(params, 'mock'),
        as: last('as'),
        expires: last('expires'),
        now: last('now'),
      })
    },

    /** Writes what parseQuery reads, with readable punctuation; '' for the defaults. */
    formatQuery({ mock, ...state }: Pick<Settings, 'scenario' | 'mock' | keyof Persona>): string {
      const { scenario, now } = state
      const { as, expires } = ownSignInOf(state)
      const parts = {
        scenario: scenario === everyday ? '' : scenario,
        mock: encodeURIComponent(formatMock(mock)).replaceAll(/%(?:2C|3A|3D|40|5B|5D)/g, decodeURIComponent),
        as,
        expires: expires?.toString(),
        now,
      }
      return Object.entries(parts)
        .flatMap(([name, text]) => (text ? [`${name}=${text}`] : []))
        .join('&')
    },
  }
}

export type Words = ReturnType<typeof createWords>
