import { queryClient } from '@/api/queryClient'
import { settings } from '@/api/settings'
import { App } from '@/app/App'
import { preloadPages } from '@/app/routes'
import { paths, publicPaths } from '@/content/paths'
import { getResponse } from 'msw'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { createBackend } from '~mocks/agency/createBackend'
import { immediate } from '~mocks/engine/requests/handlers'

const baseUrl = import.meta.env.BASE_URL

const origin = 'http://prerender'

const backend = __MOCK_BACKEND__ ? createBackend({ bases: settings.bases, timing: immediate }) : undefined

globalThis.fetch = async (input, options) => {
  const request = new Request(input instanceof Request ? input : new URL(input, origin), options)
  const response = backend && (await getResponse(backend.handlers, request, { baseUrl: origin }))
  if (!response) throw new Error(`No handler for ${request.url} while prerendering.`)
  return response
}

function listIds(table: string) {
  return (backend?.database.table(table).getAll() ?? []).map(({ id }) => String(id))
}

export function prerenderedPaths() {
  const jobs = listIds('job')
  return [
    ...publicPaths,
    ...jobs.flatMap((id) => [paths.job(id), paths.apply(id)]),
    ...listIds('blog').map(paths.blogPost),
  ]
}

/** react-dom/static would put a page that fades in behind a Suspense boundary, which needs a script to show. */
function renderMarkup(path: string) {
  const markup = renderToString(
    <StrictMode>
      <StaticRouter basename={baseUrl} location={baseUrl + path.slice(1)}>
        <App />
      </StaticRouter>
    </StrictMode>,
  )
  if (/<!--\$[!?]-->/.test(markup))
    throw new Error(`${path} could not be prerendered: a part of it failed or is suspended.`)
  return markup
}

/** Renders a page as the browser will first. With demo data, its queries are resolved. */
export async function renderPage(path: string) {
  const components = await preloadPages(path)
  queryClient.clear()
  const cache = queryClient.getQueryCache()
  const getPending = () => cache.getAll().filter(({ state }) => state.data === undefined)

  let markup = renderMarkup(path)
  if (backend) {
    // What a page shows decides what it fetches next.
    while (getPending().length > 0) {
      await Promise.all(getPending().map((query) => query.fetch()))
      markup = renderMarkup(path)
    }
  }
  const resolved = cache.getAll().filter(({ state }) => state.data !== undefined)
  const responses = resolved.map(({ queryKey, state }) => [queryKey, state.data] as const)
  return {
    path,
    markup,
    components,
    responses,
    /** Whether it waits for data, in a build without demo data. */
    isWaiting: getPending().length > 0,
  }
}

export type Rendered = Awaited<ReturnType<typeof renderPage>>
