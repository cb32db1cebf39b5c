import { useState } from 'react'
import * as v from 'valibot'
import { parseJson } from '../../engine/recording/mask'
import { applySnapshot } from '../../transports/address'
import { readFile, takeSnapshot, writeFile } from '../../transports/share'
import { usePanel } from '../context'
import { Action, Disclosure, DraftField, Field } from '../controls'
import { copyLink, download } from '../head/files'
import { summarize } from '../words'

const storageKey = 'alderway.mock.mine'
const maxName = 80

/** A state with a name. `state` is the text of a state file. */
const SavedState = v.object({ id: v.string(), name: v.string(), state: v.string() })
type SavedState = v.InferOutput<typeof SavedState>
const Stored = v.fallback(v.array(SavedState), [])

type Change = (update: (saved: Map<string, SavedState>) => void, done: string) => void

function SavedRow({ saved, change }: { saved: SavedState; change: Change }) {
  const panel = usePanel()
  const { backend, site } = panel
  const { id, name, state } = saved
  const { value: snapshot, problems } = readFile(backend, state)

  function rename(text: string) {
    const newName = text.trim()
    if (newName) change((all) => all.set(id, { ...saved, name: newName }), 'Renamed.')
  }

  return (
    <li>
      <Action className="row" isOff={!snapshot} onClick={() => snapshot && applySnapshot(backend, site, snapshot)}>
        <b>{name}</b>
        <span>{snapshot ? summarize(backend.catalog, snapshot, snapshot.edits.length) : problems.join(' ')}</span>
      </Action>
      <Disclosure summary="Change or share" label={`Change or share ${name}`}>
        <DraftField label="Name" value={name} maxLength={maxName} onCommit={rename} />
        <div className="line">
          <Action label="Copy link" isOff={!snapshot} onClick={() => snapshot && copyLink(panel, snapshot)} />
          <Action label="Download" onClick={() => download(state, `${name}.json`)} />
          <Action label="Delete" onClick={() => change((all) => all.delete(id), `Deleted ${name}.`)} />
        </div>
      </Disclosure>
    </li>
  )
}

/** Saves this state under a name in this browser, and applies, shares and changes those that were saved. */
export function Mine() {
  const { backend, site, local, say } = usePanel()
  const read = () => v.parse(Stored, parseJson(local.getItem(storageKey) ?? ''))
  const [saved, setSaved] = useState(read)
  const [typed, setTyped] = useState('')

  /** Changes what is stored, which another tab may have changed. */
  const change: Change = (update, done) => {
    const all = new Map(read().map((one) => [one.id, one]))
    update(all)
    const next = [...all.values()]
    setSaved(next)
    const isStored = local.setItem(storageKey, JSON.stringify(next)) !== false
    say(isStored ? done : 'The browser could not store this: it is lost on reload. Download the state file.')
  }

  function add() {
    const name = typed.trim()
    if (!name) return
    // Not crypto.randomUUID, which only secure addresses have.
    const id = Date.now().toString(36) + Math.random().toString(36).slice(2)
    const state = writeFile(backend, takeSnapshot(backend, site))
    change((all) => all.set(id, { id, name, state }), `Saved ${name}.`)
    setTyped('')
  }

  return (
    <>
      <h3>Mine</h3>
      <form className="line" action={add}>
        <Field label="Name" value={typed} onValue={setTyped} required maxLength={maxName} />
        <button type="submit">Save this state</button>
      </form>
      <ul className="rows" aria-label="Mine">
        {saved.map((one) => (
          <SavedRow key={one.id} saved={one} change={change} />
        ))}
      </ul>
    </>
  )
}
