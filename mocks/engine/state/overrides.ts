import type { Override, Step } from '../behaviors'

export function createOverrideKey({ endpoint, when = {} }: Override) {
  return JSON.stringify([endpoint, Object.entries(when).toSorted(([one], [other]) => one.localeCompare(other))])
}

/** Of two for the same requests the later one wins. */
export function mergeOverrides(...lists: (readonly Override[])[]) {
  return [...new Map(lists.flat().map((override) => [createOverrideKey(override), override])).values()]
}

export function usesBehavior(overrides: readonly Override[], ...behaviors: Step['behavior'][]) {
  return overrides.some(({ steps }) => steps.some(({ behavior }) => behaviors.includes(behavior)))
}

export function isOk({ when, steps }: Override) {
  const [first, ...others] = steps
  return !when && others.length === 0 && first?.behavior === 'ok' && first.latency === undefined
}
