import { type DragEvent, useState } from 'react'
import { enterState } from '../../enter'
import { fromFile } from '../../share'
import { usePanel } from '../context'

/** Takes a file that was saved here, chosen or dropped, and puts its state in force. */
export function FileEntry() {
  const { backend, site } = usePanel()
  const [told, setTold] = useState<{ text: string; isFault: boolean }>()

  async function enter(file: File | undefined) {
    if (!file) return
    const state = fromFile(await file.text())
    if (state) enterState(backend, site, state)
    setTold(
      state
        ? { text: `The page is in the state of ${file.name}.`, isFault: false }
        : { text: `${file.name} holds no state of this site. Choose one that was saved here.`, isFault: true },
    )
  }

  function drop(event: DragEvent) {
    event.preventDefault()
    void enter(event.dataTransfer.files[0])
  }

  return (
    <>
      <h3>Go where somebody else is</h3>
      <label className="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        Choose a state file, or drop it here
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            void enter(target.files?.[0])
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      </label>
      <p role="status" className="told" data-fault={told?.isFault}>
        {told?.text}
      </p>
    </>
  )
}
