import type { Backend } from '../../engine/backend'
import { accountOn, removeMockParams, type Site } from '../../engine/state/entry'
import type { Snapshot } from '../../engine/state/snapshot'
import { parseTarget } from '../../engine/state/words'

/** The state of this page now. */
export function takeSnapshot(backend: Backend, site: Site): Snapshot {
  const { problems: _, responses = {}, ...settings } = backend.settings.get()
  const isUsed = (endpoint: string) =>
    Object.entries(settings.mock).some(
      ([target, word]) => parseTarget(target).endpoint === endpoint && word.includes('custom'),
    )
  const used = Object.entries(responses).filter(([endpoint]) => isUsed(endpoint))
  return {
    ...settings,
    as: accountOn(backend, site),
    responses: used.length > 0 ? Object.fromEntries(used) : undefined,
    edits: backend.edits.active(),
  }
}

/** The fragment with what the query cannot say: `#state=...`, or '' if there is nothing more. */
export async function createFragment(backend: Backend, snapshot: Snapshot): Promise<string> {
  const needsFragment = snapshot.edits.length > 0 || snapshot.responses !== undefined
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
  { origin, pathname, search }: Location,
): Promise<string> {
  const { words } = backend
  // Named even if it is the default: it resets the other person's state.
  const scenario = snapshot.scenario === words.defaults.scenario ? `scenario=${snapshot.scenario}` : ''
  const query = [pageQuery(search), scenario, words.formatQuery(snapshot)].filter(Boolean).join('&')
  return `${origin}${pathname}?${query}${await createFragment(backend, snapshot)}`
}
