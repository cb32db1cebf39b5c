import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { admin } from '@/content/admin'
import { agency } from '@/content/agency'
import { application } from '@/content/application'
import { blog } from '@/content/blog'
import { demoSignIn, demoWords } from '@/content/demo'
import { controls } from '@/content/controls'
import { latestNews } from '@/content/home/jobsAndNews'
import { jobDetail, jobsPage } from '@/content/jobs'
import { messages } from '@/content/messages'
import { fixedPaths, publicPaths } from '@/content/paths'
import { type EndpointName, endpointNames } from '@/contract/endpoints'
import { useAuth } from '@/stores/auth'
import { catalog } from '~mocks/agency/agency'
import { type PageName, pages, type PageStates } from '~mocks/agency/pages'
import { manyRows, retryAfter } from '~mocks/engine/behaviors'
import { pageNames, scenarioNames } from '~test/names'
import { backend } from '~test/backend'
import {
  collectAnnouncements,
  createExpectations,
  describeKey,
  expectNamedFocus,
  type Outcome,
  type Pair,
  pairs,
  readFields,
} from '~test/matrix'
import { renderPage } from '~test/renderPage'
import { signIn } from '~test/signIn'

// What every page shows for every behavior of the endpoints that it calls. One rendered page goes through all behaviors of
// an endpoint in turn.

const retry: readonly string[] = [controls.tryAgain]
/** A service that is asked too often says when to ask again. */
const failing =
  (text: string, actions = retry) =>
  (status: number) => ({
    live: [status === 429 ? `${text.replace(/\d$/, '$&.')} ${controls.retryAfter(retryAfter)}` : text],
    actions,
  })
const longTitle = { heading: /Arbeitsunfähigkeitsbescheinigungsverwaltungsvorschriften/ }
const { news, jobs, job, blogs } = messages
const hrIntern = 'HR Intern'
const jobNotFound = { heading: jobDetail.missing, live: [job.notFound], actions: [jobDetail.back.text] }
/** The title says it. */
const postNotFound = { heading: blogs.notFound, said: [], actions: [blog.post.all.text] }
const dashboardLoaded = { said: [admin.dashboard.loaded] }
const latest = {
  heading: admin.dashboard.title,
  ok: { ...dashboardLoaded, rows: admin.dashboard.latest.count },
  one: { ...dashboardLoaded, rows: 1 },
}

/** A page that calls another endpoint needs its outcomes here: `ok`, `failed`, and whatever else it shows differently. */
const { findOutcome, expectShown } = createExpectations({
  'home news': {
    heading: /Alderway/,
    rowSelector: '[aria-label="News category"] ~ ul > li',
    ok: { said: [latestNews.count(8, 'business')], rows: 4 },
    one: { said: [latestNews.count(1, 'business')], rows: 1 },
    many: { said: [latestNews.count(manyRows, 'business')], rows: 4 },
    empty: { live: [news.empty], actions: ['technology'] },
    pending: { live: [news.loading] },
    failed: failing(news.failed),
  },
  'jobs jobs': {
    heading: jobsPage.title,
    rowSelector: 'li article',
    ok: { live: [jobsPage.count(30)], rows: 30 },
    one: { live: [jobsPage.count(1)], rows: 1 },
    many: { live: [jobsPage.count(manyRows)], rows: 30 },
    empty: { live: [jobs.empty], actions: [jobsPage.emptyWayOn.text] },
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
    rowSelector: 'li article',
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
    rowSelector: 'li article',
    ok: { live: [blog.place(blog.count(14), 1, 3)], said: [blog.count(14)], rows: 5 },
    many: { live: [blog.place(blog.count(manyRows), 1, 40)], said: [blog.count(manyRows)], rows: 5 },
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
    ok: { said: [admin.dashboard.loaded], rows: admin.dashboard.cards.length },
    pending: { live: [admin.dashboard.loading] },
    unauthorized: { heading: admin.login.title, live: [admin.login.expired], actions: [admin.login.submit] },
    failed: (status) =>
      status === 403
        ? { live: [admin.dashboard.forbidden], actions: [admin.logout] }
        : failing(admin.dashboard.failed)(status),
  },
  'dashboard jobs': {
    ...latest,
    rowSelector: 'section:first-of-type li',
    empty: { live: [jobs.empty], ...dashboardLoaded },
    pending: {},
    failed: failing(admin.dashboard.latest.failed),
  },
  'dashboard blogs': {
    ...latest,
    rowSelector: 'section:last-of-type li',
    empty: { live: [blogs.empty], ...dashboardLoaded },
    pending: {},
    // The two samples.
    failed: { ...dashboardLoaded, rows: 2 },
  },
})

