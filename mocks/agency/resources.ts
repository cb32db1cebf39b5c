import type { EndpointName } from '@/contract/endpoints'
import type { AnyResource } from '../engine/resource'
import { auth } from './auth/auth'
import { blogs } from './blogs/blogs'
import { dashboard } from './dashboard/dashboard'
import { jobs } from './jobs/jobs'
import { news } from './news/news'

/** The resources of this backend, in the order in which the panel lists their endpoints and tables. */
export const resources = [jobs, blogs, news, auth, dashboard] as const satisfies readonly AnyResource[]

type Mocks = (typeof resources)[number]['endpoints']
type KeyOf<Union> = Union extends unknown ? keyof Union : never

/** Endpoints of the contract that no resource answers. */
export type UnansweredEndpoint = Exclude<EndpointName, KeyOf<Mocks>>

/** The behaviors that an endpoint has beyond the common ones. */
export type VariantOf<E extends EndpointName> = Extract<Mocks, Record<E, unknown>>[E] extends {
  variants: infer Variants
}
  ? keyof Variants
  : never
