import * as v from 'valibot'
import { type Override, readLatency, type Step } from '../behaviors'
import type { Edit } from '../database/database'
import type { Edits } from '../database/edits'
import { toBase64, toBytes } from '../text'
import { Recording } from '../recording/recording'
import { type Catalog, type MockState, suggest } from './catalog'

// The only place that reads or writes a state as text.

export const stateParams = ['scenario', 'mock', 'as', 'expires'] as const

export type StateText = { [Name in (typeof stateParams)[number]]?: string }

export type Reading<Value> = { value: Value; problems: [] } | { value?: undefined; problems: readonly string[] }

export interface Snapshot extends MockState {
  recording?: Recording
  edits: readonly Edit[]
}

const version = 3
const fragmentKey = /^#?state=/
/** The longest address that every chat and mail program keeps intact. */
export const maxLinkLength = 8000
const maxInflated = 10_000_000

export const hasSnapshot = (fragment: string) => fragmentKey.test(fragment)

/** Also as a mail writes it. */
export const readParams = (query: string) => new URLSearchParams(query.replaceAll('&amp;', '&').replaceAll('&gt;', '>'))

export function namesState(search: string) {
  const params = readParams(search)
  return stateParams.some((name) => params.has(name))
}

export function removeState(search: string) {
  const params = readParams(search)
  for (const name of stateParams) params.delete(name)
  return params.toString()
}

function writeStep({ behavior, latency }: Step) {
  if (latency === undefined) return String(behavior)
  const delay = `latency=${[latency].flat().join('-')}`
  return behavior === 'ok' ? delay : `${behavior}+${delay}`
}

/** Escapes what ends a name or a value. */
const escapeCondition = (text: string) => text.replaceAll(/[%,=[\]]|^ | $/g, encodeURIComponent)
const unescapeCondition = (text: string) => text.replaceAll(/%(?:20|25|2C|3D|5B|5D)/gi, decodeURIComponent)

/** Writes `job[id=7]:ok>503+latency=800`. */
function writeOverride({ endpoint, when, steps }: Override) {
  const conditions = Object.entries(when ?? {}).map((condition) => condition.map(escapeCondition).join('='))
  return `${endpoint}${conditions.length > 0 ? `[${conditions.join(',')}]` : ''}:${steps.map(writeStep).join('>')}`
}

/** Writes what readQuery reads; '' for the everyday state. In a text, a `>` would end the link. */
export function writeQuery(catalog: Catalog, state: MockState) {
  const query = new URLSearchParams()
  if (state.scenario !== catalog.everyday.scenario) query.set('scenario', state.scenario)
  if (state.overrides.length > 0) query.set('mock', state.overrides.map(writeOverride).join(','))
  for (const [name, value] of Object.entries(catalog.getOwnSignIn(state))) query.set(name, String(value))
  return query.toString().replaceAll(/%(?:2C|3A|3D|5B|5D)/g, decodeURIComponent)
}

/** What stood behind a link in a text. */
const afterLink = /(?<![^\w\]])[^\w\]]+$/

class Problem extends Error {}

function fail(sentence: string): never {
  throw new Problem(sentence)
}

/** Reads `ok>503+latency=800`. An unescaped plus sign in a query reads as a space. */
function readSteps(text: string): Step[] {
  return text.split('>').map((step) => {
    const plain = step.trim().replace(/(?<!\s)\s+(?=latency)/i, '+')
    const [match, behavior = 'ok', latency] = /^([\w-]+)?(?:(?:^|\+)latency=([\d\s–—-]+))?$/i.exec(plain) ?? []
    if (!match) fail(`"${plain}" is not a step. Write it like this: error+latency=200-800.`)
    const delay = latency !== undefined && { latency: readLatency(latency) }
    return { behavior, ...delay }
  })
}

const example = 'Write it like this: job[id=7]:503.'

function readConditions(text: string): Record<string, string> {
  const pairs = text.split(',').map((pair) => /^\s*([^=]*[^=\s])\s*= *(.*?) *$/s.exec(pair)?.slice(1) ?? [])
  const names = pairs.map(([name = '']) => name)
  if (names.includes('')) fail(`"[${text}]" names no parameter with a value. ${example}`)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice) fail(`A request has one ${twice}: write an override for each value.`)
  return Object.fromEntries(pairs.map((pair) => pair.map(unescapeCondition)))
}

async function pipe(bytes: BodyInit, transform: GenericTransformStream) {
  const reader = new Response(bytes).body?.pipeThrough(transform).getReader()
  const output: number[] = []
  for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read()) {
    for (const byte of chunk.value) output.push(byte)
    if (output.length > maxInflated) fail('This link holds more than a demo can open. Ask for the state file.')
  }
  return Uint8Array.from(output)
}

