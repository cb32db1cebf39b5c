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
import { endpointNames, endpoints } from '@/contract/endpoints'
import { sampleJobs } from '@/content/sampleJobs'
import { useAuth } from '@/stores/auth'
import { findEndpoint } from '~mocks/engine/recording/har'
import { fuzz, hostileText, withoutConsole } from './fuzz'
import { pairs } from './matrix'
import { anyResponse, hostileBodies, toResponse, withResponses } from './responses'

/** The pages that show data. */
const dataPages = [...new Set(pairs.map(({ address }) => address))]

/** The id in their addresses. */
const id = '3'

// Loading a page's code takes no part of any case's time.
beforeAll(async () => {
  await Promise.all([...dataPages, ...fixedPaths, '/nowhere'].map((path) => preloadPages(path)))
})

/** Elements and attributes that a browser would run. */
function findScripts(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) => {
    // On a prerendered page, data that holds a `<` could end its script element.
    const isData = element.matches('script[type="application/ld+json"]') && !element.textContent.includes('<')
    const runs = element.matches('script, iframe, object, embed, base, meta[http-equiv]') && !isData
    const attributes = [...element.attributes].filter(
      ({ name, value }) =>
        name.startsWith('on') ||
        name === 'srcdoc' ||
        // Browsers skip these characters before a scheme and within it.
        (/^(href|src|action|formaction|data|xlink:href)$/.test(name) &&
          // oxlint-disable-next-line no-control-regex
          /^(javascript|vbscript|data):/i.test(value.replaceAll(/[\0- \u00A0\uFEFF]/g, ''))),
    )
    return [...(runs ? [element.outerHTML] : []), ...attributes.map(({ name, value }) => `${name}="${value}"`)]
  })
}

/** What is wrong with the page on screen, a sentence each. */
function findFaults(): string[] {
  const headings = screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent.trim())
  const links = [...document.querySelectorAll('a')].map(({ href }) => href)
  const main = document.querySelector('main')?.textContent ?? ''
  return [
    ...findScripts().map((script) => `would run: ${script}`),
    ...links.filter((href) => !/^(https?|mailto|tel):/.test(href)).map((href) => `links to ${href}`),
    ...('wasRun' in globalThis ? ['a script ran'] : []),
    ...(headings.length === 1 && headings[0] !== '' ? [] : [`h1: ${JSON.stringify(headings)}`]),
    ...(/\w+\s+\S+/.test(main) ? [] : [`main holds no sentence: "${main}"`]),
    ...(screen.queryByText(messages.pageFailed) ? [`shows "${messages.pageFailed}"`] : []),
    ...(/Alderway$|^Alderway/.test(document.title) ? [] : [`title: "${document.title}"`]),
  ]
}

async function expectSoundPage(
  address: string,
  router: (site: ReactNode) => ReactNode,
  token: string | null = 'token',
) {
  useAuth.setState({ token, signOutReason: null })
  try {
    render(router(<App />))
    await waitFor(() => {
      expect(screen.queryAllByRole('heading', { level: 1 }), `${address}: no h1`).not.toEqual([])
      expect(screen.queryByText(/^Loading /), `${address}: still loading`).toBeNull()
    })
    const faults = findFaults()
    if (faults.length > 0) throw new Error(`${address}: ${faults.join('; ')}`)
  } finally {
    cleanup()
    queryClient.clear()
  }
}

function expectSoundDataPage(address: string) {
  return expectSoundPage(address, (site) => <MemoryRouter initialEntries={[address]}>{site}</MemoryRouter>)
}

/** The endpoint that the site has called. Throws if the contract has no such endpoint. */
function endpointOf(request: Request): string {
  const [name] = findEndpoint(endpoints, request) ?? []
  if (!name) throw new Error(`The contract has no endpoint for ${request.method} ${request.url}`)
  return name
}

const responses = fc.record(Object.fromEntries(endpointNames.map((name) => [name, anyResponse(name)])))

fuzz(
  'any response leaves a page with its heading and a sentence, and no error on the console',
  fc.asyncProperty(fc.constantFrom(...dataPages), responses, (address, given) =>
    withoutConsole(() =>
      withResponses(
        (request) => {
          const response = given[endpointOf(request)]
          return response ? toResponse(response) : Response.error()
        },
        () => expectSoundDataPage(address),
      ),
    ),
  ),
  { numRuns: 8 },
)

for (const address of dataPages) {
  fuzz(
    `${address}: hostile text in the data shows as text: nothing runs, and no link leaves http, mailto and tel`,
    fc.asyncProperty(hostileBodies(id), (bodies) =>
      withoutConsole(() =>
        withResponses(
          (request) => Response.json(bodies[endpointOf(request)]),
          () => expectSoundDataPage(address),
        ),
      ),
    ),
    { numRuns: 2 },
  )
}

const query = fc.dictionary(
  fc.constantFrom('q', 'type', 'level', 'page', 'mock', 'scenario', 'state'),
  fc.oneof(hostileText(), fc.integer().map(String), fc.double().map(String)),
  { maxKeys: 3 },
)
const path = fc.oneof(
  fc.constantFrom<string>(...fixedPaths, ...dataPages),
  hostileText().map((text) => `/${text}`),
  hostileText().map((text) => `/jobs/${text}`),
  hostileText().map((text) => `/blog/${text}`),
  hostileText().map((text) => `/admin/${text}`),
)
/** Addresses as a browser has normalized them. */
const addresses = fc.tuple(path, query, fc.option(hostileText(), { nil: '' })).map(([path, query, hash]) => {
  const given = `http://localhost:3000${path}?${new URLSearchParams(query)}#${hash}`
  const { pathname, search, hash: fragment } = URL.canParse(given) ? new URL(given) : new URL('http://localhost:3000/')
  return pathname + search + fragment
})

fuzz(
  'any address shows a page, signed in or not',
  fc.asyncProperty(addresses, fc.boolean(), (address, isSignedIn) =>
    withoutConsole(() =>
      withResponses(
        (request) => (endpointOf(request) === 'jobs' ? Response.json(sampleJobs) : Response.json({}, { status: 404 })),
        async () => {
          globalThis.history.replaceState(null, '', globalThis.location.origin + address)
          const router = (site: ReactNode) => <BrowserRouter>{site}</BrowserRouter>
          await expectSoundPage(address, router, isSignedIn ? 'token' : null)
          globalThis.history.replaceState(null, '', paths.home)
        },
      ),
    ),
  ),
  { numRuns: 10 },
)
