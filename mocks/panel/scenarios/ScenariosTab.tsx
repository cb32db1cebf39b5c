import { pageAt } from '../../agency/pages'
import { usualLifetime } from '../../engine/database/sessions'
import type { MockState } from '../../engine/state/catalog'
import { applyState } from '../../transports/address'
import { useAccount, useMockState, usePanel } from '../context'
import { Action, Select } from '../controls'
import { Mine } from './Mine'

/** The lifetimes that are offered, in seconds. */
const lifetimes = [0, 10, 60, usualLifetime]

function lifetimeTitle(seconds: number): string {
  if (seconds === 0) return 'Expired'
  if (seconds % 3600 === 0) return `${seconds / 3600} hours`
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}

function SignIn() {
  const { backend, site, attempt } = usePanel()
  const { catalog } = backend
  const state = useMockState()
  const account = useAccount()
  const { as, expires } = catalog.signInOf(state)
  const offered = [...new Set([...lifetimes, expires])].toSorted((a, b) => a - b)

  function apply(signIn: Pick<MockState, 'as' | 'expires'>) {
    const next = { ...state, ...signIn }
    // Keeps the visitor's own login unless an account is chosen.
    attempt(() => (signIn.as === undefined && account !== as ? backend.set(next) : applyState(backend, site, next)))
  }

  return (
    <div className="fields">
      <Select
        label="Signed in as"
        value={account}
        options={Object.entries(catalog.accounts).map(([name, { title }]) => [name, title])}
        onChoose={(name) => apply({ as: name })}
      />
      <Select
        label="Token expires in"
        value={expires}
        options={offered.map((seconds) => [seconds, lifetimeTitle(seconds)])}
        onChoose={(value) => apply({ ...(site.token() !== null && { as: account }), expires: Number(value) })}
      />
    </div>
  )
}

/** Applies a scenario on click, without overrides. */
export function ScenariosTab() {
  const { backend, site, baseUrl, attempt, path } = usePanel()
  const { scenario: current, overrides } = useMockState()
  const page = pageAt(path())

  return (
    <>
      <SignIn />
      <h3>Choose a scenario</h3>
      <ul className="rows">
        {Object.entries(backend.catalog.scenarios).map(([scenario, { title, description }]) => (
          <li key={scenario}>
            <Action
              className="row"
              aria-pressed={scenario === current}
              onClick={() => attempt(() => applyState(backend, site, { scenario, overrides: [] }))}
            >
              <b>{title}</b>
              <span>{description}</span>
              {scenario === current && overrides.length > 0 && <em>Overridden in parts. Click to reset them.</em>}
            </Action>
          </li>
        ))}
      </ul>
      <Mine />
      {page && (
        <a className="link" href={`${baseUrl}__states?page=${page}`} target="_blank" rel="noopener">
          All states of this page<span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      )}
    </>
  )
}
