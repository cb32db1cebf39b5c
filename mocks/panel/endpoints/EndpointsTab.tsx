import { RotateCcw } from 'lucide-react'
import { pages, type PageStates } from '../../agency/pages'
import { parseTarget } from '../../engine/state/syntax'
import { usePanel, useRequests, useSettings } from '../context'
import { EndpointRow } from './EndpointRow'
import { setOverrides } from './overrides'
import { StepFields } from './StepFields'

/** The endpoints that the page of a path calls. Ids in the listed addresses stand for any. */
function callsOf(path: string): readonly string[] {
  const all: PageStates[] = Object.values(pages)
  return all.find(({ address }) => RegExp(`^${address.replaceAll(/\d+/g, '[^/]+')}/?$`, 'i').test(path))?.calls ?? []
}

export function EndpointsTab() {
  const { backend, baseUrl } = usePanel()
  const { settings, words } = backend
  const { mock, scenario } = useSettings()
  // The next page asks for something else.
  useRequests()
  const calls = callsOf(globalThis.location.pathname.replace(baseUrl, '/'))
  const endpoints = words.endpointNames.toSorted((a, b) => Number(calls.includes(b)) - Number(calls.includes(a)))
  const hasOverrides = Object.keys(mock).length > 0
  const targets = Object.keys({ ...words.mockOf(scenario), ...mock })
  const [first = 'ok', ...others] = new Set(endpoints.map((name) => settings.wordOf(name)))

  return (
    <>
      <div className="toolbar">
        <h3>Endpoints</h3>
        <button type="button" aria-disabled={!hasOverrides} onClick={() => hasOverrides && settings.set({ mock: {} })}>
          <RotateCcw aria-hidden="true" />
          Reset all overrides
        </button>
      </div>
      <div className="all">
        <h4>All endpoints</h4>
        <StepFields
          name="all endpoints"
          behaviors={words.allBehaviors}
          step={others.length === 0 && !/[>@]/.test(first) ? first : ''}
          onChange={(step) => setOverrides(backend, words.everywhere(step))}
        />
      </div>
      <ul className="cards">
        {endpoints.flatMap((name) =>
          [name, ...targets.filter((target) => target !== name && parseTarget(target).endpoint === name)].map(
            (target) => <EndpointRow key={target} target={target} isOnPage={calls.includes(name)} />,
          ),
        )}
      </ul>
    </>
  )
}