function set({ endpoint }: Pair, behavior: string) {
  backend.setOptions({ mock: { [endpoint]: behavior } })
}

/** Opens the pair's page and fills in every field, the newsletter's too. */
async function open({ page, address }: Pair) {
  const { overrides } = backend.state.get()
  const { scenario }: PageStates = pages[page]
  await renderPage(address, { as: scenario === 'signed-in' ? 'admin' : 'nobody' })
  backend.set({ ...backend.state.get(), overrides })
  const { email, password } = demoSignIn
  for (const field of document.querySelectorAll('input:not([type="file"]), textarea')) {
    fireEvent.change(field, { target: { value: field.matches('[type="password"]') ? password : email } })
  }
}

async function expectOutcome(pair: Pair, label: string, outcome: Outcome) {
  // Two hundred cards take long on a busy machine.
  await waitFor(() => expectShown(outcome, pair, label), { timeout: 15_000 })
}

/** Refetches everything that the page shows, and waits for the responses if there are to be any. */
async function refetch(label: string, isAnswered: boolean) {
  void queryClient.resetQueries()
  await waitFor(() => {
    if (isAnswered && queryClient.isFetching() > 0) throw new Error(`${label}: still fetching`)
  })
}

/** What is said of a page as a whole, and after a retry. */
const besides = [controls.loadingPage, controls.retrying, controls.loaded]

function expectAnnouncedOnce(
  label: string,
  announced: readonly string[],
  now: Outcome,
  before: Outcome,
  pending: Outcome,
) {
  expect(new Set(announced).size, `${label}: announced ${announced.join(' | ')}`).toBe(announced.length)
  const lasting = announced.filter(
    (text) => !pending.live.includes(text) && !text.endsWith(agency.name) && !besides.includes(text),
  )
  const [said, saidBefore] = [now, before].map((outcome) => outcome.said ?? outcome.live)
  // An immediate response may leave no time to announce the loading state; then nothing has changed.
  if (lasting.length === 0 && said?.join() === saidBefore?.join()) return
  expect(lasting, `${label}: announced`).toEqual(said?.filter((text) => !pending.live.includes(text)))
}

/**
 * Clicks the focused button, as a keyboard does. Returns a function that returns the text of main at each moment since
 * then at which nothing had the focus.
 */
function press(name: string): () => string[] {
  const button = within(screen.getByRole('main')).getByRole('button', { name })
  button.focus()
  const lostOn: string[] = []
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) lostOn.push(document.querySelector('main')?.textContent ?? '')
  })
  observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  fireEvent.click(button)
  return () => {
    observer.disconnect()
    return lostOn
  }
}

/** What sends the form of a page that calls its endpoint then, and what its button says meanwhile. */
const forms: Partial<Record<PageName, { fill: string; send: string; sending: string; failed: string }>> = {
  login: {
    fill: demoWords.fill,
    send: admin.login.submit,
    sending: admin.login.submitting,
    failed: admin.login.failed,
  },
}

function findForm(page: PageName) {
  const form = forms[page]
  if (!form) throw new Error(`Page "${page}" sends a form: say in this file what its buttons are called.`)
  return form
}

