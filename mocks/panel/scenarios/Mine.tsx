import { useState } from 'react'
import * as v from 'valibot'
import { parseJson } from '../../engine/recording/mask'
import { applySnapshot } from '../../transports/address'
import { readFile, takeSnapshot, writeFile } from '../../transports/share'
import { usePanel } from '../context'
import { Action, Disclosure, Field } from '../controls'
import { describeState } from '../words'

const storageKey = 'alderway.mock.mine'
const maxName = 80

/** A state with a name. `state` is the text of a state file. */
const SavedState = v.object({ id: v.string(), name: v.string(), state: v.string() })
const Stored = v.fallback(v.array(SavedState), [])

/** Saves this state under a name in this browser, and applies, shares and changes those that were saved. */
export function Mine() {
  const { backend, site, local, say, copyLink, download } = usePanel()
  const read = () => v.parse(Stored, parseJson(local.getItem(storageKey) ?? ''))
  const [saved, setSaved] = useState(read)

  /** Changes what is stored, which another tab may have changed. */
  function change(update: (all: typeof saved) => typeof saved, done: string) {
    const next = update(read())
    setSaved(next)
    const isStored = local.setItem(storageKey, JSON.stringify(next)) !== false
    say(isStored ? done : 'The browser could not store this: it is lost on reload. Download the state file.')
  }

  function save(data: FormData) {
    const name = data.get('name')
    if (typeof name !== 'string' || !name.trim()) return
    // Not crypto.randomUUID, which only secure addresses have.
    const id = Date.now().toString(36) + Math.random().toString(36).slice(2)
    const state = writeFile(backend, takeSnapshot(backend, site))
    change((all) => [...all, { id, name, state }], `Saved ${name}.`)
  }

  function rename(id: string, name: string) {
    if (name) change((all) => all.map((one) => (one.id === id ? { ...one, name } : one)), 'Renamed.')
  }

  return (
    <>
      <h3>Mine</h3>
      <form className="line" action={save}>
        <Field label="Name" name="name" required maxLength={maxName} />
        <button type="submit">Save this state</button>
      </form>
      <ul className="rows" aria-label="Mine">
        {saved.map(({ id, name, state }) => {
          const { value: snapshot, problems } = readFile(backend, state)
          const parts = snapshot ? describeState(backend.catalog, snapshot) : [problems.join(' ')]
          return (
            <li key={id}>
              <Action
                className="row"
                isOff={!snapshot}
                onClick={() => snapshot && applySnapshot(backend, site, snapshot)}
              >
                <b>{name}</b>
                <span>{parts.join(', ') || 'Default state'}</span>
              </Action>
              <Disclosure summary="Change or share" label={`Change or share ${name}`}>
                <Field label="Name" value={name} maxLength={maxName} onCommit={(text) => rename(id, text.trim())} />
                <div className="line">
                  <Action label="Copy link" isOff={!snapshot} onClick={() => snapshot && copyLink(snapshot)} />
                  <Action label="Download" onClick={() => download(state, `${name}.json`)} />
                  <Action
                    label="Delete"
                    onClick={() => change((all) => all.filter((one) => one.id !== id), `Deleted ${name}.`)}
                  />
                </div>
              </Disclosure>
            </li>
          )
        })}
      </ul>
    </>
  )
}
