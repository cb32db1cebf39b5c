import * as v from 'valibot'
import { maxLatency, Override, type Step } from '../behaviors'
import type { Edit, Edits } from '../database/edits'
import { Recording } from '../recording/recording'
import { adviseBehavior, type Catalog, isStatus, maxSteps, type MockState } from './catalog'
import { mergeOverrides } from './state'

// The only place that reads or writes a state as text: in an address, a story, a test, a header, a file and a link.

/** The words of a state, as an address, a header or a command has them. */
export interface StateText {
  scenario?: string | undefined
  mock?: string | undefined
  as?: string | undefined
  expires?: string | undefined
}

/** The parameters that name a state in an address. */
export const stateParams = ['scenario', 'mock', 'as', 'expires'] as const

/** What was read, or why it was not, a sentence each. */
export type Reading<Value> = { value: Value; problems: [] } | { value?: undefined; problems: readonly string[] }

/** Everything that makes up a state, to be shared. */
export interface Snapshot extends MockState {
  recording?: Recording | undefined
  edits: readonly Edit[]
}

/** The version of state files and of links with a fragment. */
const version = 3
const fragmentKey = 'state='
/** Longest address that every chat and mail program keeps intact, in characters. */
export const maxLinkLength = 8000
/** The most that a fragment may inflate to, in bytes: a short link can hold minutes of work. */
const maxInflated = 10_000_000

/** Whether a fragment claims to hold a snapshot. */
export function hasSnapshot(fragment: string): boolean {
  return fragment.replace(/^#/, '').startsWith(fragmentKey)
}

/** Whether a query names a state, perhaps with a word of an earlier version. */
export function namesState(search: string): boolean {
  const params = new URLSearchParams(search)
  return [...stateParams, 'now'].some((name) => params.has(name))
}

/** A query without the mock's parameters. */
export function removeMockParams(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of [...stateParams, 'now', 'panel']) params.delete(name)
  return params.toString()
}

async function* pipe(bytes: BodyInit, transform: GenericTransformStream): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = new Response(bytes).body?.pipeThrough(transform).getReader()
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) yield chunk.value
}

const State = v.object({
  scenario: v.string(),
  overrides: v.array(Override),
  as: v.optional(v.string()),
  expires: v.optional(v.number()),
})

function writeStep({ behavior, latency }: Step): string {
  if (latency === undefined) return String(behavior)
  return behavior === 'ok' ? `latency=${latency}` : `${behavior}+latency=${latency}`
}

/** Writes `job[id=7]:ok>503+latency=800`. */
export function writeOverride({ endpoint, when, steps }: Override): string {
  const conditions = Object.entries(when ?? {}).map((pair) => pair.join('='))
  return `${endpoint}${conditions.length > 0 ? `[${conditions.join(',')}]` : ''}:${steps.map(writeStep).join('>')}`
}

/** Writes what readQuery reads, with readable punctuation; '' for the everyday state. */
export function writeQuery(catalog: Catalog, state: MockState): string {
  const { as, expires } = catalog.ownSignInOf(state)
  const parts = {
    scenario: state.scenario === catalog.everyday.scenario ? '' : state.scenario,
    mock: encodeURIComponent(state.overrides.map(writeOverride).join(',')).replaceAll(
      /%(?:2C|3A|3D|3E|5B|5D)/g,
      decodeURIComponent,
    ),
    as,
    expires: expires?.toString(),
  }
  return Object.entries(parts)
    .flatMap(([name, text]) => (text ? [`${name}=${text}`] : []))
    .join('&')
}

