import { createStore } from 'zustand/vanilla'
import { createDatabase } from '../database/database'
import { createEdits, type Datasets } from '../database/edits'
import type { Recording } from '../recording/recording'
import type { Definition } from '../resource'
import { createCatalog } from '../state/catalog'
import { createStateStore } from '../state/state'
import { createRequestLog } from './requestLog'

export function createParts(definition: Definition, datasets: Datasets) {
  const { contract, resources, userTable } = definition
  const tables = resources.flatMap(({ table = [] }) => table)
  const database = createDatabase(tables, userTable)
  const catalog = createCatalog(definition)
  return {
    definition,
    catalog,
    database,
    sessions: database.sessions,
    edits: createEdits(database, datasets),
    state: createStateStore(catalog),
    requests: createRequestLog(contract),
    recording: createStore<Recording | undefined>(() => undefined),
  }
}

export type Parts = ReturnType<typeof createParts>
