import { admin } from '@/content/admin'
import { application } from '@/content/application'
import { blog } from '@/content/blog'
import { jobDetail, jobList } from '@/content/jobsListing'
import { messages } from '@/content/messages'
import type { EndpointName } from '@/contract/endpoints'
import { type PageName, pageNames, pages, type PageStates } from '~mocks/agency/pages'
import type { BehaviorWord } from '~mocks/agency/agency'
import { isStatus } from '~mocks/engine/behaviors'
import { parseBehavior } from '~mocks/engine/state/words'
import { manyRows } from '~mocks/engine/variants'
import { groupsOf } from '~mocks/gallery/states'

// What every page comes to, however each endpoint that it asks answers. Tests in jsdom and in the browser stand on it.

/** What a page has come to. */
export interface Outcome {
  heading: string | RegExp
  /** What it tells in its live regions, from top to bottom. */
  says: readonly string[]
  /** What leads on from there: buttons and links by their names. */
  ways: readonly string[]
  /** How many rows of the endpoint's it shows. */
  rows: number
}

/** What an answer means to a visitor. */
type End =
  | 'works'
  | 'long'
  | 'one'
  | 'many'
  | 'empty'
  | 'waits'
  | 'refused'
  | 'unsigned'
  | 'missing'
  | 'lost'
  | 'garbled'

const endOfWord: Record<string, End> & Record<Exclude<BehaviorWord, 'live'>, End> = {
  ok: 'works',
  slow: 'works',
  pending: 'waits',
  empty: 'empty',
  one: 'one',
  many: 'many',
  'long-text': 'long',
  error: 'refused',
  flaky: 'refused',
  offline: 'lost',
  malformed: 'garbled',
  mismatch: 'garbled',
  'no-token': 'garbled',
}

/** Where a page makes no difference between two ends, it comes to the same. */
const likewise: Partial<Record<End, End>> = {
  long: 'works',
  one: 'works',
  many: 'works',
  empty: 'works',
  unsigned: 'refused',
  missing: 'refused',
  lost: 'refused',
  garbled: 'refused',
}

/** What a page shows of one endpoint. */
interface Row {
  /** The selector of the rows to count, within main. */
  rows?: string
  /** What it comes to by each end; a refusal may tell its status. */
  ends: Partial<Record<Exclude<End, 'refused'>, Partial<Outcome>>> & {
    works: Partial<Outcome>
    refused: Partial<Outcome> | ((status: number) => Partial<Outcome>)
  }
}

const retry = [messages.tryAgain]
const long = /Arbeitsunfähigkeitsbescheinigungsverwaltungsvorschriften/
const { news, jobs, job, blogs } = messages
const hrIntern = 'HR Intern'
const salaries = /^Talking about salary/
const postMissing = { heading: blogs.notFound, says: [blogs.notFound], ways: [blog.post.all] }
const twoSamples = { says: [blog.count(2)], rows: 2 }
const cardsAlone = { heading: hrIntern, rows: 0 }

const table: { [P in PageName]: { heading: string | RegExp; ends: Partial<Record<EndpointName, Row>> } } = {
  home: {
    heading: /Alderway/,
    ends: {
      news: {
        rows: '[aria-label="News category"] ~ ul > li',
        ends: {
          works: { rows: 4 },
          one: { rows: 1 },
          empty: { says: [news.empty], ways: ['technology'] },
          waits: { says: [news.loading] },
          refused: { says: [news.failed], ways: retry },
        },
      },
    },
  },
  jobs: {
    heading: jobList.title,
    ends: {
      jobs: {
        rows: '[data-card-link]',
        ends: {
          works: { says: [jobList.count(30)], rows: 30 },
          one: { says: [jobList.count(1)], rows: 1 },
          many: { says: [jobList.count(manyRows)], rows: manyRows },
          empty: { says: [jobs.empty], ways: [jobList.emptyWayOn.text] },
          waits: { says: [jobs.loading] },
          refused: (status) => ({ says: [`${jobs.failedMark} ${jobs.failed(status)}`], ways: retry }),
          lost: { says: [jobs.noAnswer], ways: retry },
          garbled: { says: [jobs.unreadable], ways: retry },
        },
      },
    },
  },
  job: {
    heading: jobDetail.title,
    ends: {
      job: {
        ends: {
          works: { heading: hrIntern },
          long: { heading: long },
          waits: { says: [job.loading] },
          missing: { says: [job.notFound], ways: [jobDetail.back.text] },
          refused: { says: [job.failed], ways: [...retry, jobDetail.back.text] },
        },
      },
      jobs: {
        rows: '[data-card-link]',
        ends: {
          works: { heading: hrIntern, rows: 3 },
          one: cardsAlone,
          empty: cardsAlone,
          waits: cardsAlone,
          refused: cardsAlone,
        },
      },
    },
  },
  apply: {
    heading: application.title(application.thisJob),
    ends: {
      job: {
        ends: {
          works: { heading: application.title(hrIntern) },
          long: { heading: long },
          waits: {},
          missing: { says: [job.notFound], ways: [application.more.text] },
          refused: { says: [application.detailsFailed], ways: retry },
        },
      },
    },
  },
  blog: {
    heading: blog.heading,
    ends: {
      blogs: {
        rows: '[data-card-link]',
        ends: {
          works: { says: [`${blog.count(14)}, ${blog.place(1, 3)}`], rows: 5 },
          many: { says: [`${blog.count(manyRows)}, ${blog.place(1, 40)}`], rows: 5 },
          one: { says: [blog.count(1)], rows: 1 },
          empty: { says: [blogs.empty], ways: blog.emptyWays.map(({ text }) => text) },
          waits: { says: [blogs.loading] },
          refused: twoSamples,
        },
      },
    },
  },
  post: {
    heading: blog.post.waitingTitle,
    ends: {
      blogs: {
        ends: {
          works: { heading: salaries },
          long: { heading: long },
          one: postMissing,
          empty: postMissing,
          waits: { says: [blogs.loading] },
          refused: postMissing,
        },
      },
    },
  },
  login: {
    heading: admin.login.title,
    ends: {
      login: {
        ends: {
          works: { heading: admin.dashboard.title },
          waits: {},
          refused: { says: [admin.login.failed], ways: [admin.login.submit] },
        },
      },
    },
  },
  dashboard: {
    heading: admin.dashboard.title,
    ends: {
      dashboard: {
        rows: 'h2',
        ends: {
          works: { rows: admin.dashboard.cards.length },
          waits: { says: [admin.dashboard.loading] },
          unsigned: { heading: admin.login.title, says: [admin.login.expired], ways: [admin.login.submit], rows: 0 },
          refused: { says: [admin.dashboard.failed], ways: retry },
        },
      },
    },
  },
}

