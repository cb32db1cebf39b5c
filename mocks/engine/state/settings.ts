import { createStore } from 'zustand/vanilla'
import { type Behavior, commonBehaviors } from '../behaviors'
import { startClock } from './start'
import { type Overrides, parseBehavior, type ParsedBehavior, parseSequence, parseTarget } from './syntax'
import type { Settings, Words } from './words'

export interface Step extends ParsedBehavior {
  /** The step as it is written. */
  text: string
  behavior: Behavior
  /** Which request this is since the step was reached, from 1. */
  attempt: number
}

/** The current settings, and the behavior of each request that follows from them. */
export function createSettings(words: Words) {
  const store = createStore<Settings>(() => words.defaults)
  let counts = new Map<string, number>()
  let clock = startClock(undefined)

  function read(endpoint: string, text: string): Omit<Step, 'attempt'> {
    const parsed = parseBehavior(text) ?? { word: 'ok' }
    const behavior = words.behavior(endpoint, parsed.word) ?? commonBehaviors.ok
    const custom = parsed.word === 'custom' && store.getState().responses?.[endpoint]
    return { ...parsed, text, behavior: { ...behavior, ...custom } }
  }

  /** The sequence of a target: its override, else the scenario's, else `ok`. */
  function wordOf(target: string): string {
    const { mock, scenario } = store.getState()
    return mock[target] ?? words.mockOf(scenario)[target] ?? 'ok'
  }

  function stepAt(target: string, position: number): Step {
    const { steps, isLoop } = parseSequence(wordOf(target))
    const index = isLoop ? (position - 1) % steps.length : Math.min(position, steps.length) - 1
    return { ...read(parseTarget(target).endpoint, steps[index] ?? 'ok'), attempt: position - index }
  }

  /** The target whose sequence a request follows: the last with matching conditions, else the endpoint. Overrides go first. */
  function targetOf(endpoint: string, given: object): string {
    const has = new Map<string, unknown>(Object.entries(given))
    function matches(target: string): boolean {
      const parsed = parseTarget(target)
      return parsed.endpoint === endpoint && parsed.conditions.every(([name, value]) => has.get(name) === value)
    }
    const { mock, scenario } = store.getState()
    for (const overrides of [mock, words.mockOf(scenario)] satisfies Overrides[]) {
      const matching = Object.keys(overrides).filter(matches)
      const target = matching.findLast((name) => name !== endpoint) ?? matching[0]
      if (target) return target
    }
    return endpoint
  }

  return {
    subscribe: store.subscribe,
    get: store.getState,
    wordOf,
    read,

    /** Changes some settings. Sequences start over, and so does the clock if another time is named. */
    set(settings: Partial<Settings>): void {
      const { now } = store.getState()
      const next = { ...store.getState(), ...settings }
      counts = new Map()
      if (next.now !== now) clock = startClock(next.now)
      store.setState(next, true)
    },

    /** The time, in milliseconds since 1970. */
    now: (): number => clock(),

    /** How a session is opened now. */
    signIn: () => ({ now: clock(), lifetime: words.signInOf(store.getState()).expires }),

    /** How many requests of the target have been counted since the last change. */
    countOf: (target: string): number => counts.get(target) ?? 0,

    /** The step that the target is at: that of its last request, or the first. */
    behaviorOf: (target: string): Step => stepAt(target, counts.get(target) ?? 1),

    /** Counts a request with these parameters. Returns its step, and a function to call if nobody waits for the response. */
    next(endpoint: string, given: object): Step & { uncount: () => void } {
      const target = targetOf(endpoint, given)
      const since = counts
      const position = (since.get(target) ?? 0) + 1
      since.set(target, position)
      const uncount = () => void since.set(target, (since.get(target) ?? 1) - 1)
      return { ...stepAt(target, position), uncount }
    },
  }
}

export type SettingsStore = ReturnType<typeof createSettings>
