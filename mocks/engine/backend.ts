import { createStore } from 'zustand/vanilla'
import type { CustomResponse, Step } from './behaviors'
import { checkDefinition } from './checkDefinition'
import { createDatabase } from './database/database'
import { createEdits } from './database/edits'
import { createSessions } from './database/sessions'
import type { Recording } from './recording/recording'
import { type BackendOptions, createHandlers } from './requests/handlers'
import { createRequestLog } from './requests/requestLog'
import type { Bases, Definition } from './resource'
import { createCatalog, type MockState } from './state/catalog'
import { createCodec } from './state/codec'
import { readOptions, type StateOptions } from './state/options'
import { createStateStore } from './state/state'

function createParts(definition: Definition, bases: Bases) {
  const { resources, datasets, userTable } = definition
  const catalog = createCatalog(definition)
  checkDefinition(definition, catalog, bases)
  const database = createDatabase(resources.flatMap(({ table = [] }) => table))
  return {
    definition,
    catalog,
    database,
    sessions: createSessions(() => (userTable === undefined ? [] : database.table(userTable).getAll())),
    edits: createEdits(database, datasets),
    state: createStateStore(catalog),
    requests: createRequestLog(definition),
    recording: createStore<Recording | undefined>(() => undefined),
  }
}

export type Parts = ReturnType<typeof createParts>

/** Answers nothing until its handlers are given to a transport. */
export function createBackend<Options extends StateOptions = StateOptions>(
  definition: Definition,
  options: BackendOptions,
) {
  const parts = createParts(definition, options.bases)
  const { catalog, edits, state, sessions, requests, recording } = parts
  const problems = createStore<readonly string[]>(() => [])

  function set(next: MockState) {
    const known = catalog.check(next)
    problems.setState([], true)
    state.set(known)
    const { dataset } = catalog.getScenario(known)
    if (dataset !== edits.getState().dataset) edits.useDataset(dataset)
  }

  const codec = createCodec(catalog, edits.schema)

  return {
    ...parts,
    codec,
    bases: options.bases,
    problems,
    handlers: createHandlers(parts, options),
    set,

    setOptions(options: Options) {
      const next = readOptions(catalog, codec, options)
      recording.setState(options.recording, true)
      set(next)
    },

    /** Returns the token of the account that a state names; undefined for nobody. */
    signIn(named = state.get()) {
      const { as, expires } = catalog.getSignIn(named)
      const userId = definition.accounts[as]?.userId
      return userId === undefined ? undefined : sessions.open(userId, expires)
    },

    findAccount(token: string) {
      const id = sessions.find(token)?.user.id
      const { accounts, nobody } = catalog
      return Object.keys(accounts).find((name) => accounts[name]?.userId === id) ?? nobody
    },

    release(id: string, how: Step['behavior'] | CustomResponse = 'ok') {
      const entry = requests.get().find((one) => one.id === id)
      if (!entry?.isHeld) throw new Error('This request is not held.')
      const [behavior, response] = typeof how === 'object' ? ['custom', how] : [how]
      const { overrides } = catalog.check({
        overrides: [{ endpoint: entry.endpoint, steps: [{ behavior }], response }],
      })
      const [answer] = overrides.map((override) => state.getStep(override, 1).definition)
      if (answer?.mode === 'pending') throw new Error(`"${String(behavior)}" would hold it again.`)
      requests.release(id, answer)
    },

    reset() {
      requests.reset()
      recording.setState(undefined, true)
      set(catalog.everyday)
      edits.useDataset(catalog.getScenario(catalog.everyday).dataset)
    },
  }
}

export type Backend = ReturnType<typeof createBackend>
