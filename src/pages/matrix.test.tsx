import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { admin } from '@/content/admin'
import { demoSignIn } from '@/content/demo'
import { messages } from '@/content/messages'
import { useAuth } from '@/stores/auth'
import { pages, type SitePage } from '~mocks/pages'
import { parseMock } from '~mocks/setting'
import { backend } from '~test/backend'
import { differences, listen, type Outcome, outcomeOf, type Pair, pairs, readPage, rowsOf } from '~test/matrix'
import { renderPage } from '~test/renderPage'
import { signIn } from '~test/signIn'

// The table of test/matrix.ts, word by word. One rendered page takes all of a pair's words, one after the other.

function set({ endpoint }: Pair, word: string) {
  backend.set({ mock: parseMock(`${endpoint}:${word}`).setting })
}

/** Opens the pair's page, and fills in every field that it has, the newsletter's too. */
async function open({ page, address }: Pair) {
  const { scenario }: SitePage = pages[page]
  await renderPage(address, { signedIn: scenario === 'signed-in', mock: backend.control.get().mock })
  const { email, password } = demoSignIn
  for (const field of document.querySelectorAll('input:not([type="file"]), textarea')) {
    fireEvent.change(field, { target: { value: field.matches('[type="password"]') ? password : email } })
  }
}

async function comesTo(pair: Pair, label: string, outcome: Outcome) {
  // Two hundred cards take their time on a busy machine.
  await waitFor(() => expect(differences(outcome, readPage(rowsOf(pair))), label).toEqual([]), { timeout: 15_000 })
}

/** Asks anew for all that the page shows; waits for the answers, where there are to be any. */
async function askAnew(label: string, isAnswered: boolean) {
  void queryClient.resetQueries()
  await waitFor(() => {
    if (isAnswered && queryClient.isFetching() > 0) throw new Error(`${label}: still asking`)
  })
}

/** Holds what was told against what stands there now, and what stood there before. */
function expectToldOnce(label: string, told: readonly string[], now: Outcome, before: Outcome, waits: Outcome) {
  expect(new Set(told).size, `${label}: told ${told.join(' | ')}`).toBe(told.length)
  const ofTheWay = [...waits.says, 'Loading page...', document.title]
  const news = told.filter((words) => !ofTheWay.includes(words))
  // An answer that comes at once may leave no time to say that one waits for it: then nothing has changed.
  if (news.length === 0 && now.says.join() === before.says.join()) return
  expect(news, `${label}: told`).toEqual(now.says.filter((words) => !waits.says.includes(words)))
}

/**
 * Presses the button as a keyboard does: with the focus on it. Gives a function that tells on what the focus was lost
 * since, if at all for a moment.
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

const asking = pairs.filter(({ page }) => page !== 'login')

test.each(asking)(
  '$page: however $endpoint answers, there is the page or its sentence, told once, and a way on',
  async (pair) => {
    vi.spyOn(console, 'info').mockReturnValue()
    const [works, waits] = [outcomeOf(pair, 'ok'), outcomeOf(pair, 'pending')]
    await open(pair)
    await comesTo(pair, 'ok', works)
    const { typed } = readPage(rowsOf(pair))
    const told = listen()
    const tried = new Set<string>()
    const lost: string[] = []
    let before = works

    async function arrives(label: string, outcome: Outcome) {
      await comesTo(pair, label, outcome)
      expectToldOnce(label, told(), outcome, before, waits)
      before = outcome
    }

    for (const word of pair.words) {
      const label = `${pair.endpoint}:${word}`
      const outcome = outcomeOf(pair, word)
      set(pair, word)
      await askAnew(label, word !== 'pending')
      await arrives(label, outcome)

      // Once for each sentence is enough. A flaky endpoint works on the second try by itself.
      const end = word === 'flaky' ? word : outcome.says.join()
      if (outcome.ways.includes(messages.tryAgain) && !tried.has(end)) {
        tried.add(end)
        if (word !== 'flaky') backend.set({})
        const lostOn = press(messages.tryAgain)
        await arrives(`${label}, tried again`, works)
        lost.push(...lostOn().map((text) => `${label}, tried again: ${text}`))
      }
      if (useAuth.getState().signOutReason) {
        backend.set({})
        act(() => signIn())
        await arrives(`${label}, signed in again`, works)
      }
    }
    expect(lost, 'without the focus').toEqual([])
    expect(readPage(rowsOf(pair)).typed).toEqual(typed)
  },
  60_000,
)

const login = pairs.filter(({ page }) => page === 'login')
const fails = (pair: Pair) => (word: string) => outcomeOf(pair, word).says.length > 0

test.each(login)(
  '$page: however a login fails, one sentence says so, each time, and what was typed stays',
  async (pair) => {
    await open(pair)
    const { typed } = readPage(rowsOf(pair))
    const told = listen()
    for (const word of pair.words.filter(fails(pair))) {
      set(pair, word)
      const lostOn = press(admin.login.submit)
      await screen.findByRole('button', { name: admin.login.submitting })
      await comesTo(pair, word, outcomeOf(pair, word))
      expect(lostOn(), `${word}: without the focus`).toEqual([])
      expect(told(), word).toEqual([admin.login.failed])
      expect(readPage(rowsOf(pair)).typed, word).toEqual(typed)
      expect(useAuth.getState().token).toBeNull()
    }
  },
)

const others = login.flatMap((pair) => pair.words.filter((word) => !fails(pair)(word)).map((word) => ({ pair, word })))

test.each(others)('login: one that answers "$word" comes to what it should', async ({ pair, word }) => {
  set(pair, word)
  await open(pair)
  press(admin.login.submit)
  await screen.findByRole('button', { name: admin.login.submitting })
  await comesTo(pair, word, outcomeOf(pair, word))
  expect(document.activeElement).not.toBe(document.body)
})
