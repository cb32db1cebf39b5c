import type { Base } from '@/contract/endpoint'
import { createStore } from 'zustand/vanilla'
import { createDatabase } from './database/database'
import { createEdits } from './database/edits'
import { createHandlers } from './handlers'
import type { Recording } from './recording/recording'
import { createRequestLog, type LogEntry } from './requestLog'
import type { Definition } from './resource'
import type { Timing } from './respond'
import { createSessions } from './sessions'
import { createSettings } from './state/settings'
import { createSnapshots } from './state/snapshot'
import type { Settings, Words } from './state/words'

/** The settings, and the recording that `replay` responds from. */
export interface State extends Settings {
  recording?: Recording | undefined
}

/** Rows invented by a resource whose table has this name. */
function createRowOf({ resources }: Definition) {
  return (table: string, id: number) => {
    const definition = resources.find((resource) => resource.table?.name === table)?.table
    if (!definition) throw new Error(`No resource has the table "${table}"`)
    return definition.createRow(id)
  }
}

/** A backend of its own, in the default state. Answers nothing until its handlers are given to a transport. */
export function createBackend(definition: Definition, words: Words, bases: Record<Base, string>, timing: Timing) {
  const tables = Object.fromEntries(
    definition.resources.flatMap(({ table }) => (table ? [[table.name, table.columns]] : [])),
  )
  const database = createDatabase(tables)
  const settings = createSettings(words)
  const edits = createEdits(database, definition.datasets, createRowOf(definition))
  const sessions = createSessions(database)
  /** The recording of this state: `replay` responds from it, `record` adds to it. */
  const recording = createStore<Recording | undefined>(() => undefined)
  const requests = createRequestLog(definition.contract, record)

  async function record(entry: LogEntry, response: Response, body: string): Promise<void> {
    if (!words.isRecorded(entry)) return
    const { createRecording, readResponse, withResponse } = await import('./recording/recorder')
    const added = readResponse(definition.contract, entry, response, body)
    recording.setState(withResponse(recording.getState() ?? createRecording(), added), true)
  }

  const scenario = () => words.scenarioOf(settings.get())

  /** Applies settings; what they leave out is the default. Shows the rows of the scenario. */
  function set({ recording: recorded, ...next }: Partial<State>): void {
    recording.setState(recorded, true)
    settings.set({ ...words.defaults, ...next })
    const { dataset } = scenario()
    if (dataset !== edits.getState().dataset) edits.useDataset(dataset)
  }

  return {
    words,
    bases,
    database,
    settings,
    edits,
    sessions,
    requests,
    recording,
    snapshots: createSnapshots(words, tables),
    handlers: createHandlers({
      definition,
      bases,
      timing,
      database,
      settings,
      sessions,
      requests,
      recording: recording.getState,
    }),
    scenario,
    set,
    /** Opens a session for the account that the settings name. Returns its token; undefined for nobody. */
    signIn(): string | undefined {
      const userId = definition.accounts[words.signInOf(settings.get()).as]?.userId
      return userId === undefined ? undefined : sessions.open(userId, settings.signIn())
    },

    /** The name of the account that a token belongs to: nobody's, if it is not known. */
    accountOf(token: string): string {
      const userId = sessions.find(token)?.userId
      const [name = words.nobody] =
        Object.entries(definition.accounts).find(([, account]) => account.userId === userId) ?? []
      return name
    },

    /** Restores the initial state, but for stored edits. */
    reset(): void {
      sessions.clear()
      requests.reset()
      recording.setState(undefined, true)
      settings.set(words.defaults)
      edits.useDataset(scenario().dataset)
    },
  }
}

export type Backend = ReturnType<typeof createBackend>