/** Reads and writes the state of a mock backend. */
export function createCodec(catalog: Catalog, edits: Edits['schema']) {
  const Snapshot = v.object({ ...State.entries, recording: v.optional(Recording), edits })

  function check<State extends MockState>(state: State): Reading<State> {
    const problems = catalog.problemsOf(state)
    return problems.length > 0 ? { problems } : { value: state, problems: [] }
  }

  // The functions below add what they can't read to `problems`.

  function readStep(text: string, problems: string[]): Step[] {
    const match = /^([\w-]+)?(?:(?:^|\+)latency=(\d{1,5}))?$/.exec(text)
    if (text && match) {
      const [, behavior = 'ok', digits] = match
      const latency = digits !== undefined && { latency: Number(digits) }
      return [{ behavior: /^\d+$/.test(behavior) ? Number(behavior) : behavior, ...latency }]
    }
    const [, only = '', position] = /^(.*)@(\d+)$/.exec(text) ?? []
    const before = 'ok>'.repeat(Math.max(0, Math.min(maxSteps, Number(position)) - 1))
    problems.push(
      position
        ? `"${text}" is now written "${before}${only}>ok".`
        : `"${text}" is not a step. Use one latency from 0 to ${maxLatency} milliseconds, such as error+latency=800.`,
    )
    return []
  }

  /** Reads `503>ok`. A plus sign in a query reads as a space. */
  function readSteps(text: string, problems: string[]): Step[] {
    const plain = text
      .trim()
      .toLowerCase()
      .replaceAll(/\s*>\s*/g, '>')
      .replaceAll(/\s+latency/g, '+latency')
    const [, looped] = /^(.*)>loop$/.exec(plain) ?? []
    if (looped === undefined) return plain.split('>').flatMap((word) => readStep(word, problems))
    problems.push(`">loop" is gone: the last step repeats. Write "${looped}>${looped}".`)
    return []
  }

  /** Reads `[id=7,page=2]`. */
  function readConditions(text: string, problems: string[]): Record<string, string> {
    const when = new Map<string, string>()
    for (const pair of text.slice(1, -1).split(',')) {
      const [name = '', value] = pair.split(/=(.*)/s, 2).map((part) => part.trim())
      if (!name || !value) {
        problems.push(`"${text}" names no parameter with a value. Write it like this: job[id=7]:503.`)
      } else if (when.has(name)) problems.push(`A request has one ${name}: write an override for each value.`)
      else when.set(name, value)
    }
    return Object.fromEntries(when)
  }

  /** Reads one part of `news:error,job[id=7]:404,slow`. Without an endpoint it is for all that support it. */
  function readPart(part: string, problems: string[]): Override[] {
    const [, name = '', conditions = '', colon, rest = ''] = /^([^:[]*)(\[[^\]]*\])?\s*(:)?(.*)$/s.exec(part) ?? []
    if (colon) {
      const when = conditions ? { when: readConditions(conditions, problems) } : {}
      return [{ endpoint: name.trim().toLowerCase(), ...when, steps: readSteps(rest, problems) }]
    }
    if (conditions || rest) {
      problems.push(`Cannot read "${part}". Write it like this: job[id=7]:503.`)
      return []
    }
    const steps = readSteps(part, problems)
    const overrides = catalog.everywhere(...steps)
    if (overrides.length > 0) return overrides
    const wrong =
      steps.find(({ behavior }) => !isStatus(behavior) && !(behavior in catalog.allBehaviors))?.behavior ?? part
    problems.push(
      `Unknown behavior "${wrong}". ${adviseBehavior(wrong, [...Object.keys(catalog.allBehaviors), 'latency=800'])}`,
    )
    return []
  }

  /** Reads the words that set a state. A named scenario drops what the fallback has on top of its own. */
  function readText(
    { scenario, mock, as, expires }: StateText,
    fallback: MockState = catalog.everyday,
  ): Reading<MockState> {
    const base: MockState =
      scenario === undefined ? fallback : { scenario: scenario.trim().toLowerCase(), overrides: [] }
    const problems: string[] = []
    // Brackets may hold commas.
    const parts = mock?.split(/,(?![^[]*\])/).filter((part) => part.trim())
    const overrides = parts?.flatMap((part) => readPart(part.trim(), problems))
    const seconds = expires?.trim()
    if (seconds !== undefined && !/^\d{1,9}$/.test(seconds)) problems.push(`"${seconds}" is no number of seconds.`)
    if (problems.length > 0) return { problems }
    return check({
      ...base,
      ...(overrides && { overrides: mergeOverrides([], overrides) }),
      ...(as !== undefined && { as: as.trim().toLowerCase() }),
      ...(seconds !== undefined && { expires: Number(seconds) }),
    })
  }

  /** Reads the parameters of a query that name a state; undefined if there are none. */
  function readQuery(query: string): Reading<MockState> | undefined {
    if (!namesState(query)) return undefined
    const params = new URLSearchParams(query)
    if (params.has('now')) {
      const advice = 'use the clock of Playwright or Vitest, as docs/automation.md says.'
      return { problems: [`A link can no longer set the time: ${advice}`] }
    }
    const named = stateParams.filter((name) => params.has(name))
    return readText(Object.fromEntries(named.map((name) => [name, params.getAll(name).join(',')])))
  }

  const writeSnapshot = (snapshot: Snapshot): string => JSON.stringify({ version, ...snapshot })

  /** Reads what writeSnapshot wrote. */
  function readSnapshot(text: string): Reading<Snapshot> {
    const file = v.safeParse(v.pipe(v.string(), v.parseJson(), v.looseObject({ version: v.number() })), text)
    if (!file.success) {
      return { problems: ['This is not a state file. Choose one that was downloaded from this panel.'] }
    }
    const { version: found, ...rest } = file.output
    if (found !== version) {
      const advice = 'Ask for a new link or file from a demo of the same release.'
      return { problems: [`This state has version ${found}, and this demo reads version ${version}. ${advice}`] }
    }
    const { success, output, issues } = v.safeParse(Snapshot, rest)
    if (success) return check(output)
    const sentence = (issue: v.BaseIssue<unknown>) =>
      `In the state, ${v.getDotPath(issue) ?? 'all of it'}: ${issue.message}`
    return { problems: issues.slice(0, 3).map(sentence) }
  }

  return {
    readText,
    readQuery,
    /** Whether two states are the same, as far as an address can say. */
    isSame: (one: MockState, other: MockState): boolean => writeQuery(catalog, one) === writeQuery(catalog, other),
    readSnapshot,
    writeSnapshot,

    /** Reads a state that a script or a storage holds. */
    readState(state: unknown): Reading<MockState> {
      const { success, output, issues } = v.safeParse(State, state)
      return success ? check(output) : { problems: issues.map(({ message }) => message) }
    },

    /** Returns `state=...`. */
    async writeFragment(snapshot: Snapshot): Promise<string> {
      let binary = ''
      for await (const chunk of pipe(writeSnapshot(snapshot), new CompressionStream('deflate-raw'))) {
        binary += Array.from(chunk, (byte) => String.fromCodePoint(byte)).join('')
      }
      const base64 = btoa(binary)
      return fragmentKey + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
    },

    /** Reads what writeFragment wrote. */
    async readFragment(fragment: string): Promise<Reading<Snapshot>> {
      const decoder = new TextDecoder()
      let [size, text] = [0, '']
      try {
        const base64 = fragment.replace(/^#/, '').slice(fragmentKey.length).replaceAll('-', '+').replaceAll('_', '/')
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
        for await (const chunk of pipe(bytes, new DecompressionStream('deflate-raw'))) {
          size += chunk.length
          const problems = ['This link holds more than a demo can open. Ask for the state file.']
          if (size > maxInflated) return { problems }
          text += decoder.decode(chunk, { stream: true })
        }
        return readSnapshot(text)
      } catch {
        return { problems: ['This link is incomplete. Ask for a new one, or for the state file.'] }
      }
    },
  }
}

export type Codec = ReturnType<typeof createCodec>
