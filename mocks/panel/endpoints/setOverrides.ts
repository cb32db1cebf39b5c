import type { Backend } from '../../agency/createBackend'
import type { Override } from '../../engine/behaviors'
import { isOk, mergeOverrides, overrideKey, usesBehavior } from '../../engine/state/state'

/** Whether requests are answered like that without the override. */
function isUsual({ catalog, state }: Backend, override: Override): boolean {
  const scenario = catalog.overridesOf(state.get().scenario)
  const usual = scenario.find((one) => overrideKey(one) === overrideKey(override))
  return usual ? JSON.stringify(usual.steps) === JSON.stringify(override.steps) : isOk(override)
}

/** Sets overrides. Drops those that change nothing, and responses that no step uses. Throws if one can't be set. */
export function setOverrides(backend: Backend, added: readonly Override[]): void {
  const state = backend.state.get()
  const used = added.map(({ response, ...rest }) => (usesBehavior(rest, 'custom') ? { ...rest, response } : rest))
  const overrides = mergeOverrides(state.overrides, used).filter((override) => !isUsual(backend, override))
  backend.set({ ...state, overrides })
}
