import { pageAt } from '../../agency/pages'
import { usualLifetime } from '../../engine/database/database'
import { accountOn, applyState } from '../../transports/address'
import { usePanel } from '../context'
import { Action, Field } from '../controls'
import { Mine } from './Mine'

/** The lifetimes of a token that are offered, by seconds. */
const lifetimes = { 0: 'Expired', 10: '10 s', 60: '1 min', [usualLifetime]: `${usualLifetime / 3600} hours` }

/** Says who is signed in. Applies a scenario on click, without overrides. */
export function ScenariosTab() {
  const { backend, site, baseUrl, state, path } = usePanel()
  const { accounts, scenarios, signInOf } = backend.catalog
  const { expires } = signInOf(state)
  const account = accountOn(backend, site)
  const page = pageAt(path())

  return (
    <>
      <div className="line">
        <Field
          label="Signed in as"
          value={account}
          options={Object.entries(accounts).map(([name, { title }]) => [name, title])}
          onCommit={(as) => applyState(backend, site, { ...state, as })}
        />
        <Field
          label="Token expires in"
          value={expires}
          options={Object.entries({ [expires]: `${expires} s`, ...lifetimes })}
          onCommit={(seconds) => applyState(backend, site, { ...state, as: account, expires: Number(seconds) })}
        />
      </div>
      <h3>Choose a scenario</h3>
      <ul className="rows">
        {Object.entries(scenarios).map(([scenario, { title, description }]) => (
          <li key={scenario}>
            <Action
              className="row"
              aria-pressed={scenario === state.scenario}
              onClick={() => applyState(backend, site, { scenario, overrides: [] })}
            >
              <b>{title}</b>
              <span>{description}</span>
              {scenario === state.scenario && state.overrides.length > 0 && (
                <em>Overridden in parts. Click to reset them.</em>
              )}
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
