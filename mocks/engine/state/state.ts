import { createStore } from 'zustand/vanilla'
import { type Behavior, commonBehaviors, type Override, type Step } from '../behaviors'
import type { Catalog, MockState } from './catalog'
import { writeQuery } from './codec'
import { createOverrideKey } from './overrides'

/** FNV-1a, as a number from 0 to 1. */
function hash(text: string) {
  const mix = (sum: number, byte: number) => Math.imul(sum ^ byte, 16_777_619)
  return (new TextEncoder().encode(text).reduce(mix, 2_166_136_261) >>> 0) / 2 ** 32
}

export function createStateStore(catalog: Catalog) {
  const store = createStore<MockState>(() => catalog.everyday)
  let counts = new Map<string, number>()

  /** The last with matching parameters, else the endpoint's. */
  function getOverride(endpoint: string, parameters: Readonly<Record<string, unknown>> = {}): Override {
    const { overrides, scenario } = store.getState()
    for (const layer of [overrides, catalog.getOverrides(scenario)]) {
      const matching = layer.filter(
        (override) =>
          override.endpoint === endpoint &&
          Object.entries(override.when ?? {}).every(([name, value]) => [parameters[name]].flat().includes(value)),
      )
      const found = matching.findLast(({ when }) => when) ?? matching.at(-1)
      if (found) return found
    }
    return { endpoint, steps: [{ behavior: 'ok' }] }
  }

  /** Positions count from 1. `attempt` counts requests within the step. */
  function getStep({ endpoint, steps, response }: Override, position: number) {
    const index = Math.min(position, steps.length) - 1
    const step: Step = steps[index] ?? { behavior: 'ok' }
    const own = step.behavior === 'custom' && response
    const definition: Behavior = { ...commonBehaviors.ok, ...catalog.findBehavior(endpoint, step.behavior), ...own }
    return { ...step, definition, attempt: position - index }
  }

  function drawLatency({ latency }: Step, endpoint: string, position: number) {
    const [from, to = from] = [latency].flat()
    if (from === undefined || to === undefined) return from
    const link = writeQuery(catalog, { ...store.getState(), as: undefined, expires: undefined })
    return from + Math.floor(hash(`${position} ${endpoint} ${link}`) * (to - from + 1))
  }

  const countRequests = (override: Override) => counts.get(createOverrideKey(override)) ?? 0

  return {
    subscribe: store.subscribe,
    get: store.getState,
    getOverride,
    getStep,
    countRequests,
    getCurrentStep: (override: Override) => getStep(override, countRequests(override) || 1),

    set(state: MockState) {
      counts = new Map()
      store.setState(state, true)
    },

    /** `uncount` is for a canceled request. */
    next(endpoint: string, parameters: Readonly<Record<string, unknown>>) {
      const override = getOverride(endpoint, parameters)
      const key = createOverrideKey(override)
      const counted = counts
      const position = countRequests(override) + 1
      counted.set(key, position)
      const step = getStep(override, position)
      const wait = drawLatency(step, endpoint, position)
      return { ...step, wait, uncount: () => void counted.set(key, (counted.get(key) ?? 1) - 1) }
    },
  }
}
