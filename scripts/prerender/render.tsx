import { queryClient } from '@/api/queryClient'
import { settings } from '@/api/settings'
import { App } from '@/app/App'
import { preloadPages } from '@/app/routes'
import { fixedPaths, paths } from '@/content/paths'
import { getResponse } from 'msw'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createBackend } from '~mocks/agency/agency'
import { immediate } from '~mocks/engine/respond'

const baseUrl = import.meta.env.BASE_URL

/** Where the services are while nothing is served yet. */
const home = 'http://prerender'

function onHome(base: string): string {
  return new URL(base, home).href.replace(/\/$/, '')
}

const { admin, local, news } = settings.bases
/** The bench asks for demo data in a build without the mock too: it compares the two on the same pages. */
const hasData = __MOCK_BACKEND__ || process.env.PRERENDER_DATA === 'demo'
const backend = hasData
  ? createBackend({ admin: onHome(admin), local: onHome(local), news: onHome(news) }, immediate)
  : undefined

globalThis.fetch = async (input, options) => {
  const request = new Request(input instanceof Request ? input : new URL(input, home), options)
  const response = backend && (await getResponse(backend.handlers, request))
  if (!response) throw new Error(`Nobody answers ${request.url} while prerendering.`)
  return response
}

function idsOf(table: string): string[] {
  return (backend?.database.table(table).getAll() ?? []).map(({ id }) => String(id))
}

/** Every address that is prerendered: the public ones, and in a build with demo data its jobs and posts. */
export function publicPaths(): string[] {
  const fixed = fixedPaths.filter((path) => path === paths.adminLogin || !path.startsWith(paths.admin))
  const jobs = idsOf('job')
  const posts = idsOf('blog')
  return [...fixed, ...jobs.flatMap((id) => [paths.job(id), paths.apply(id)]), ...posts.map(paths.blogPost)]
}

/**
 * React's markup of the page at a path, whose code must be loaded. In one piece: what react-dom/static sends after its
 * Suspense boundary, as it does where a page fades in with pictures, shows itself by a script alone.
 */
function markupOf(path: string): string {
  const markup = renderToString(
    <StrictMode>
      <StaticRouter basename={baseUrl} location={baseUrl + path.slice(1)}>
        <App />
      </StaticRouter>
    </StrictMode>,
  )
  if (/<!--\$[!?]-->/.test(markup)) throw new Error(`${path} could not be prerendered: a part of it broke or waits.`)
  return markup
}

/** What the build knows of a page. */
export interface Rendered {
  path: string
  /** React's markup: what belongs into the head, then the page. */
  markup: string
  /** The names of the pages whose code it needs. */
  pages: string[]
  /** What its queries were answered, by key. */
  answers: [key: unknown, data: unknown][]
  /** Whether some of it waits for a backend that is not here. */
  waits: boolean
}

/** Renders the page at a path as the browser will at first. With demo data its queries are answered. Throws if it breaks. */
export async function renderPage(path: string): Promise<Rendered> {
  const pages = await preloadPages(path)
  queryClient.clear()
  const cache = queryClient.getQueryCache()
  const waiting = () => cache.getAll().filter(({ state }) => state.data === undefined)
  const answerable = () => (backend ? waiting() : [])

  let markup = markupOf(path)
  // What a page shows decides what it asks for next.
  for (let asked = answerable(); asked.length > 0; asked = answerable()) {
    await Promise.all(asked.map((query) => query.fetch()))
    markup = markupOf(path)
  }
  const answers = cache.getAll().map(({ queryKey, state }): [unknown, unknown] => [queryKey, state.data])
  return { path, markup, pages, answers: backend ? answers : [], waits: waiting().length > 0 }
}
