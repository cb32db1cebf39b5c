import { createStore } from 'zustand/vanilla'
import type { CustomResponse, Step } from './behaviors'
import type { Datasets } from './database/edits'
import { type BackendOptions, createHandlers } from './requests/handlers'
import { createParts } from './requests/parts'
import type { Definition } from './resource'
import type { MockState } from './state/catalog'
import { createCodec } from './state/codec'

/** A backend in the everyday state. Answers nothing until its handlers are given to a transport. */
export function createBackend(definition: Definition, datasets: Datasets, options: BackendOptions) {
  const parts = createParts(definition, datasets)
  const { catalog, edits, state, sessions, requests, recording } = parts
  /** What was wrong with the last state that was to be set, a sentence each. */
  const problems = createStore<readonly string[]>(() => [])

  /** Sets the state, and shows the rows of its scenario. Throws if something in it is unknown. */
  function set(next: MockState): void {
    const known = catalog.check(next)
    problems.setState([], true)
    state.set(known)
    const { dataset } = catalog.scenarioOf(known)
    if (dataset !== edits.getState().dataset) edits.useDataset(dataset)
  }

  return {
    ...parts,
    codec: createCodec(catalog, edits.schema),
    bases: options.bases,
    problems,
    handlers: createHandlers(parts, options),
    set,

    /** Opens a session for the account that a state names. Returns its token; undefined for nobody. */
    signIn(named = state.get()): string | undefined {
      const { as, expires } = catalog.signInOf(named)
      const userId = definition.accounts[as]?.userId
      return userId === undefined ? undefined : sessions.open(userId, expires)
    },

    /** The name of the account that a token belongs to: nobody's, if it is not known. */
    accountOf(token: string): string {
      const id = sessions.find(token)?.user?.id
      const named = Object.entries(definition.accounts).find(([, { userId }]) => id !== undefined && userId === id)
      return named?.[0] ?? catalog.nobody
    },

    /** Releases a held request, to be answered in the manner of a behavior or with a response. Throws if it can't be. */
    release(id: string, how: Step['behavior'] | CustomResponse = 'ok'): void {
      const entry = requests.get().find((one) => one.id === id)
      if (!entry?.isHeld) throw new Error('This request is not held.')
      const [behavior, response] = typeof how === 'object' ? ['custom', how] : [how]
      const override = { endpoint: entry.endpoint, steps: [{ behavior }], response }
      catalog.check({ overrides: [override] })
      const answer = state.stepAt(override, 1).definition
      if (answer.manner === 'pending') throw new Error(`"${String(behavior)}" would hold it again.`)
      requests.release(id, answer)
    },

    /** Restores the initial state, but for stored edits. */
    reset(): void {
      sessions.clear()
      requests.reset()
      recording.setState(undefined, true)
      set(catalog.everyday)
      edits.useDataset(catalog.scenarioOf(catalog.everyday).dataset)
    },
  }
}

export type Backend = ReturnType<typeof createBackend>
