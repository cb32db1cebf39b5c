import type { Backend } from '../../backend'
import { writeQuery } from '../../control'
import { scenarios } from '../../scenarios'
import { type Shared, toFragment } from '../../share'
import type { Site } from '../../site'

/** Everything that makes up the state of this page now. A session that has run out is the scenario's own. */
export function stateOf({ control, data }: Backend, site: Site): Shared {
  const { scenario, mock } = control.get()
  const signedIn = scenarios[scenario].signedIn === 'expired' || site.isSignedIn()
  return { scenario, mock, signedIn, edits: data.edits() }
}

/** Whether the sign-in is another one than the scenario brings along. */
export function isSignInOwn({ scenario, signedIn }: Shared): boolean {
  return signedIn !== (scenarios[scenario].signedIn !== 'nobody')
}

/** The fragment with what scenario and behaviors cannot say: `#state=...`, or nothing where there is no more to say. */
export async function fragmentOf(state: Shared): Promise<string> {
  return state.edits.length > 0 || isSignInOwn(state) ? `#${await toFragment(state)}` : ''
}

/** A page's query without the words that are the backend's. */
export function ownQuery(search: string): string {
  const params = new URLSearchParams(search)
  for (const name of ['scenario', 'mock', 'panel']) params.delete(name)
  return params.toString()
}

/** The address at which another person finds this page in this state. */
export async function linkTo(state: Shared, { origin, pathname, search }: Location): Promise<string> {
  // Named even on an ordinary day: it ends what the other person has set.
  const everyday = state.scenario === 'everyday' ? 'scenario=everyday' : ''
  const query = [ownQuery(search), everyday, writeQuery(state)].filter(Boolean).join('&')
  return `${origin}${pathname}?${query}${await fragmentOf(state)}`
}
