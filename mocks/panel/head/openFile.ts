import { findSizeProblem, readHar } from '../../engine/recording/har'
import { usesBehavior } from '../../engine/state/state'
import { applySnapshot } from '../../transports/address'
import { readStateFile } from '../../transports/share'
import type { PanelTools } from '../context'
import { countOf } from '../words'

/** Opens a state file, or a HAR file as the recording. Says what it was. */
export async function openFile({ backend, site, view, say, attempt }: PanelTools, file: File): Promise<void> {
  const tooLarge = findSizeProblem(file.size)
  if (tooLarge) return say(tooLarge)
  const text = await file.text()
  const har = readHar(text, file.name.replace(/\.\w+$/, ''), backend.definition.contract)
  if (!har) {
    const { value, problems } = readStateFile(backend, text)
    if (value) attempt(() => applySnapshot(backend, site, value), `Opened ${file.name}.`)
    else say(`${file.name}: ${problems.join(' ')}`)
    return
  }
  const { recording, skipped } = har
  const count = recording.responses.length
  if (count === 0) return say([`${file.name} has no response of the contract’s endpoints.`, ...skipped].join(' '))
  backend.recording.setState(recording, true)
  if (backend.state.get().overrides.some((override) => usesBehavior(override, 'replay'))) site.refetch()
  view.setState({ tab: 'Requests' })
  say([`Opened ${file.name}: ${countOf(count, 'response')} to replay.`, ...skipped].join(' '))
}
