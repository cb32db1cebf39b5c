import { createStore } from 'zustand/vanilla'
import { checkDefinition } from '../checkDefinition'
import { createDatabase } from '../database/database'
import { createEdits } from '../database/edits'
import { createSessions } from '../database/sessions'
import type { Recording } from '../recording/recording'
import type { Definition } from '../resource'
import { createCatalog } from '../state/catalog'
import { createStateStore } from '../state/state'
import { createRequestLog } from './requestLog'

export function createParts(definition: Definition) {
  const { contract, resources, datasets, userTable } = definition
  const catalog = createCatalog(definition)
  checkDefinition(definition, catalog)
  const tables = resources.flatMap(({ table = [] }) => table)
  const database = createDatabase(tables)
  const getUsers = () => (userTable === undefined ? [] : database.table(userTable).getAll())
  return {
    definition,
    catalog,
    database,
    sessions: createSessions(getUsers),
    edits: createEdits(database, datasets),
    state: createStateStore(catalog),
    requests: createRequestLog(contract),
    recording: createStore<Recording | undefined>(() => undefined),
  }
}

export type Parts = ReturnType<typeof createParts>
