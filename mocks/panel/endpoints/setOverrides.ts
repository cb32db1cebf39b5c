import type { Backend } from '../../engine/backend'
import type { Override } from '../../engine/behaviors'
import { isOk, mergeOverrides, createOverrideKey, usesBehavior } from '../../engine/state/overrides'

/** Drops overrides that change nothing, and responses that no step uses. Throws if one can't be set. */
export function setOverrides(backend: Backend, added: readonly Override[]): void {
  const state = backend.state.get()
  const usual = new Map(backend.catalog.getOverrides(state.scenario).map((one) => [createOverrideKey(one), one.steps]))
  const used = added.map(({ response, ...rest }) => (usesBehavior([rest], 'custom') ? { ...rest, response } : rest))
  const overrides = mergeOverrides(state.overrides, used).filter((override) => {
    const steps = usual.get(createOverrideKey(override))
    return steps ? JSON.stringify(steps) !== JSON.stringify(override.steps) : !isOk(override)
  })
  backend.set({ ...state, overrides })
}
