import type { Backend } from '../../engine/backend'
import type { Override } from '../../engine/behaviors'
import { isOk, mergeOverrides, createOverrideKey } from '../../engine/state/overrides'

/** Drops overrides that change nothing. Throws if one can't be set. */
export function setOverrides(backend: Backend, added: readonly Override[]) {
  const state = backend.state.get()
  const usual = new Map(backend.catalog.getOverrides(state.scenario).map((one) => [createOverrideKey(one), one.steps]))
  const overrides = mergeOverrides(state.overrides, added).filter((override) => {
    const steps = usual.get(createOverrideKey(override))
    return steps ? JSON.stringify(steps) !== JSON.stringify(override.steps) : !isOk(override)
  })
  backend.set({ ...state, overrides })
}
