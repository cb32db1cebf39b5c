import { Article, Blog, Dashboard, type EndpointName, endpoints, Job } from '@/contract/endpoints'
import type { Edits } from '../engine/database/edits'
import type { AnyResource, Definition, SeedsOf } from '../engine/resource'
import { createCatalog } from '../engine/state/catalog'
import { auth } from './auth/auth'
import { accounts } from './auth/rows/users'
import { blogs } from './blogs/blogs'
import { dashboard } from './dashboard/dashboard'
import { jobs } from './jobs/jobs'
import { news } from './news/news'
import { identity } from './identity'
import { findStory, pages } from './pages'
import { datasets } from './rows/datasets'
import { scenarios } from './scenarios'

const resources = [jobs, blogs, news, auth, dashboard] as const satisfies readonly AnyResource[]

type Mocks = (typeof resources)[number]['endpoints']
type KeyOf<Union> = Union extends unknown ? keyof Union : never
type Unanswered = Exclude<EndpointName, KeyOf<Mocks>>

type WithTable = Extract<(typeof resources)[number], { table: object }>
export type AllRows = { [Resource in WithTable as Resource['table']['name']]: SeedsOf<Resource> }

/** Any text while an endpoint has no resource, which is then the only error. */
export type VariantOf<E extends EndpointName> = E extends Unanswered
  ? string
  : Extract<Mocks, Record<E, unknown>>[E] extends { variants?: infer Variants }
    ? keyof NonNullable<Variants>
    : never

export const agency: Definition = {
  ...identity,
  contract: endpoints satisfies { [Name in EndpointName]: Name extends Unanswered ? 'add its resource above' : object },
  resources,
  datasets,
  scenarios,
  accounts,
  userTable: auth.table.name,
  createErrorBody: (base, status, message, fields) =>
    base === 'news' ? { status: 'error', code: `http${status}`, message } : { error: { status, message, fields } },
  pages,
  findStory,
  entities: { Article, Blog, Dashboard, Job },
}

export const catalog = createCatalog(agency)

/** They show a changed row on the open page, with the panel and the edits kept. */
export const running = new Set<Edits>()

if (import.meta.hot) {
  import.meta.hot.accept('./rows/datasets', (changed) => {
    for (const edits of running) if (changed) edits.useDatasets(changed.datasets)
  })
}
