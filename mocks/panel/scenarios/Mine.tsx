import { useState } from 'react'
import * as v from 'valibot'
import { parseJson } from '../../engine/recording/mask'
import { applySnapshot } from '../../transports/address'
import { readStateFile, takeSnapshot, toStateFile } from '../../transports/share'
import { usePanel } from '../context'
import { Action, CopyButton, Disclosure, download, DraftField, entered } from '../controls'
import { shortLink } from '../head/shortLink'
import { summarize } from '../words'

const storageKey = 'alderway.mock.mine'
const maxName = 80

/** A state with a name. `state` is the text of a state file. */
const SavedState = v.object({ id: v.string(), name: v.string(), state: v.string() })
type SavedState = v.InferOutput<typeof SavedState>
const Stored = v.fallback(v.array(SavedState), [])

interface SavedRowProps extends SavedState {
  onRename: (name: string) => void
  onDelete: () => void
}

function SavedRow({ name, state, onRename, onDelete }: SavedRowProps) {
  const panel = usePanel()
  const { backend, site, attempt } = panel
  const { value: snapshot, problems } = readStateFile(backend, state)

  return (
    <li>
      <Action
        className="row"
        isOff={!snapshot}
        onClick={() => snapshot && attempt(() => applySnapshot(backend, site, snapshot))}
      >
        <b>{name}</b>
        <span>{snapshot ? summarize(backend.catalog, snapshot, snapshot.edits.length) : problems.join(' ')}</span>
      </Action>
      <Disclosure summary="Change or share" of={name}>
        <DraftField
          label="Name"
          value={name}
          maxLength={maxName}
          onCommit={(text) => text.trim() && onRename(text.trim())}
        />
        <div className="actions">
          <CopyButton label="Copy link" text={async () => snapshot && shortLink(panel, snapshot)} />
          <Action onClick={() => download(state, `${name}.json`)}>Download</Action>
          <Action onClick={onDelete}>Delete</Action>
        </div>
      </Disclosure>
    </li>
  )
}

/** Saves this state under a name in this browser, and applies, shares and changes those that were saved. */
export function Mine() {
  const { backend, site, local, say } = usePanel()
  const [saved, setSaved] = useState(read)

  function read(): SavedState[] {
    return v.parse(Stored, parseJson(local.getItem(storageKey) ?? ''))
  }

  /** Changes what is stored, which another tab may have changed. */
  function change(update: (saved: SavedState[]) => SavedState[], done: string): void {
    const next = update(read())
    setSaved(next)
    const isStored = local.setItem(storageKey, JSON.stringify(next)) !== false
    say(isStored ? done : 'The browser could not store this: it is lost on reload. Download the state file.')
  }

  function add(form: FormData) {
    const name = entered(form, 'name')
    if (!name) return
    // Not crypto.randomUUID, which only secure addresses have.
    const id = Date.now().toString(36) + Math.random().toString(36).slice(2)
    change((all) => [...all, { id, name, state: toStateFile(backend, takeSnapshot(backend, site)) }], `Saved ${name}.`)
  }

  return (
    <>
      <h3>Mine</h3>
      <form className="fields" action={add}>
        <label>
          <span>Name</span>
          <input name="name" required maxLength={maxName} />
        </label>
        <button type="submit">Save this state</button>
      </form>
      <ul className="rows" aria-label="Mine">
        {saved.map((one) => (
          <SavedRow
            key={one.id}
            {...one}
            onRename={(name) =>
              change((all) => all.map((other) => (other.id === one.id ? { ...other, name } : other)), 'Renamed.')
            }
            onDelete={() => change((all) => all.filter(({ id }) => id !== one.id), `Deleted ${one.name}.`)}
          />
        ))}
      </ul>
    </>
  )
}