/** A page that asks an endpoint, and every word that the endpoint can be set to for it. */
export interface Pair {
  page: PageName
  endpoint: EndpointName
  address: string
  words: readonly string[]
}

/** A status that no page knows: what is not named must do as well as what is. */
const unnamed = ['418', '599', 'latency=20', 'error+latency=20']

/** Every page with every endpoint that it asks. */
export const pairs: readonly Pair[] = pageNames.flatMap((page) => {
  const sitePage: PageStates = pages[page]
  return groupsOf(sitePage).flatMap(({ name, states }) => {
    if (name === 'scenarios') return []
    const words = [...states.map(({ word }) => word.slice(name.length + 1)), ...unnamed]
    return [{ page, endpoint: name, address: sitePage.address, words }]
  })
})

/** What the page comes to when the endpoint answers so. Throws where the table has no row for it. */
export function outcomeOf({ page, endpoint }: Pick<Pair, 'page' | 'endpoint'>, word: string): Outcome {
  const { heading, ends } = table[page]
  const row = ends[endpoint]?.ends
  const how = parseBehavior(word)?.word
  if (!row || !how || how === 'live') throw new Error(`The table says nothing on ${page}, ${endpoint}:${word}`)
  const status = isStatus(how) ? Number(how) : how === 'flaky' ? 503 : 500
  const end = isStatus(how)
    ? (({ 401: 'unsigned', 404: 'missing' } as const)[status] ?? 'refused')
    : (endOfWord[how] ?? 'works')
  const found = row[end] ?? row[likewise[end] ?? 'works']
  return { heading, says: [], ways: [], rows: 0, ...(typeof found === 'function' ? found(status) : found) }
}

/** What the page shows, in the words of Outcome, with what stands in its fields. Runs in the page: it uses nothing else. */
export function readPage(rows: string) {
  const main = document.querySelector('main')
  const words = ({ textContent }: Element) => textContent.trim()
  const all = (within: Element | null | undefined, what: string) => [...(within?.querySelectorAll(what) ?? [])]
  const regions = all(main, '[role="status"], [role="alert"]')
  return {
    headings: all(document.body, 'h1').map(words),
    says: regions.map(words),
    ways: regions.flatMap((region) => all(region.closest('section, main'), 'a[href], button:enabled')).map(words),
    rows: all(main, rows).length,
    typed: all(document.body, 'input:not([type="file"]), textarea').map((field) =>
      'value' in field ? field.value : '',
    ),
    hasFocus: document.activeElement !== null && document.activeElement !== document.body,
    text: main ? words(main) : '',
  }
}

export type Shown = ReturnType<typeof readPage>

/** The rows that the page shows of the endpoint, as a selector. */
export function rowsOf({ page, endpoint }: Pick<Pair, 'page' | 'endpoint'>): string {
  return table[page].ends[endpoint]?.rows ?? 'no-rows'
}

const raw = /undefined|\bnull\b|\[object \w+\]|\bNaN\b|Invalid Date|\$\{/

/** How what a page shows differs from what it is to come to; empty where it does not. */
export function differences({ heading, says, ways, rows }: Outcome, shown: Shown): string[] {
  const [h1 = ''] = shown.headings
  const told = (what: string, is: unknown, should: unknown) =>
    `${what}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`
  return [
    ...(shown.headings.length === 1 && (typeof heading === 'string' ? h1 === heading : heading.test(h1))
      ? []
      : [told('heading', shown.headings, String(heading))]),
    ...(shown.says.join('|') === says.join('|') ? [] : [told('says', shown.says, says)]),
    ...ways.filter((way) => !shown.ways.includes(way)).map((way) => told('ways', shown.ways, way)),
    ...(shown.rows === rows ? [] : [told('rows', shown.rows, rows)]),
    ...(raw.test(shown.text) ? [told('raw', raw.exec(shown.text)?.[0], '')] : []),
  ]
}

/**
 * Listens as a screen reader does: what comes to stand in a live region, and whether it stood there before. Gives a
 * function that gives what was told since it was last called. Runs in the page: it uses nothing else.
 */
export function listen(): () => string[] {
  const live = '[role="status"], [role="alert"], [aria-live]:not([aria-live="off"])'
  const said = new WeakMap<Element, string>()
  let told: string[] = []
  function look() {
    for (const region of document.querySelectorAll(live)) {
      const words = region.textContent.trim()
      if (words !== '' && said.get(region) !== words) told.push(words)
      said.set(region, words)
    }
  }
  look()
  told = []
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
  return () => {
    look()
    const since = told
    told = []
    return since
  }
}
