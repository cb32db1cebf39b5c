import { expect, onTestFinished } from 'vitest'
import { liveRegions, rowsAttribute } from '@/protocol'
import { type PageName, pages, type PageStates } from '~mocks/agency/pages'
import { pageNames } from './names'
import { catalog } from '~mocks/agency/agency'
import type { Behavior, Step } from '~mocks/engine/behaviors'
import { groupStates } from '~mocks/gallery/states'
import { readOptions } from '~mocks/engine/state/options'
import { backend } from './backend'

// Holds what a page shows against what src/pages/matrix.test.tsx says of it: in jsdom.

export interface Outcome {
  heading: string | RegExp
  /** What the page says, shown from top to bottom. */
  live: readonly string[]
  /** What screen readers hear of it, if that is not the same. */
  said?: readonly string[]
  /** Buttons and links that the visitor can go on with, by name. */
  actions: readonly string[]
  /** How many of the endpoint's rows the page shows. */
  rows: number
}

const variants = ['empty', 'one', 'many', 'long-text'] as const
/** Results that look like a failure on a page whose entry does not name them. */
const failures = ['unauthorized', 'notFound', 'offline', 'unreadable'] as const

/** What a behavior means to a visitor. */
type Result = 'ok' | 'pending' | 'failed' | (typeof variants)[number] | (typeof failures)[number]

function classify(behavior: Step['behavior'], { mode, status, body }: Behavior): Result {
  if (mode === 'pending' || mode === 'offline') return mode
  if (status === 401) return 'unauthorized'
  if (status === 404) return 'notFound'
  if (status !== undefined) return 'failed'
  return body === undefined ? (variants.find((variant) => variant === behavior) ?? 'ok') : 'unreadable'
}

/** What a page shows of one endpoint. */
interface PairOutcomes extends Partial<Record<Exclude<Result, 'failed'>, Partial<Outcome>>> {
  heading: string | RegExp
  /** Selects the rows to count, within main. */
  rowSelector?: string
  ok: Partial<Outcome>
  /** A failure may name its status. */
  failed: Partial<Outcome> | ((status: number) => Partial<Outcome>)
}

type PairName = { [P in PageName]: `${P} ${(typeof pages)[P]['calls'][number]}` }[PageName]

/** What every page shows of every endpoint that it calls. */
export type Matrix = Record<PairName, PairOutcomes>

/** Statuses that no page names, delays, a held request and sequences. */
const unnamed = ['418', '599', 'latency=20', 'error+latency=20', 'hold', '503>ok']

/** Every page with every endpoint that it calls, and every behavior that the endpoint can be set to. */
export const pairs = pageNames.flatMap((page) => {
  const sitePage: PageStates = pages[page]
  return sitePage.calls.map((endpoint) => {
    const group = groupStates(catalog, { ...sitePage, name: page }).find(({ name }) => name === endpoint)
    const named = group?.states.map(({ name }) => name.slice(endpoint.length + 1)) ?? []
    const behaviors = [...named, ...unnamed]
    return { page, endpoint, address: sitePage.address, behaviors }
  })
})

export type Pair = (typeof pairs)[number]
type Key = Pick<Pair, 'page' | 'endpoint'>

/** Names page, endpoint and behavior in a failure. */
export function describeKey({ page, endpoint }: Key, behavior: string): string {
  return `${page} page, ${endpoint}:${behavior}`
}

