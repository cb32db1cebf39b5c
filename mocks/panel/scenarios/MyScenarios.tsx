import { Copy, Download, Save, Trash2 } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { applySnapshot } from '../../engine/state/entry'
import { maxLinkLength } from '../../engine/state/snapshot'
import { CopyButton } from '../CopyButton'
import { usePanel } from '../context'
import { DraftField } from '../DraftField'
import { FileInput } from '../FileInput'
import { toScenario } from '../share/code'
import { download } from '../share/download'
import { createLink, takeSnapshot } from '../share/link'
import { describeChanges } from '../words'
import { type SavedScenario, useMine } from './mine'

/** What a saved state differs in: `News service down, signed in as admin, 2 endpoints overridden, 3 edits`. */
function describe({ snapshot }: SavedScenario): string {
  const { edits, ...settings } = snapshot
  return describeChanges({ ...settings, problems: [] }, edits.length).join(', ') || 'Default state'
}

/** Saves this state under a name, and applies, shares and changes those that were saved. */
export function MyScenarios() {
  const { backend, site } = usePanel()
  const { mine, save, isUnstored, parse, format } = useMine()
  const [message, setMessage] = useState('')

  function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form).get('name')
    const name = typeof entered === 'string' ? entered.trim() : ''
    if (!name) return
    save([...mine, { name, snapshot: takeSnapshot(backend, site) }])
    setMessage(`Saved ${name}.`)
    form.reset()
  }

  function replace(index: number, ...saved: SavedScenario[]) {
    save(mine.toSpliced(index, 1, ...saved))
  }

  async function link({ snapshot }: SavedScenario) {
    const address = await createLink(backend, snapshot, globalThis.location)
    if (address.length <= maxLinkLength) return address
    setMessage('This state is too long for a link. Download the file instead.')
    return undefined
  }

  async function open(file: File | undefined) {
    if (!file) return
    const opened = parse(await file.text())
    if (opened) save([...mine, ...opened])
    setMessage(opened ? `Added ${opened.length} from ${file.name}.` : `${file.name} holds no saved scenarios.`)
  }

  return (
    <>
      <h3>Mine</h3>
      <p>Saved in this browser.</p>
      <form className="fields" onSubmit={add}>
        <label>
          <span>Name</span>
          <input name="name" required maxLength={80} />
        </label>
        <button type="submit">
          <Save aria-hidden="true" />
          Save this state
        </button>
      </form>
      <p role="status" className="status">
        {isUnstored ? 'The browser could not store this: it is lost on reload. Download the file.' : message}
      </p>
      <ul className="rows scenarios" aria-label="Mine">
        {mine.map((saved, index) => (
          <li key={`${index} ${saved.name}`}>
            <button type="button" className="row" onClick={() => applySnapshot(backend, site, saved.snapshot)}>
              <b>{saved.name}</b>
              <span>{describe(saved)}</span>
            </button>
            <details>
              <summary>
                Change or share<span className="visually-hidden"> {saved.name}</span>
              </summary>
              <div className="field">
                <label htmlFor={`mine-${index}`}>Name</label>
                <DraftField
                  id={`mine-${index}`}
                  value={saved.name}
                  onCommit={(name) => name.trim() && replace(index, { ...saved, name: name.trim() })}
                />
              </div>
              <div className="actions">
                <CopyButton label="Copy link" text={() => link(saved)} />
                <CopyButton label="Copy as scenario" text={() => toScenario(saved.name, saved.snapshot)} />
                <button type="button" onClick={() => replace(index, saved, { ...saved, name: `${saved.name} (copy)` })}>
                  <Copy aria-hidden="true" />
                  Duplicate
                </button>
                <button
                  type="button"
                  onClick={() => {
                    replace(index)
                    setMessage(`Deleted ${saved.name}.`)
                  }}
                >
                  <Trash2 aria-hidden="true" />
                  Delete
                </button>
              </div>
            </details>
          </li>
        ))}
      </ul>
      <div className="actions">
        {mine.length > 0 && (
          <button type="button" onClick={() => download(format(mine), 'alderway-scenarios.json')}>
            <Download aria-hidden="true" />
            Download all
          </button>
        )}
        <FileInput onChoose={(file) => void open(file)}>Open a file of scenarios</FileInput>
      </div>
    </>
  )
}
