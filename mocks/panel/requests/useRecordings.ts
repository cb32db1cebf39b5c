import { useEffect, useState, useSyncExternalStore } from 'react'
import { library } from '../../engine/recording/library'
import type { Recording } from '../../engine/recording/recording'
import { usePanel, useRecording } from '../context'

/** The recordings of this browser, with the one that the tab has in use. */
export function useRecordings() {
  const { backend, site } = usePanel()
  const current = useRecording()
  const stored = useSyncExternalStore(library.subscribe, library.get)
  const [isUnstored, setIsUnstored] = useState(false)
  const isListed = stored.some(({ name }) => name === current?.name)
  const listed = stored.map((recording) => (current && recording.name === current.name ? current : recording))

  useEffect(() => void library.load(), [])

  /** Replaces a recording by a changed one, which may have another name; deletes it if there is none. */
  async function change(recording: Recording, next: Recording | undefined) {
    const isRenamed = recording.name !== next?.name
    if (isRenamed) await library.remove(recording.name)
    const added = next && isRenamed ? await library.add(next) : next
    if (recording.name === current?.name) {
      backend.recording.setState(added, true)
      site.refetch()
    }
    if (added) setIsUnstored(!(await library.put(added)))
  }

  return { current, recordings: current && !isListed ? [current, ...listed] : listed, isUnstored, change }
}
