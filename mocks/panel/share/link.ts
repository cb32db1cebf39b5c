import type { Backend } from '../../engine/backend'
import type { Recording } from '../../engine/recording/recording'
import { accountOn, removeMockParams, type Site } from '../../engine/state/entry'
import type { Snapshot } from '../../engine/state/snapshot'
import { hasWord, parseTarget } from '../../engine/state/syntax'

/** The most that the bodies of a shared recording may have, in characters. */
const maxRecording = 5_000_000

/** Whether the recording is too large to be part of a shared state. */
export function isTooLarge(recording: Recording | undefined): boolean {
  const bodies = recording?.responses.map(({ body }) => body.length) ?? []
  return bodies.reduce((sum, length) => sum + length, 0) > maxRecording
}

/** The state of this page now. A recording that is too large is left out. */
export function takeSnapshot(backend: Backend, site: Site): Snapshot {
  const { problems: _, responses = {}, ...settings } = backend.settings.get()
  const recording = backend.recording.getState()
  const isUsed = (endpoint: string) =>
    Object.entries(settings.mock).some(
      ([target, sequence]) => parseTarget(target).endpoint === endpoint && hasWord({ sequence }, 'custom'),
    )
  const used = Object.entries(responses).filter(([endpoint]) => isUsed(endpoint))
  return {
    ...settings,
    as: accountOn(backend, site),
    responses: used.length > 0 ? Object.fromEntries(used) : undefined,
    recording: hasWord(settings.mock, 'replay') && !isTooLarge(recording) ? recording : undefined,
    edits: backend.edits.active(),
  }
}

/** The fragment with what the query cannot say: `#state=...`, or '' if there is nothing more. */
export async function createFragment(backend: Backend, snapshot: Snapshot): Promise<string> {
  const { edits, responses, recording } = snapshot
  const needsFragment = edits.length > 0 || responses || recording
  return needsFragment ? `#${await backend.snapshots.toFragment(snapshot)}` : ''
}

/** A page's query without the parameters of mock and panel. */
export function pageQuery(search: string): string {
  const params = new URLSearchParams(removeMockParams(search))
  params.delete('panel')
  return params.toString()
}

/** The link that opens this page in this state. */
export async function createLink(
  backend: Backend,
  snapshot: Snapshot,
  { origin, pathname, search }: Pick<Location, 'origin' | 'pathname' | 'search'>,
): Promise<string> {
  const { words } = backend
  // Named even if it is the default: it resets the other person's state.
  const scenario = snapshot.scenario === words.defaults.scenario ? `scenario=${snapshot.scenario}` : ''
  const query = [pageQuery(search), scenario, words.formatQuery(snapshot)].filter(Boolean).join('&')
  return `${origin}${pathname}?${query}${await createFragment(backend, snapshot)}`
}
