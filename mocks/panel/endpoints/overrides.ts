import type { SettingsStore } from '../../engine/state/settings'
import { formatBehavior, type ParsedBehavior, type Words } from '../../engine/state/words'

/** Resets the endpoint to what the scenario sets. */
export function resetOverride(settings: SettingsStore, endpoint: string): void {
  const { [endpoint]: _, ...mock } = settings.get().mock
  settings.set({ mock })
}

/** Overrides an endpoint's behavior, unless the scenario sets the same. */
export function setOverride(
  { settings, words }: { settings: SettingsStore; words: Words },
  endpoint: string,
  behavior: ParsedBehavior,
): void {
  const { scenario, mock } = settings.get()
  const text = formatBehavior(behavior)
  if (text === (words.mockOf(scenario)[endpoint] ?? 'ok')) resetOverride(settings, endpoint)
  else settings.set({ mock: { ...mock, [endpoint]: text } })
}
