import { findSizeProblem, readHar } from '../../engine/recording/har'
import { maxLinkLength, type Snapshot } from '../../engine/state/codec'
import { usesBehavior } from '../../engine/state/state'
import { applySnapshot } from '../../transports/address'
import { createLink, readFile } from '../../transports/share'
import type { PanelTools } from '../context'
import { countOf } from '../words'

export function download(text: string, name: string): void {
  const anchor = document.createElement('a')
  anchor.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  anchor.download = name
  anchor.click()
  URL.revokeObjectURL(anchor.href)
}

/** Copies the link to this page in a state. If apps would cut it off, says what to do instead. */
export async function copyLink({ backend, say, copy }: PanelTools, snapshot: Snapshot): Promise<void> {
  const link = await createLink(backend, snapshot, globalThis.location)
  if (link.length <= maxLinkLength) return copy(link)
  say(`The link would have ${link.length.toLocaleString('en')} characters: many apps cut it off. Send the file.`)
}

/** Opens a state file, or a HAR file as the recording. Says what it was. */
export async function openFile({ backend, site, setView, say }: PanelTools, file: File): Promise<void> {
  const tooLarge = findSizeProblem(file.size)
  if (tooLarge) return say(tooLarge)
  const text = await file.text()
  const har = readHar(text, file.name.replace(/\.\w+$/, ''), backend.definition.contract)
  if (!har) {
    const { value, problems } = readFile(backend, text)
    if (value) applySnapshot(backend, site, value)
    return say(value ? `Opened ${file.name}.` : `${file.name}: ${problems.join(' ')}`)
  }
  const { recording, skipped } = har
  const count = recording.responses.length
  if (count === 0) return say([`${file.name} has no response of the contract’s endpoints.`, ...skipped].join(' '))
  backend.recording.setState(recording, true)
  if (backend.state.get().overrides.some((override) => usesBehavior(override, 'replay'))) site.refetch()
  setView({ tab: 'Requests' })
  say([`Opened ${file.name}: ${countOf(count, 'response')} to replay.`, ...skipped].join(' '))
}
