import { cleanup, render, screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { type ReactNode } from 'react'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { beforeAll, expect } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { App } from '@/app/App'
import { preloadPages } from '@/app/routes'
import { messages } from '@/content/messages'
import { fixedPaths, paths } from '@/content/paths'
import { sampleJobs } from '@/content/sampleJobs'
import { useAuth } from '@/stores/auth'
import { answeredBy, answersOf, hostileRows, type Sent, toResponse } from './answers'
import { fuzz, hostileText, quietly } from './fuzz'

/** The pages that show what services answered, with the id that some of their addresses name; the home page shows two kinds. */
const shown = ['/', '/', '/jobs', '/jobs/1', '/jobs/1/apply', '/blog', '/blog/1', '/admin'] as const

// What a page's code takes to load is no part of any case.
beforeAll(async () => {
  await Promise.all([...shown, ...fixedPaths, '/nowhere'].map((path) => preloadPages(path)))
})

/** Everything that the browser would run, were the document real. */
function scriptsIn(document: Document): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) => {
    // Where the page is prerendered, data that holds a `<` could end its script.
    const isData = element.matches('script[type="application/ld+json"]') && !element.textContent.includes('<')
    const runs = element.matches('script, iframe, object, embed, base, meta[http-equiv]') && !isData
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith('on') ||
        name === 'srcdoc' ||
        // Letters that a browser skips in front of a scheme and in it.
        (/^(href|src|action|formaction|data|xlink:href)$/.test(name) &&
          // oxlint-disable-next-line no-control-regex
          /^(javascript|vbscript|data):/i.test(value.replaceAll(/[\0- \u00A0\uFEFF]/g, ''))),
    )
    return [...(runs ? [element.outerHTML] : []), ...attributes.map(({ name, value }) => `${name}="${value}"`)]
  })
}

/** Where a link out of the site would lead that is not on this site, and is no http(s) address. */
function strangeLinks(): string[] {
  return [...document.querySelectorAll('a')]
    .map((link) => link.href)
    .filter((href) => !/^(https?|mailto|tel):/.test(href))
}

function expectAPage() {
  expect(scriptsIn(document)).toEqual([])
  expect(strangeLinks()).toEqual([])
  expect('wasRun' in globalThis).toBe(false)
  const headings = screen.getAllByRole('heading', { level: 1 })
  expect(headings).toHaveLength(1)
  expect(headings[0]?.textContent?.trim()).not.toBe('')
  expect(document.querySelector('main')?.textContent).toMatch(/\w+\s+\S+/)
  expect(screen.queryByText(messages.pageFailed)).toBeNull()
  expect(document.title).toMatch(/Alderway$|^Alderway/)
}

async function settle() {
  await waitFor(() => {
    expect(screen.queryAllByRole('heading', { level: 1 }).length).toBeGreaterThan(0)
    expect(screen.queryByText(/^Loading /)).toBeNull()
  })
}

async function look(router: (site: ReactNode) => ReactNode, token: string | null = 'token') {
  useAuth.setState({ token, signOutReason: null })
  try {
    render(router(<App />))
    await settle()
    expectAPage()
  } finally {
    cleanup()
    queryClient.clear()
  }
}

function at(address: string) {
  return (site: ReactNode) => <MemoryRouter initialEntries={[address]}>{site}</MemoryRouter>
}

const names = ['dashboard', 'blogs', 'job', 'jobs', 'news'] as const

/** The endpoint that a call goes to, by its address. */
function nameOf(url: string): (typeof names)[number] {
  const { pathname } = new URL(url)
  if (pathname.endsWith('/top-headlines')) return 'news'
  if (/\/api\/jobs\/./.test(pathname)) return 'job'
  if (pathname.endsWith('/jobs')) return 'jobs'
  return pathname.endsWith('/blogs') ? 'blogs' : 'dashboard'
}

/** One answer for each endpoint. */
function one(of: (name: (typeof names)[number]) => fc.Arbitrary<Sent>) {
  return fc.record({
    dashboard: of('dashboard'),
    blogs: of('blogs'),
    job: of('job'),
    jobs: of('jobs'),
    news: of('news'),
  })
}

fuzz(
  'whatever the services answer, every page has its heading and a sentence, and console and screen tell of no fault',
  fc.asyncProperty(fc.constantFrom(...shown), one(answersOf), (address, sent) =>
    quietly(() =>
      answeredBy(
        ({ url }) => toResponse(sent[nameOf(url)]),
        () => look(at(address)),
      ),
    ),
  ),
  { short: 8 },
)

fuzz(
  'whatever the texts of the data say, they are shown as text: nothing of them runs, and no link leads where it must not',
  fc.asyncProperty(fc.constantFrom(...shown), hostileRows, (address, rows) =>
    quietly(() =>
      answeredBy(
        ({ url }) => Response.json(rows[nameOf(url)]),
        () => look(at(address)),
      ),
    ),
  ),
  { short: 12 },
)

const query = fc.dictionary(
  fc.constantFrom('q', 'type', 'level', 'page', 'mock', 'scenario', 'state'),
  fc.oneof(hostileText(), fc.integer().map(String), fc.double().map(String)),
  { maxKeys: 3 },
)
const path = fc.oneof(
  fc.constantFrom<string>(...fixedPaths, '/jobs/1', '/blog/1', '/jobs/1/apply'),
  hostileText().map((text) => `/${text}`),
  hostileText().map((text) => `/jobs/${text}`),
  hostileText().map((text) => `/blog/${text}`),
  hostileText().map((text) => `/admin/${text}`),
)
/** Addresses as a browser has them: whatever was typed, it has made it sound. */
const addresses = fc.tuple(path, query, fc.option(hostileText(), { nil: '' })).map(([path, query, hash]) => {
  const given = `http://localhost:3000${path}?${new URLSearchParams(query)}#${hash}`
  const { pathname, search, hash: fragment } = URL.canParse(given) ? new URL(given) : new URL('http://localhost:3000/')
  return pathname + search + fragment
})

fuzz(
  'whatever the address is, a page stands at it, signed in or not',
  fc.asyncProperty(addresses, fc.boolean(), (address, signedIn) =>
    quietly(() =>
      answeredBy(
        ({ url }) => (nameOf(url) === 'jobs' ? Response.json(sampleJobs) : Response.json({}, { status: 404 })),
        async () => {
          globalThis.history.replaceState(null, '', globalThis.location.origin + address)
          const router = (site: ReactNode) => <BrowserRouter>{site}</BrowserRouter>
          await look(router, signedIn ? 'token' : null)
          globalThis.history.replaceState(null, '', paths.home)
        },
      ),
    ),
  ),
  { short: 10 },
)
