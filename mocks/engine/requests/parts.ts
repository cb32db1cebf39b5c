import { createStore } from 'zustand/vanilla'
import { createDatabase } from '../database/database'
import { createEdits, type Datasets } from '../database/edits'
import { createSessions } from '../database/sessions'
import type { Recording } from '../recording/recording'
import type { Definition } from '../resource'
import { createCatalog } from '../state/catalog'
import { createStateStore } from '../state/state'
import { createRequestLog } from './requestLog'
import type { Timing } from './respond'

function createData({ resources, userTable }: Definition, datasets: Datasets) {
  const tables = resources.flatMap(({ table = [] }) => table)
  const database = createDatabase(tables, userTable)
  return { database, edits: createEdits(database, datasets), sessions: createSessions(database, userTable) }
}

export interface BackendOptions {
  /** Where each service is. */
  bases: Readonly<Record<string, string>>
  timing: Timing
  /** Another backend, whose rows and sessions this one uses. */
  shared?: ReturnType<typeof createData>
  maxLogged?: number
  /** Sends a request to the real API, past the mock by default. Throws a response to send instead if there is none. */
  forward?: (request: Request) => Promise<Response>
}

export function createParts(definition: Definition, datasets: Datasets, { shared, maxLogged }: BackendOptions) {
  const catalog = createCatalog(definition)
  return {
    ...(shared ?? createData(definition, datasets)),
    definition,
    catalog,
    state: createStateStore(catalog),
    requests: createRequestLog(definition.contract, maxLogged),
    recording: createStore<Recording | undefined>(() => undefined),
  }
}

/** What answers requests. */
export type Parts = ReturnType<typeof createParts>
