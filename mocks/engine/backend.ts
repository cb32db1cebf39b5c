import { createStore } from 'zustand/vanilla'
import type { CustomResponse, Step } from './behaviors'
import { type BackendOptions, createHandlers } from './requests/handlers'
import { createParts } from './requests/parts'
import type { Definition } from './resource'
import type { MockState } from './state/catalog'
import { createCodec } from './state/codec'
import { readOptions, type StateOptions } from './state/options'

/** Answers nothing until its handlers are given to a transport. */
export function createBackend<Options extends StateOptions = StateOptions>(
  definition: Definition,
  options: BackendOptions,
) {
  const parts = createParts(definition)
  const { catalog, edits, state, sessions, requests, recording } = parts
  const problems = createStore<readonly string[]>(() => [])

  function set(next: MockState): void {
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

    readOptions(options: Options): MockState {
      return readOptions(catalog, codec, options)
    },

    setOptions(options: Options): void {
      const state = readOptions(catalog, codec, options)
      recording.setState(options.recording, true)
      set(state)
    },

    /** Returns the token of the account that a state names; undefined for nobody. */
    signIn(named = state.get()): string | undefined {
      const { as, expires } = catalog.getSignIn(named)
      const userId = definition.accounts[as]?.userId
      return userId === undefined ? undefined : sessions.open(userId, expires)
    },

    findAccount(token: string): string {
      const id = sessions.find(token)?.user.id
      const named = Object.entries(definition.accounts).find(([, { userId }]) => userId === id)
      return named?.[0] ?? catalog.nobody
    },

    release(id: string, how: Step['behavior'] | CustomResponse = 'ok'): void {
      const entry = requests.get().find((one) => one.id === id)
      if (!entry?.isHeld) throw new Error('This request is not held.')
      const [behavior, response] = typeof how === 'object' ? ['custom', how] : [how]
      const override = { endpoint: entry.endpoint, steps: [{ behavior }], response }
      catalog.check({ overrides: [override] })
      const answer = state.getStep(override, 1).definition
      if (answer.mode === 'pending') throw new Error(`"${String(behavior)}" would hold it again.`)
      requests.release(id, answer)
    },

    reset(): void {
      requests.reset()
      recording.setState(undefined, true)
      set(catalog.everyday)
      edits.useDataset(catalog.getScenario(catalog.everyday).dataset)
    },
  }
}

export type Backend = ReturnType<typeof createBackend>