function isSent({ page }: Pair) {
  const { onSubmit }: PageStates = pages[page]
  return onSubmit ?? false
}

test.each(pairs.filter((pair) => !isSent(pair)))(
  '$page: every behavior of $endpoint shows its outcome, announced once, with a way on',
  async (pair) => {
    vi.spyOn(console, 'info').mockReturnValue()
    vi.spyOn(console, 'warn').mockReturnValue()
    const [ok, pending] = [findOutcome(pair, 'ok'), findOutcome(pair, 'pending')]
    await open(pair)
    await expectOutcome(pair, describeKey(pair, 'ok'), ok)
    const fields = readFields()
    const announcements = collectAnnouncements()
    const retried = new Set<string>()
    const lost: string[] = []
    const silent: string[] = []
    let before = ok

    async function arrive(label: string, outcome: Outcome) {
      await expectOutcome(pair, label, outcome)
      const announced = announcements()
      // The login waits with its reason until the layout is replaced.
      const due = useAuth.getState().signOutReason ? outcome.live : []
      await waitFor(() => {
        announced.push(...announcements())
        if (!due.every((text) => announced.includes(text))) throw new Error(`${label}: not announced`)
      })
      expectAnnouncedOnce(label, announced, outcome, before, pending)
      before = outcome
      return announced
    }

    for (const behavior of pair.behaviors) {
      const label = describeKey(pair, behavior)
      const outcome = findOutcome(pair, behavior)
      set(pair, behavior)
      await refetch(label, !['pending', 'hold'].includes(behavior))
      await arrive(label, outcome)

      // One retry for each message is enough. A sequence, and a flaky endpoint, succeeds on the second try by itself.
      const recovers = /flaky|>/.test(behavior)
      const message = recovers ? behavior : outcome.live.join()
      if (outcome.actions.includes(controls.tryAgain) && !retried.has(message)) {
        retried.add(message)
        if (!recovers) backend.setOptions({})
        const lostOn = press(controls.tryAgain)
        if ((await arrive(`${label}, retried`, ok)).length === 0) silent.push(label)
        expectNamedFocus(`${label}, retried`)
        lost.push(...lostOn().map((text) => `${label}, retried: ${text}`))
      }
      if (useAuth.getState().signOutReason) {
        backend.setOptions({})
        act(() => signIn())
        await arrive(`${label}, signed in again`, ok)
      }
    }
    expect(lost, 'moments without focus').toEqual([])
    expect(silent, 'retries that say nothing: useAnnouncedChange says what has come').toEqual([])
    expect(readFields(), 'the fields').toEqual(fields)
  },
  60_000,
)

const sent = pairs.filter(isSent)
const fails = (pair: Pair, behavior: string) => findOutcome(pair, behavior).live.length > 0

test.each(sent)('$page: every form that failed says so, each time, and keeps what was typed', async (pair) => {
  const { send, sending } = findForm(pair.page)
  await open(pair)
  const fields = readFields()
  const announcements = collectAnnouncements()
  for (const behavior of pair.behaviors.filter((behavior) => fails(pair, behavior))) {
    const label = describeKey(pair, behavior)
    set(pair, behavior)
    const lostOn = press(send)
    await screen.findByRole('button', { name: sending })
    await expectOutcome(pair, label, findOutcome(pair, behavior))
    expect(lostOn(), `${label}: moments without focus`).toEqual([])
    expect(announcements(), `${label}: announced`).toEqual([sending, ...findOutcome(pair, behavior).live])
    expect(readFields(), `${label}: the fields`).toEqual(fields)
    expect(useAuth.getState().token, label).toBeNull()
  }
})

const others = sent.flatMap((pair) =>
  pair.behaviors.filter((behavior) => !fails(pair, behavior)).map((behavior) => ({ pair, page: pair.page, behavior })),
)

