import { enterScenario } from '../../enter'
import { type ScenarioName, scenarioNames, scenarios } from '../../scenarios'
import { usePanel, useSetting } from '../context'

/** Every situation: one click puts it in force, with nothing on top. */
export function ScenariosTab() {
  const { backend, site } = usePanel()
  const { scenario: inForce, mock } = useSetting()
  const isChanged = Object.keys(mock).length > 0

  function enter(scenario: ScenarioName) {
    enterScenario(backend, site, { scenario })
  }

  return (
    <fieldset className="scenarios">
      <legend>What the site finds itself in</legend>
      {scenarioNames.map((name) => (
        <label key={name}>
          {/* On every click: the one in force, clicked again, sheds what was set on top of it. */}
          <input type="radio" name="scenario" checked={name === inForce} readOnly onClick={() => enter(name)} />
          <span>
            <strong>{scenarios[name].title}</strong>
            <span>{scenarios[name].means}</span>
            {name === inForce && isChanged && <em>Endpoints are set on top. Click to take that back.</em>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