export function createCodec(catalog: Catalog, edits: Edits['schema']) {
  const Snapshot = v.object({ ...catalog.State.entries, recording: v.optional(Recording), edits })
  const File = v.pipe(v.string(), v.parseJson(), v.looseObject({ version: v.number() }))

  function read<Value>(schema: v.GenericSchema<unknown, Value>, value: unknown): Reading<Value> {
    const { success, output, issues } = v.safeParse(schema, value)
    if (success) return { value: output, problems: [] }
    // Sentences of our own end with a full stop or a question mark.
    const writeSentence = (issue: v.BaseIssue<unknown>) =>
      /[.?]$/.test(issue.message) ? issue.message : `In the state, ${v.getDotPath(issue)}: ${issue.message}.`
    return { problems: [...new Set(issues.map(writeSentence))].slice(0, 3) }
  }

  /** Reads `job[id=7]:404`. Without an endpoint it is for all that support it. */
  function readPart(part: string): Override[] {
    const [, name, conditions, colon, rest = ''] = /^([^:[]*)(?:\[([^\]]*)\])?\s*(:)?(.*)$/s.exec(part.trim()) ?? []
    if (colon) {
      const when = conditions !== undefined && { when: readConditions(conditions) }
      return [{ endpoint: name?.trim() ?? '', ...when, steps: readSteps(rest) }]
    }
    if (conditions !== undefined || rest !== '') fail(`Cannot read "${part}". ${example}`)
    const steps = readSteps(part)
    const overrides = catalog.overrideAll(...steps)
    if (overrides.length > 0) return overrides
    const wrong = steps.find((step) => catalog.overrideAll(step).length === 0)?.behavior ?? part
    return fail(
      `Unknown behavior "${wrong}". ${suggest(String(wrong), [...Object.keys(catalog.allBehaviors), 'latency=800'])}`,
    )
  }

  function readOverrides(mock: string): Override[] {
    return mock
      .split(/,(?![^[]*\])/)
      .filter((part) => part.trim())
      .flatMap(readPart)
  }

  /** A named scenario drops what the fallback has on top of its own. */
  function readText(text: StateText, fallback: MockState = catalog.everyday): Reading<MockState> {
    const { scenario = fallback.scenario, mock, as, expires } = text
    const base = text.scenario === undefined ? fallback : catalog.everyday
    try {
      return read(catalog.State, {
        scenario: scenario.trim(),
        overrides: mock === undefined ? base.overrides : readOverrides(mock),
        as: as?.trim() ?? base.as,
        expires: expires === undefined ? base.expires : Number(/^\s*\d+\s*$/.exec(expires)?.[0]),
      })
    } catch (reason) {
      if (reason instanceof Problem) return { problems: [reason.message] }
      throw reason
    }
  }

  function readQuery(query: string) {
    if (!namesState(query)) return undefined
    const params = readParams(query)
    const named = stateParams.filter((name) => params.has(name))
    return readText(
      Object.fromEntries(named.map((name) => [name, params.getAll(name).join(',').replace(afterLink, '')])),
    )
  }

  const writeSnapshot = (snapshot: Snapshot) => JSON.stringify({ version, ...snapshot })

  function readSnapshot(text: string): Reading<Snapshot> {
    const { success, output } = v.safeParse(File, text)
    if (!success) return { problems: ['This is neither a HAR file nor a state file of this panel.'] }
    if (output.version === version) return read(Snapshot, output)
    const advice = 'Ask for a new link or file from a demo of the same release.'
    return { problems: [`This state has version ${output.version}, and this demo reads version ${version}. ${advice}`] }
  }

  return {
    readText,
    readQuery,
    readSnapshot,
    writeSnapshot,
    isSame: (one: MockState, other: MockState): boolean => writeQuery(catalog, one) === writeQuery(catalog, other),

    async writeFragment(snapshot: Snapshot) {
      const base64 = toBase64(await pipe(writeSnapshot(snapshot), new CompressionStream('deflate-raw')))
      return `state=${base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`
    },

    async readFragment(fragment: string): Promise<Reading<Snapshot>> {
      try {
        const bytes = toBytes(fragment.replace(fragmentKey, '').replace(/[^\w-].*/s, ''))
        return readSnapshot(new TextDecoder().decode(await pipe(bytes, new DecompressionStream('deflate-raw'))))
      } catch (reason) {
        const incomplete = 'This link is incomplete. Ask for a new one, or for the state file.'
        return { problems: [reason instanceof Problem ? reason.message : incomplete] }
      }
    },
  }
}

export type Codec = ReturnType<typeof createCodec>
