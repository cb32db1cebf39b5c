import { type EndpointName, endpoints } from '@/contract/endpoints'
import type { Definition } from '../engine/resource'
import { createCatalog } from '../engine/state/catalog'
import { accounts } from './auth/accounts'
import { auth } from './auth/auth'
import { resources, type UnansweredEndpoint } from './resources'
import { scenarios } from './scenarios'

type CompleteDefinition = [UnansweredEndpoint] extends [never]
  ? Definition & { contract: Record<EndpointName, unknown> }
  : { addToResources: UnansweredEndpoint }

/** The mock backend of the agency. Does not compile while an endpoint of the contract has no resource. */
export const agency: CompleteDefinition = {
  name: 'alderway',
  contract: endpoints,
  resources,
  scenarios,
  accounts,
  userTable: auth.table.name,
  createErrorBody: (base, status, message, fields) =>
    base === 'news'
      ? { status: 'error', code: `http${status}`, message }
      : { error: { status, message, ...(fields && { fields }) } },
}

/** What can be set in it. */
export const catalog = createCatalog(agency)
