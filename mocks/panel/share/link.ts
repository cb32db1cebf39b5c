import type { Backend } from '../../engine/backend'
import { removeMockParams, type Site } from '../../engine/state/entry'
import type { Snapshot } from '../../engine/state/snapshot'
import { parseTarget } from '../../engine/state/words'

/** The state of this page now. An expired session belongs to its scenario. */
export function takeSnapshot({ settings, edits, scenario }: Backend, site: Site): Snapshot {
  const { scenario: name, mock, responses = {} } = settings.get()
  const isUsed = (endpoint: string) =>
    Object.entries(mock).some(([target, word]) => parseTarget(target).endpoint === endpoint && word.includes('custom'))
  const used = Object.entries(responses).filter(([endpoint]) => isUsed(endpoint))
  return {
    scenario: name,
    mock,
    responses: used.length > 0 ? Object.fromEntries(used) : undefined,
    signedIn: scenario().signedIn === 'expired' || site.isSignedIn(),
    edits: edits.active(),
  }
}

/** Whether the sign-in differs from the scenario's. */
export function hasOwnSignIn({ words }: Backend, snapshot: Snapshot): boolean {
  return snapshot.signedIn !== (words.scenarioOf(snapshot).signedIn !== 'nobody')
}

/** The fragment with what `?scenario=` and `?mock=` cannot say: `#state=...`, or '' if there is nothing more. */
export async function createFragment(backend: Backend, snapshot: Snapshot): Promise<string> {
  const needsFragment = snapshot.edits.length > 0 || snapshot.responses !== undefined || hasOwnSignIn(backend, snapshot)
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
