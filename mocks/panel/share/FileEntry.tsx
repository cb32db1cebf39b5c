import { type DragEvent, useState } from 'react'
import { applySnapshot } from '../../engine/state/entry'
import { usePanel } from '../context'
import { FileInput } from '../FileInput'

/** Opens a state file, chosen or dropped. */
export function FileEntry() {
  const { backend, site } = usePanel()
  const [result, setResult] = useState<{ text: string; isError: boolean }>()

  async function open(file: File | undefined) {
    if (!file) return
    const snapshot = backend.snapshots.fromFile(await file.text())
    if (snapshot) applySnapshot(backend, site, snapshot)
    setResult(
      snapshot
        ? { text: `Loaded ${file.name}.`, isError: false }
        : {
            text: `${file.name} is not a state file. Choose one downloaded from this panel. HAR files open in the Requests tab.`,
            isError: true,
          },
    )
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    void open(event.dataTransfer.files[0])
  }

  return (
    <>
      <h3>Open a state file</h3>
      <FileInput
        className="dropzone"
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        onChoose={(file) => void open(file)}
      >
        Choose a state file or drop it here
      </FileInput>
      <p role="status" className="status" data-error={result?.isError}>
        {result?.text}
      </p>
    </>
  )
}
