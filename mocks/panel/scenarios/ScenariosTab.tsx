import { applySettings } from '../../engine/state/entry'
import { usePanel, useSettings } from '../context'

/** Applies a scenario on click, without overrides. */
export function ScenariosTab() {
  const { backend, site } = usePanel()
  const { scenario: current, mock } = useSettings()
  const hasOverrides = Object.keys(mock).length > 0

  return (
    <fieldset className="scenarios">
      <legend>Choose a scenario</legend>
      {Object.entries(backend.words.scenarios).map(([name, { title, description }]) => (
        <label key={name}>
          {/* On every click: clicking the current one resets its overrides. */}
          <input
            type="radio"
            name="scenario"
            checked={name === current}
            readOnly
            onClick={() => applySettings(backend, site, { scenario: name })}
          />
          <span>
            <strong>{title}</strong>
            <span>{description}</span>
            {name === current && hasOverrides && <em>Some endpoints are overridden. Click to reset them.</em>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
