import { useState } from 'react'
import * as v from 'valibot'
import { parseJson } from '../../engine/recording/mask'
import { applySnapshot } from '../../transports/address'
import { takeSnapshot } from '../../transports/share'
import { usePanel } from '../context'
import { Action, Disclosure, entered, Field } from '../controls'
import { copyLink, download } from '../head/files'
import { summarize } from '../words'

const storageKey = 'alderway.mock.mine'

/** States with a name. `state` is the text of a state file. */
const SavedStates = v.array(v.object({ name: v.string(), state: v.string() }))
type SavedState = v.InferOutput<typeof SavedStates>[number]

function SavedRow({ name, state, onDelete }: SavedState & { onDelete: () => void }) {
  const panel = usePanel()
  const { backend, site } = panel
  const { value: snapshot, problems } = backend.codec.readSnapshot(state)

  return (
    <li>
      <Action className="row" isOff={!snapshot} onClick={() => snapshot && applySnapshot(backend, site, snapshot)}>
        <b>{name}</b>
        <span>{snapshot ? summarize(backend.catalog, snapshot, snapshot.edits.length) : problems.join(' ')}</span>
      </Action>
      <Disclosure summary="Share or delete" of={name}>
        <div className="line">
          <Action label="Copy link" isOff={!snapshot} onClick={() => snapshot && copyLink(panel, snapshot)} />
          <Action label="Download" onClick={() => download(state, `${name}.json`)} />
          <Action label="Delete" onClick={onDelete} />
        </div>
      </Disclosure>
    </li>
  )
}

/** Saves this state under a name in this browser, and applies, shares and deletes those that were saved. */
export function Mine() {
  const { backend, site, local, say } = usePanel()
  const read = () => v.parse(v.fallback(SavedStates, []), parseJson(local.getItem(storageKey) ?? ''))
  const [saved, setSaved] = useState(read)

  /** Replaces the state of a name, or deletes it, in what is stored: another tab may have changed that. */
  function change(name: string, added: readonly SavedState[], done: string) {
    const next = [...read().filter((one) => one.name !== name), ...added]
    setSaved(next)
    const isStored = local.setItem(storageKey, JSON.stringify(next)) !== false
    say(isStored ? done : 'The browser could not store this: it is lost on reload. Download the state file.')
  }

  function add(form: FormData) {
    const name = entered(form, 'name')
    const state = backend.codec.writeSnapshot(takeSnapshot(backend, site))
    if (name) change(name, [{ name, state }], `Saved ${name}.`)
  }

  return (
    <>
      <h3>Mine</h3>
      <form className="line" action={add}>
        <Field label="Name" name="name" required maxLength={80} />
        <button type="submit">Save this state</button>
      </form>
      <ul className="rows" aria-label="Mine">
        {saved.map((one) => (
          <SavedRow key={one.name} {...one} onDelete={() => change(one.name, [], `Deleted ${one.name}.`)} />
        ))}
      </ul>
    </>
  )
}