test.each(others)('$page: "$behavior" shows its outcome and keeps the focus', async ({ pair, page, behavior }) => {
  const { send, sending } = findForm(page)
  set(pair, behavior)
  await open(pair)
  press(send)
  await screen.findByRole('button', { name: sending })
  await expectOutcome(pair, describeKey(pair, behavior), findOutcome(pair, behavior))
  expect(document.activeElement).not.toBe(document.body)
})

/** The endpoints that have been asked, in the order of the contract, once nothing is on its way. */
async function findAsked(): Promise<EndpointName[]> {
  await waitFor(() => expect(queryClient.isFetching() + queryClient.isMutating()).toBe(0))
  const asked = new Set(backend.requests.get().map(({ endpoint }) => endpoint))
  return endpointNames.filter((name) => asked.has(name))
}

test.each(pageNames)('%s: the page calls exactly the endpoints that mocks/agency/pages.ts lists', async (name) => {
  const { address, calls, scenario, onSubmit }: PageStates = pages[name]
  const listed = endpointNames.filter((endpoint) => calls.includes(endpoint))
  const mock = onSubmit && Object.fromEntries(listed.map((endpoint) => [endpoint, '401']))
  await renderPage(address, { as: scenario === 'signed-in' ? 'admin' : 'nobody', mock })
  expect(await findAsked()).toEqual(onSubmit ? [] : listed)
  if (onSubmit) {
    const { fill, send, failed } = findForm(name)
    fireEvent.click(screen.getByRole('button', { name: fill }))
    fireEvent.click(screen.getByRole('button', { name: send }))
    await screen.findByText(failed)
  }
  expect(await findAsked()).toEqual(listed)
})

test.each(endpointNames)('%s is called by a page of mocks/agency/pages.ts, so that its failures are tested', (name) => {
  const callers = pageNames.filter((page) => pages[page].calls.some((call) => call === name))
  expect(callers).not.toEqual([])
})

const dataPages: readonly string[] = pageNames.map((name) => pages[name].address)

test.each(fixedPaths.filter((path) => !dataPages.includes(path)))('%s calls no endpoint', async (address) => {
  await renderPage(address, { as: 'admin' })
  expect(await findAsked()).toEqual([])
})

test.each(publicPaths)(
  '%s links each email and phone, and has a description that search engines show whole',
  async (address) => {
    await renderPage(address)
    const loose = document.evaluate(
      `//text()[(contains(., '${agency.email}') or contains(., '${agency.phone.shown}')) and not(ancestor::a or ancestor::script)]`,
      document.body,
      null,
      XPathResult.STRING_TYPE,
    )
    // A form’s sentence for visitors without a script is plain.
    expect(['', controls.needsScript]).toContain(loose.stringValue)
    const descriptions = [...document.querySelectorAll<HTMLMetaElement>('meta[name="description"]')]
    expect(descriptions.map(({ content }) => content)).toEqual([expect.stringMatching(/^.{70,155}$/)])
  },
)

test.each(scenarioNames)('scenario %s shows in its data, behaviors and session', async (scenario) => {
  const mock = new Map(
    catalog.getOverrides(scenario).map(({ endpoint, steps }) => [endpoint, String(steps[0]?.behavior)]),
  )
  const { as, expires } = catalog.getSignIn({ scenario })
  const shown = pairs.filter(({ page, endpoint }) => (as === 'nobody' ? mock.has(endpoint) : page === 'dashboard'))
  const pair = shown.find(({ page }) => page === 'jobs') ?? shown[0]
  await renderPage(pair?.address ?? pages.jobs.address, { scenario })
  if (pair) {
    const behavior = mock.get(pair.endpoint) ?? (expires === 0 ? '401' : 'ok')
    await expectOutcome(pair, describeKey(pair, behavior), findOutcome(pair, behavior))
  } else {
    const count = backend.database.table('job').count()
    await screen.findByText(count === 0 ? messages.jobs.empty : jobsPage.count(count))
  }
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
})
