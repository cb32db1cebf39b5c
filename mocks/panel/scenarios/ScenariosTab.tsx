import { useState } from 'react'
import * as v from 'valibot'
import { usualLifetime } from '../../engine/database/sessions'
import type { MockState } from '../../engine/state/catalog'
import { applySnapshot, applyState } from '../../transports/address'
import { takeSnapshot } from '../../transports/share'
import { usePanel, useShown } from '../context'
import { Action, Disclosure, Field } from '../controls'
import { describeState, unstored } from '../describe'

const lifetimes = {
  0: { title: 'Expired' },
  10: { title: '10 s' },
  60: { title: '1 min' },
  [usualLifetime]: { title: `${usualLifetime / 3600} hours` },
}

const storageKey = 'mine'
const maxName = 80

const Saved = v.object({ id: v.string(), name: v.string(), state: v.string() })
const Stored = v.fallback(v.pipe(v.string(), v.parseJson(), v.array(Saved)), [])

function Mine() {
  const { backend, site, local, attempt, copyLink, download } = usePanel()
  const read = () => v.parse(Stored, local.getItem(storageKey))
  const [saved, setSaved] = useState(read)

  /** Another tab may have changed what is stored. */
  function change(update: (all: typeof saved) => typeof saved, done: string) {
    const next = update(read())
    setSaved(next)
    const isStored = local.setItem(storageKey, JSON.stringify(next)) !== false
    void attempt(() => {}, isStored ? done : unstored)
  }

  function save(data: FormData) {
    const name = v.parse(v.pipe(v.string(), v.trim()), data.get('name'))
    if (!name) return
    // Not crypto.randomUUID, which only secure addresses have.
    const id = String(Math.random())
    const state = backend.codec.writeSnapshot(takeSnapshot(backend, site))
    change((all) => [...all.filter((one) => one.name !== name), { id, name, state }], `Saved ${name}.`)
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
      {saved.length > 0 && (
        <ul className="rows" aria-label="Mine">
          {saved.map(({ id, name, state }) => {
            const { value: snapshot, problems } = backend.codec.readSnapshot(state)
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
                <Disclosure summary="Change or share" about={name}>
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
      )}
    </>
  )
}

export function ScenariosTab() {
  const { backend, site, baseUrl, findPage } = usePanel()
  const { state, account } = useShown(({ state, account }) => ({ state, account }))
  const { accounts, scenarios, getSignIn } = backend.catalog
  const { expires } = getSignIn(state)
  const page = findPage()
  const change = (part: Partial<MockState>) => applyState(backend, site, { ...state, ...part })

  return (
    <>
      <div className="line">
        <Field
          label="Signed in as"
          value={account}
          options={Object.entries(accounts)}
          onCommit={(as) => change({ as })}
        />
        <Field
          label="Token expires in"
          value={expires}
          options={Object.entries({ [expires]: { title: `${expires} s` }, ...lifetimes })}
          onCommit={(seconds) => change({ as: account, expires: Number(seconds) })}
        />
      </div>
      <h3>Choose a scenario</h3>
      <ul className="rows">
        {Object.entries(scenarios).map(([scenario, { firstOf, title, description }]) => (
          <li key={scenario}>
            {firstOf && <h4>{firstOf}</h4>}
            <Action
              className="row"
              aria-pressed={scenario === state.scenario}
              onClick={() => applyState(backend, site, { scenario, overrides: [] })}
            >
              <b>{title}</b>
              <span>{description}</span>
              {scenario === state.scenario && state.overrides.length > 0 && <em>Partly overridden. Click to reset.</em>}
            </Action>
          </li>
        ))}
      </ul>
      <Mine />
      {page && (
        <a href={`${baseUrl}__states?page=${page.name}`} target="_blank" rel="noopener">
          All states of this page (opens in a new tab)
        </a>
      )}
    </>
  )
}
