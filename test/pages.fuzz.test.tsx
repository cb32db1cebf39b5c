import { cleanup, screen, waitFor } from '@testing-library/react'
import * as fc from 'fast-check'
import { beforeAll, expect } from 'vitest'
import { queryClient } from '@/api/queryClient'
import { preloadPages } from '@/app/routes'
import { messages } from '@/content/messages'
import { fixedPaths } from '@/content/paths'
import { sampleJobs } from '@/content/sampleJobs'
import { endpointNames, endpoints } from '@/contract/endpoints'
import { tokenPattern } from '@/contract/token'
import { useAuth } from '@/stores/auth'
import { pages } from '~mocks/agency/pages'
import { pageNames } from './names'
import { findEndpoint } from '~mocks/engine/recording/har'
import { anyJson, asJson, fuzz, hostileText, roughly } from './fuzz'
import { renderAt } from './renderPage'
import { anyResponse, hostileBodies, toResponse, withResponses } from './responses'

/** The pages that show data. */
const dataPages = pageNames.map((name) => pages[name].address)

// Loading a page's code takes no part of any case's time.
beforeAll(async () => {
  await Promise.all([...dataPages, ...fixedPaths, '/nowhere'].map((path) => preloadPages(path)))
})

/** Whether a browser would run it. It skips some characters before a scheme and within it. */
function isCode({ name, value }: Attr): boolean {
  // oxlint-disable-next-line no-control-regex
  const runs = /^(javascript|vbscript|data):/i.test(value.replaceAll(/[\0- \u00A0\uFEFF]/g, ''))
  return name.startsWith('on') || name === 'srcdoc' || (runs && /^(href|src|action|formaction|data)$/.test(name))
}

/** Elements and attributes that a browser would run. */
function findScripts(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) => {
    // On a prerendered page, data that holds a `<` could end its script element.
    const isData = element.matches('script[type="application/ld+json"]') && !element.textContent.includes('<')
    const runs = element.matches('script, iframe, object, embed, base, meta[http-equiv]') && !isData
    return [...(runs ? [element.outerHTML] : []), ...[...element.attributes].filter(isCode).map(({ value }) => value)]
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
    ...(screen.queryByText(messages.pageFailed.text) ? [`shows "${messages.pageFailed.text}"`] : []),
    ...(/Alderway$|^Alderway/.test(document.title) ? [] : [`title: "${document.title}"`]),
  ]
}

/** Opens a page with these responses, and looks for faults in it. */
function expectSoundPage(address: string, respond: (endpoint: string) => Response | undefined, look?: () => void) {
  function respondTo(request: Request): Response {
    const [name] = findEndpoint(endpoints, request) ?? []
    if (!name) throw new Error(`The contract has no endpoint for ${request.method} ${request.url}`)
    return respond(name) ?? Response.error()
  }
  return withResponses(respondTo, async () => {
    try {
      renderAt(address)
      await waitFor(() => {
        expect(screen.queryAllByRole('heading', { level: 1 }), `${address}: no h1`).not.toEqual([])
        expect(screen.queryByText(/^Loading /), `${address}: still loading`).toBeNull()
      })
      expect(findFaults(), address).toEqual([])
      look?.()
    } finally {
      cleanup()
      queryClient.clear()
      useAuth.setState(useAuth.getInitialState(), true)
    }
  })
}

fuzz(
  'any response leaves a page with its heading and a sentence, and no error on the console',
  fc.asyncProperty(
    fc.constantFrom(...dataPages),
    fc.record(Object.fromEntries(endpointNames.map((name) => [name, anyResponse(name)]))),
    (address, given) => {
      useAuth.setState({ token: 'token' })
      return expectSoundPage(address, (endpoint) => given[endpoint] && toResponse(given[endpoint]))
    },
  ),
  { numRuns: 8 },
)

for (const address of dataPages) {
  fuzz(
    `${address}: hostile text in the data shows as text: nothing runs, and no link leaves http, mailto and tel`,
    fc.asyncProperty(hostileBodies('3'), (bodies) => {
      useAuth.setState({ token: 'token' })
      return expectSoundPage(address, (endpoint) => Response.json(bodies[endpoint]))
    }),
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
  fc.tuple(fc.constantFrom('', 'jobs/', 'blog/', 'admin/'), hostileText()).map(([folder, text]) => `/${folder}${text}`),
)
/** Addresses as a browser has normalized them. */
const addresses = fc.tuple(path, query, fc.option(hostileText(), { nil: '' })).map(([path, query, hash]) => {
  const given = `http://localhost:3000${path}?${new URLSearchParams(query)}#${hash}`
  const { pathname, search, hash: fragment } = URL.canParse(given) ? new URL(given) : new URL('http://localhost:3000/')
  return pathname + search + fragment
})

fuzz(
  'any address shows a page, signed in or not',
  fc.asyncProperty(addresses, fc.constantFrom('token', null), (address, token) => {
    useAuth.setState({ token })
    const notFound = () => Response.json({}, { status: 404 })
    return expectSoundPage(address, (endpoint) => (endpoint === 'jobs' ? Response.json(sampleJobs) : notFound()))
  }),
  { numRuns: 10 },
)

// An older or newer version of the site, an extension or the visitor may have written it.
const draft = fc.record({ fullName: roughly(fc.string()), email: roughly(fc.emailAddress()), message: anyJson() })
const auth = fc.record({
  state: roughly(fc.record({ token: roughly(fc.string()), signOutReason: anyJson() })),
  version: fc.integer(),
})
const stored = fc.record({
  'alderway.auth': asJson(auth),
  'alderway.draft.application.2': asJson(draft),
  'alderway.draft.contact': asJson(draft),
})

fuzz(
  'any stored value leaves a page whose form works, and only a valid token signs in',
  fc.asyncProperty(stored, fc.constantFrom('/jobs/2/apply', '/contact', '/admin'), async (contents, address) => {
    for (const [key, text] of Object.entries(contents)) {
      localStorage.setItem(key, text)
      sessionStorage.setItem(key, text)
    }
    await withResponses(
      () => Response.error(),
      async () => useAuth.persist.rehydrate(),
    )
    expect(useAuth.getState().token ?? 'none', 'the stored token').toMatch(tokenPattern)
    const look = () => expect(screen.getByRole('textbox', { name: /^Email( \*)?$/ })).toBeEnabled()
    await expectSoundPage(address, () => undefined, address === '/admin' ? undefined : look)
  }),
  { numRuns: 8 },
)
