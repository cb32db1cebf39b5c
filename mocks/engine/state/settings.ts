import { createStore } from 'zustand/vanilla'
import { type Behavior, commonBehaviors } from '../behaviors'
import { parseBehavior, type ParsedBehavior, type Settings, type Words } from './words'

/** The current settings, and the behavior of each endpoint that follows from them. */
export function createSettings(words: Words) {
  const store = createStore<Settings>(() => words.defaults)
  const attempts = new Map<string, number>()

  /** The word of an endpoint: its override, else the scenario's, else `ok`. */
  function wordOf(endpoint: string): string {
    const { mock, scenario } = store.getState()
    return mock[endpoint] ?? words.mockOf(scenario)[endpoint] ?? 'ok'
  }

  return {
    subscribe: store.subscribe,
    get: store.getState,
    wordOf,

    /** Changes some settings. `flaky` endpoints start over. */
    set(settings: Partial<Settings>): void {
      attempts.clear()
      store.setState(settings)
    },

    behaviorOf(endpoint: string): ParsedBehavior & { behavior: Behavior } {
      const parsed = parseBehavior(wordOf(endpoint)) ?? { word: 'ok' }
      return { ...parsed, behavior: words.behavior(endpoint, parsed.word) ?? commonBehaviors.ok }
    },

    /** Counts a request to the endpoint. Returns its number since the last change, from 1. */
    nextAttempt(endpoint: string): number {
      const count = (attempts.get(endpoint) ?? 0) + 1
      attempts.set(endpoint, count)
      return count
    },
  }
}

export type SettingsStore = ReturnType<typeof createSettings>
