import { type EndpointName, endpoints } from '@/contract/endpoints'
import type { AnyResource, Definition } from '../engine/resource'
import { createCatalog } from '../engine/state/catalog'
import { auth } from './auth/auth'
import { accounts } from './auth/rows/users'
import { blogs } from './blogs/blogs'
import { dashboard } from './dashboard/dashboard'
import { jobs } from './jobs/jobs'
import { news } from './news/news'
import { scenarios } from './scenarios'

/** The resources of this backend, in the order in which the panel lists their endpoints and tables. */
const resources = [jobs, blogs, news, auth, dashboard] as const satisfies readonly AnyResource[]

type Mocks = (typeof resources)[number]['endpoints']
type KeyOf<Union> = Union extends unknown ? keyof Union : never
type Unanswered = Exclude<EndpointName, KeyOf<Mocks>>

/** The behaviors that an endpoint has beyond the common ones; any while it has no resource, which is then the only error. */
export type VariantOf<E extends EndpointName> = E extends Unanswered
  ? string
  : Extract<Mocks, Record<E, unknown>>[E] extends { variants?: infer Variants }
    ? keyof NonNullable<Variants>
    : never

/** The mock backend of the agency. Does not compile while an endpoint of the contract has no resource. */
export const agency: Definition = {
  contract: endpoints satisfies { [Name in EndpointName]: Name extends Unanswered ? 'add its resource above' : object },
  resources,
  scenarios,
  accounts,
  userTable: auth.table.name,
  createErrorBody: (base, status, message, fields) =>
    base === 'news'
      ? { status: 'error', code: `http${status}`, message }
      : { error: { status, message, ...(fields && { fields }) } },
}

export const catalog = createCatalog(agency)
