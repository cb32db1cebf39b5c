import { expect, onTestFinished } from 'vitest'
import { admin } from '@/content/admin'
import { application } from '@/content/application'
import { blog } from '@/content/blog'
import { controls } from '@/content/controls'
import { jobDetail, jobList } from '@/content/jobsListing'
import { messages } from '@/content/messages'
import { type PageName, pageNames, pages, type PageStates } from '~mocks/agency/pages'
import { catalog } from '~mocks/agency/agency'
import { type Behavior, manyRows, retryAfter, type Step } from '~mocks/engine/behaviors'
import { groupsOf } from '~mocks/gallery/states'
import { backend } from './backend'

// What every page shows for every behavior of the endpoints that it calls: in jsdom.

export interface Outcome {
  heading: string | RegExp
  /** The text of the page's live regions, from top to bottom. */
  live: readonly string[]
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

function resultOf(behavior: Step['behavior'], { manner, status, body }: Behavior): Result {
  if (manner === 'pending' || manner === 'offline') return manner
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

const retry: readonly string[] = [messages.tryAgain]
/** A service that is asked too often says when to ask again. */
const failing =
  (text: string, actions = retry) =>
  (status: number) => ({ live: [status === 429 ? `${text} ${messages.retryAfter(retryAfter)}` : text], actions })
const longTitle = { heading: /Arbeitsunfähigkeitsbescheinigungsverwaltungsvorschriften/ }
const { news, jobs, job, blogs } = messages
const hrIntern = 'HR Intern'
const jobNotFound = { live: [job.notFound], actions: [jobDetail.back.text] }
const postNotFound = { heading: blogs.notFound, live: [blogs.notFound], actions: [blog.post.all.text] }
const { position } = controls.pagination

type PairName = { [P in PageName]: `${P} ${(typeof pages)[P]['calls'][number]}` }[PageName]

/** A page that calls another endpoint needs its outcomes here: `ok`, `failed`, and whatever else it shows differently. */
const table: Record<PairName, PairOutcomes> = {
  'home news': {
    heading: /Alderway/,
    rowSelector: '[aria-label="News category"] ~ ul > li',
    ok: { live: [position(1, 2)], rows: 4 },
    one: { live: [position(1, 1)], rows: 1 },
    many: { live: [position(1, 50)], rows: 4 },
    empty: { live: [news.empty], actions: ['technology'] },
    pending: { live: [news.loading] },
    failed: failing(news.failed),
  },
  'jobs jobs': {
    heading: jobList.title,
    rowSelector: '[data-card-link]',
    ok: { live: [jobList.count(30), position(1, 1)], rows: 30 },
    one: { live: [jobList.count(1), position(1, 1)], rows: 1 },
    many: { live: [jobList.count(manyRows), position(1, 7)], rows: 30 },
    empty: { live: [jobs.empty], actions: [jobList.emptyWayOn.text] },
    pending: { live: [jobs.loading] },
    failed: (status) => failing(jobs.failed(status))(status),
    offline: { live: [jobs.noAnswer], actions: retry },
    unreadable: { live: [jobs.unreadable], actions: retry },
  },
  'job job': {
    heading: jobDetail.title,
    ok: { heading: hrIntern },
    'long-text': longTitle,
    pending: { live: [job.loading] },
    notFound: jobNotFound,
    failed: failing(job.failed, [...retry, jobDetail.back.text]),
  },
  // Without other jobs, there are none to suggest.
  'job jobs': {
    heading: hrIntern,
    rowSelector: '[data-card-link]',
    ok: { rows: 3 },
    one: {},
    empty: {},
    pending: {},
    failed: {},
  },
  'apply job': {
    heading: application.title(application.thisJob),
    ok: { heading: application.title(hrIntern) },
    'long-text': longTitle,
    pending: {},
    notFound: jobNotFound,
    failed: failing(application.detailsFailed),
  },
  'blog blogs': {
    heading: blog.heading,
    rowSelector: '[data-card-link]',
    ok: { live: [`${blog.count(14)}, ${blog.place(1, 3)}`], rows: 5 },
    many: { live: [`${blog.count(manyRows)}, ${blog.place(1, 40)}`], rows: 5 },
    one: { live: [blog.count(1)], rows: 1 },
    empty: { live: [blogs.empty], actions: blog.emptyWays.map(({ text }) => text) },
    pending: { live: [blogs.loading] },
    // The two samples.
    failed: { live: [blog.count(2)], rows: 2 },
  },
  'post blogs': {
    heading: blog.post.waitingTitle,
    ok: { heading: /^Talking about salary/ },
    'long-text': longTitle,
    one: postNotFound,
    empty: postNotFound,
    pending: { live: [blogs.loading] },
    failed: { ...postNotFound, actions: [blog.post.all.text, ...retry] },
  },
  'login login': {
    heading: admin.login.title,
    ok: { heading: admin.dashboard.title },
    pending: {},
    failed: failing(admin.login.failed, [admin.login.submit]),
  },
  'dashboard dashboard': {
    heading: admin.dashboard.title,
    rowSelector: 'li > h2',
    ok: { rows: admin.dashboard.cards.length },
    pending: { live: [admin.dashboard.loading] },
    unauthorized: { heading: admin.login.title, live: [admin.login.expired], actions: [admin.login.submit] },
    failed: (status) =>
      status === 403
        ? { live: [admin.dashboard.forbidden], actions: [admin.logout] }
        : failing(admin.dashboard.failed)(status),
  },
}

/** Statuses that no page names, delays, a held request and sequences. */
const unnamed = ['418', '599', 'latency=20', 'error+latency=20', 'hold', '503>ok']

/** Every page with every endpoint that it calls, and every behavior that the endpoint can be set to. */
export const pairs = pageNames.flatMap((page) => {
  const sitePage: PageStates = pages[page]
  return sitePage.calls.map((endpoint) => {
    const group = groupsOf(sitePage).find(({ name }) => name === endpoint)
    const named = group?.states.map(({ name }) => name.slice(endpoint.length + 1)) ?? []
    const behaviors = [...named, ...unnamed]
    return { page, endpoint, address: sitePage.address, behaviors }
  })
})

export type Pair = (typeof pairs)[number]
type Key = Pick<Pair, 'page' | 'endpoint'>

/** Names page, endpoint and behavior in a failure. */
export function labelOf({ page, endpoint }: Key, behavior: string): string {
  return `${page} page, ${endpoint}:${behavior}`
}

function outcomesOf({ page, endpoint }: Key): PairOutcomes {
  const found = new Map<string, PairOutcomes>(Object.entries(table)).get(`${page} ${endpoint}`)
  if (!found) throw new Error(`test/matrix.ts does not say what the ${page} page shows of ${endpoint}`)
  return found
}

/** What the page shows for the first request with the behavior of its endpoint. */
export function outcomeOf(key: Key, behavior: string): Outcome {
  const outcomes = outcomesOf(key)
  const mock = { [key.endpoint]: behavior === 'flaky' ? '503>ok' : behavior }
  const step = backend.stateOf({ mock }).overrides[0]?.steps[0] ?? { behavior: 'ok' }
  const definition = catalog.behavior(key.endpoint, step.behavior)
  if (!definition || definition.manner === 'live' || definition.manner === 'record')
    throw new Error(`No outcome for ${labelOf(key, behavior)}`)
  const result = resultOf(step.behavior, definition)
  const found = outcomes[result] ?? outcomes[failures.some((failure) => failure === result) ? 'failed' : 'ok']
  const shown = typeof found === 'function' ? found(definition.status ?? 0) : found
  return { heading: outcomes.heading, live: [], actions: [], rows: 0, ...shown }
}

function textsIn(within: Element | null | undefined, selector: string): string[] {
  return [...(within?.querySelectorAll(selector) ?? [])].map(({ textContent }) => textContent.trim())
}

/** A value that should have been formatted. */
const rawValue = /undefined|\bnull\b|\[object \w+\]|\bNaN\b|Invalid Date|\$\{/

/** Throws if the page does not show the outcome. */
export function expectShown({ heading, live, actions, rows }: Outcome, key: Key, label: string): void {
  const main = document.querySelector('main')
  const regions = [...(main?.querySelectorAll('[role="status"], [role="alert"]') ?? [])]
  const ways = regions.flatMap((region) => textsIn(region.closest('section, main'), 'a[href], button:enabled'))
  expect(textsIn(document.body, 'h1'), label).toEqual([
    typeof heading === 'string' ? heading : expect.stringMatching(heading),
  ])
  expect(regions.map(({ textContent }) => textContent.trim()).filter(Boolean), `${label}: live regions`).toEqual(live)
  expect(ways, `${label}: ways on`).toEqual(expect.arrayContaining([...actions]))
  expect(textsIn(main, outcomesOf(key).rowSelector ?? 'no-rows').length, `${label}: rows`).toBe(rows)
  expect(main?.textContent, label).not.toMatch(rawValue)
}

/** What is in the fields of the page. */
export function readFields(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>('input:not([type="file"]), textarea')
  return [...fields].map(({ value }) => value)
}

/**
 * Collects what a screen reader would announce: text that appears in a live region. Returns a function that returns the
 * announcements since its last call.
 */
export function collectAnnouncements(): () => string[] {
  const live = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])'
  const last = new WeakMap<Element, string>()
  const announced: string[] = []
  function look() {
    for (const region of document.querySelectorAll(live)) {
      const text = region.textContent.trim()
      if (text !== '' && last.get(region) !== text) announced.push(text)
      last.set(region, text)
    }
  }
  function takeAnnounced() {
    look()
    return announced.splice(0)
  }
  takeAnnounced()
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  return takeAnnounced
}