function textsIn(within: Element | null | undefined, selector: string): string[] {
  return [...(within?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent.trim())
}

/** A value that should have been formatted. */
const rawValue = /undefined|\bnull\b|\[object \w+\]|\bNaN\b|Invalid Date|\$\{/

/** Elements that have words, whatever is inside them. */
const named = 'h1, h2, h3, dt, dd, th, label, legend'

const liveRegion = 'output, [aria-live], [role="status"], [role="alert"], [role="log"]'

export function createExpectations(matrix: Matrix) {
  const outcomes = new Map<string, PairOutcomes>(Object.entries(matrix))
  const sentences = new Map<string, Set<string>>()

  function findOutcomes({ page, endpoint }: Key): PairOutcomes {
    const found = outcomes.get(`${page} ${endpoint}`)
    if (!found) throw new Error(`src/pages/matrix.test.tsx does not say what the ${page} page shows of ${endpoint}`)
    return found
  }

  /** What the page shows for the first request with the behavior of its endpoint. */
  function findOutcome(key: Key, behavior: string): Outcome {
    const pair = findOutcomes(key)
    const mock = { [key.endpoint]: behavior === 'flaky' ? '503>ok' : behavior }
    const step = readOptions(backend.catalog, backend.codec, { mock }).overrides[0]?.steps[0] ?? { behavior: 'ok' }
    const definition = catalog.findBehavior(key.endpoint, step.behavior)
    if (!definition || definition.mode === 'live' || definition.mode === 'record')
      throw new Error(`No outcome for ${describeKey(key, behavior)}`)
    const result = classify(step.behavior, definition)
    const found = pair[result] ?? pair[failures.some((failure) => failure === result) ? 'failed' : 'ok']
    const shown = typeof found === 'function' ? found(definition.status ?? 0) : found
    return { heading: pair.heading, live: [], actions: [], rows: 0, ...shown }
  }

  /** Returns everything that the page may say of an endpoint. */
  function findSentences(pair: Pair): Set<string> {
    const key = `${pair.page} ${pair.endpoint}`
    const found = sentences.get(key) ?? new Set(pair.behaviors.flatMap((behavior) => findOutcome(pair, behavior).live))
    sentences.set(key, found)
    return found
  }

  /** Throws if the page does not show the outcome. */
  function expectShown({ heading, live, actions, rows }: Outcome, pair: Pair, label: string): void {
    const main = document.querySelector('main')
    const sentences = findSentences(pair)
    const said = textsIn(main, 'p').filter((text) => sentences.has(text))
    const ways = textsIn(main, 'a[href], button:enabled')
    const titles = document.querySelectorAll('h1')
    expect(titles, label).toHaveLength(1)
    expect(titles[0], label).toHaveAccessibleName(heading)
    expect(said, `${label}: sentences`).toEqual(live)
    // A region that comes with its text may stay unread.
    expect(document.querySelectorAll(liveRegion), `${label}: live regions`).toHaveLength(
      Object.keys(liveRegions).length,
    )
    expect(ways, `${label}: ways on`).toEqual(expect.arrayContaining([...actions]))
    const { rowSelector = 'no-rows' } = findOutcomes(pair)
    expect(textsIn(main, rowSelector).length, `${label}: rows`).toBe(rows)
    // A prerendered page shows the rows of the everyday state.
    const seen = pair.page === 'dashboard' ? [] : textsIn(main, `:not([${rowsAttribute}] *):is(${rowSelector})`)
    expect(seen, `${label}: rows that a state by link does not hide, since their Band has no hasRows`).toEqual([])
    expect(main?.textContent, label).not.toMatch(rawValue)
    const empty = [...(main?.querySelectorAll(named) ?? [])].filter((element) => !element.textContent.trim())
    expect(empty, `${label}: labels without text, such as one that is undefined`).toEqual([])
  }

  return { findOutcome, expectShown }
}

/** Throws if the focus is on something that says nothing. For main, the title of the page is announced. */
export function expectNamedFocus(label: string): void {
  if (!document.activeElement?.matches('main')) expect(document.activeElement, label).toHaveAccessibleName()
}

/** What is in the fields of the page. */
export function readFields(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type="file"]), textarea')
  return [...fields].map(({ value }) => value)
}

/** Collects what screen readers hear: texts that are put into the regions of the document, which are there before. */
export function collectAnnouncements(): () => string[] {
  const announced: string[] = []
  function read(records: readonly MutationRecord[]) {
    for (const { addedNodes } of records)
      announced.push(...Array.from(addedNodes, ({ textContent }) => textContent ?? ''))
  }
  const observer = new MutationObserver(read)
  for (const id of Object.values(liveRegions)) {
    const region = document.getElementById(id)
    if (!region) throw new Error(`The document has no region "${id}"`)
    observer.observe(region, { childList: true })
  }
  onTestFinished(() => observer.disconnect())
  return () => {
    read(observer.takeRecords())
    return announced.splice(0)
  }
}
