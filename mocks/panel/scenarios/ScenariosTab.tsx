import { agency } from '../../agency/agency'
import { pageAt } from '../../agency/pages'
import { applySettings } from '../../engine/state/entry'
import { usePanel, useSettings } from '../context'
import { MyScenarios } from './MyScenarios'
import { PersonaStrip } from './PersonaStrip'

/** Applies a scenario on click, without overrides. The time stays: no scenario says it. */
export function ScenariosTab() {
  const { backend, site, baseUrl } = usePanel()
  const { scenario: current, mock, now } = useSettings()
  const hasOverrides = Object.keys(mock).length > 0
  const page = pageAt(`/${globalThis.location.pathname.slice(baseUrl.length).replace(/\/$/, '')}`)

  return (
    <>
      <PersonaStrip />
      <h3>Choose a scenario</h3>
      <ul className="rows scenarios">
        {Object.entries(agency.scenarios).map(([name, { title, description }]) => (
          <li key={name}>
            <button
              type="button"
              className="row"
              aria-pressed={name === current}
              onClick={() => applySettings(backend, site, { scenario: name, now })}
            >
              <b>{title}</b>
              <span>{description}</span>
              {name === current && hasOverrides && <em>Some endpoints are overridden. Click to reset them.</em>}
            </button>
          </li>
        ))}
      </ul>
      <MyScenarios />
      {page && (
        <p className="all-states">
          <a className="link" href={`${baseUrl}__states?page=${page}`} target="_blank" rel="noopener">
            All states of this page<span className="visually-hidden"> (opens in a new tab)</span>
          </a>
        </p>
      )}
    </>
  )
}
