import type { Backend } from '../engine/backend'
import { library } from '../engine/recording/library'
import type { Recording } from '../engine/recording/recording'
import { type KeyValueStorage, recordingKey } from '../engine/storage'
import { hasWord } from '../engine/state/syntax'

/** Loads the recording that the tab had, if its settings need one. Keeps every other one in this browser. */
export async function persistRecording({ recording, settings }: Backend, tab: KeyValueStorage): Promise<void> {
  const name = tab.getItem(recordingKey)
  const { mock } = settings.get()
  // A response that is recorded after another one is kept after it.
  let keeping = Promise.resolve()

  async function keep(next: Recording, isUpdate: boolean): Promise<void> {
    if (isUpdate) return void (await library.put(next))
    const added = await library.add(next)
    if (added !== next && recording.getState() === next) recording.setState(added, true)
  }

  function onChange(next: Recording | undefined, previous?: Recording): void {
    tab.setItem(recordingKey, next?.name ?? '')
    if (next) keeping = keeping.then(() => keep(next, next.name === previous?.name))
  }

  if (!recording.getState() && name && (hasWord(mock, 'replay') || hasWord(mock, 'record'))) {
    await library.load()
    recording.setState(
      library.get().find((one) => one.name === name),
      true,
    )
  } else onChange(recording.getState())
  recording.subscribe(onChange)
}
