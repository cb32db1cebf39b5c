import { maxLinkLength, type Snapshot } from '../../engine/state/codec'
import { createLink } from '../../transports/share'
import type { PanelTools } from '../context'

/** Returns the link to this page in a state. If apps would cut it off, returns undefined and says what to do. */
export async function shortLink({ backend, say }: PanelTools, snapshot: Snapshot): Promise<string | undefined> {
  const link = await createLink(backend, snapshot, globalThis.location)
  if (link.length <= maxLinkLength) return link
  say(`The link would have ${link.length.toLocaleString('en')} characters: many apps cut it off. Send the file.`)
  return undefined
}
