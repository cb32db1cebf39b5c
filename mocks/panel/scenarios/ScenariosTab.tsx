import { pageAt } from '../../agency/pages'
import { usualLifetime } from '../../engine/database/database'
import type { MockState } from '../../engine/state/catalog'
import { applyState } from '../../transports/address'
import { usePanel } from '../context'
import { Action, Field } from '../controls'
import { Mine } from './Mine'

/** The lifetimes of a token that are offered, by seconds. */
const lifetimes = new Map([
  [0, 'Expired'],
  [10, '10 s'],
  [60, '1 min'],
  [usualLifetime, `${usualLifetime / 3600} hours`],
])

function SignIn() {
  const { backend, site, state, account } = usePanel()
  const { as, expires } = backend.catalog.signInOf(state)

  function apply(signIn: Pick<MockState, 'as' | 'expires'>) {
    const next = { ...state, ...signIn }
    // Keeps the visitor's own login unless an account is chosen.
    if (signIn.as === undefined && account !== as) backend.set(next)
    else applyState(backend, site, next)
  }

  return (
    <div className="line">
      <Field
        label="Signed in as"
        value={account}
        options={Object.entries(backend.catalog.accounts).map(([name, { title }]) => [name, title])}
        onValue={(name) => apply({ as: name })}
      />
      <Field
        label="Token expires in"
        value={expires}
        options={new Map([[expires, `${expires} s`], ...lifetimes])}
        onValue={(value) => apply({ ...(site.token() !== null && { as: account }), expires: Number(value) })}
      />
    </div>
  )
}

/** Applies a scenario on click, without overrides. */
export function ScenariosTab() {
  const { backend, site, baseUrl, state, path } = usePanel()
  const { scenario: current, overrides } = state
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
              onClick={() => applyState(backend, site, { scenario, overrides: [] })}
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
        <a href={`${baseUrl}__states?page=${page}`} target="_blank" rel="noopener">
          All states of this page (opens in a new tab)
        </a>
      )}
    </>
  )
}
