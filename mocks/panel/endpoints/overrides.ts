import type { SettingsStore } from '../../engine/state/settings'
import { type Overrides, parseTarget } from '../../engine/state/syntax'
import type { Words } from '../../engine/state/words'

interface Parts {
  settings: SettingsStore
  words: Words
}

/** Resets targets to what the scenario sets. */
export function resetOverrides(settings: SettingsStore, targets: readonly string[]): void {
  const kept = Object.entries(settings.get().mock).filter(([target]) => !targets.includes(target))
  settings.set({ mock: Object.fromEntries(kept) })
}

/** Overrides sequences by target, except for endpoints whose scenario sets the same. */
export function setOverrides({ settings, words }: Parts, overrides: Overrides): void {
  const { scenario, mock } = settings.get()
  const usual = words.mockOf(scenario)
  const next = Object.entries({ ...mock, ...overrides }).filter(
    ([target, sequence]) => parseTarget(target).endpoint !== target || sequence !== (usual[target] ?? 'ok'),
  )
  settings.set({ mock: Object.fromEntries(next) })
}
