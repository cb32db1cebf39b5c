import { createStore } from 'zustand/vanilla'
import { type Behavior, commonBehaviors, type Override, type Step } from '../behaviors'
import type { Catalog, MockState } from './catalog'

export function overrideKey({ endpoint, when = {} }: Pick<Override, 'endpoint' | 'when'>): string {
  return JSON.stringify([endpoint, Object.entries(when).toSorted(([one], [other]) => one.localeCompare(other))])
}

/** Replaces the overrides for the same requests, and adds the others. Later ones win. */
export function mergeOverrides(overrides: readonly Override[], added: readonly Override[]): Override[] {
  return [...new Map([...overrides, ...added].map((override) => [overrideKey(override), override])).values()]
}

/** Whether a step of an override has one of the behaviors. */
export function usesBehavior({ steps }: Pick<Override, 'steps'>, ...behaviors: Step['behavior'][]): boolean {
  return steps.some(({ behavior }) => behaviors.includes(behavior))
}

export function isOk({ when, steps }: Pick<Override, 'when' | 'steps'>): boolean {
  const [first, ...others] = steps
  return !when && others.length === 0 && first?.behavior === 'ok' && first.latency === undefined
}

/** The state that is set, and the behavior of each request that follows from it. */
export function createStateStore(catalog: Catalog) {
  const store = createStore<MockState>(() => catalog.everyday)
  /** How many requests each override has had since the state was set. */
  let counts = new Map<string, number>()

  /** The overrides that are set, then the scenario's. */
  function layers(): readonly (readonly Override[])[] {
    const { overrides, scenario } = store.getState()
    return [overrides, catalog.overridesOf(scenario)]
  }

  /** The override for requests: the one that is set, else the scenario's, else success. */
  function overrideFor(endpoint: string, when?: Override['when']): Override {
    const key = overrideKey({ endpoint, when })
    const all = layers().flat()
    return all.find((override) => overrideKey(override) === key) ?? { endpoint, when, steps: [{ behavior: 'ok' }] }
  }

  /** The override that a request follows: the last with matching parameters, else the endpoint's. */
  function overrideOf(endpoint: string, parameters: Readonly<Record<string, unknown>>): Override {
    const isMatching = ({ endpoint: of, when = {} }: Override) =>
      of === endpoint && Object.entries(when).every(([name, value]) => parameters[name] === value)
    const [found = overrideFor(endpoint)] = layers().flatMap((layer) => {
      const matching = layer.filter(isMatching)
      return matching.findLast(({ when }) => when) ?? matching.at(-1) ?? []
    })
    return found
  }

  /** The step of the request at a position, from 1. `attempt` says which request this is since the step was reached, from 1. */
  function stepAt({ endpoint, steps, response }: Override, position: number) {
    const index = Math.min(position, steps.length) - 1
    const step: Step = steps[index] ?? { behavior: 'ok' }
    const own = step.behavior === 'custom' && response
    const definition: Behavior = { ...commonBehaviors.ok, ...catalog.behavior(endpoint, step.behavior), ...own }
    return { ...step, definition, attempt: position - index }
  }

  const countOf = (override: Override): number => counts.get(overrideKey(override)) ?? 0

  return {
    subscribe: store.subscribe,
    get: store.getState,
    overrideFor,
    stepAt,
    countOf,
    /** The step that an override is at: that of its last request, or the first. */
    currentStep: (override: Override) => stepAt(override, countOf(override) || 1),

    /** Replaces the state. Sequences start over. */
    set(state: MockState): void {
      counts = new Map()
      store.setState(state, true)
    },

    /** Counts a request. Returns its step, and a function to call if nothing waits for the response any longer. */
    next(endpoint: string, parameters: Readonly<Record<string, unknown>>) {
      const override = overrideOf(endpoint, parameters)
      const key = overrideKey(override)
      const since = counts
      const position = countOf(override) + 1
      since.set(key, position)
      return { ...stepAt(override, position), uncount: () => void since.set(key, (since.get(key) ?? 1) - 1) }
    },
  }
}

export type StateStore = ReturnType<typeof createStateStore>
