import { type KeyboardEvent, useRef } from 'react'
import { DataTab } from './data/DataTab'
import { EndpointsTab } from './endpoints/EndpointsTab'
import { HealthTab } from './health/HealthTab'
import { RequestsTab } from './requests/RequestsTab'
import { ScenariosTab } from './scenarios/ScenariosTab'
import { ShareTab } from './share/ShareTab'
import { useStored } from './useStored'

const tabs = {
  Scenarios: ScenariosTab,
  Endpoints: EndpointsTab,
  Requests: RequestsTab,
  Data: DataTab,
  Share: ShareTab,
  Health: HealthTab,
}
const names = Object.keys(tabs) as (keyof typeof tabs)[]

/** The index of the tab that a key moves to. */
function nextIndex(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (from + 1) % count
  if (key === 'ArrowLeft') return (from + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

export function Tabs() {
  const [stored, setSelected] = useStored<string>('tab', 'Scenarios')
  const selected = names.find((name) => name === stored) ?? 'Scenarios'
  const buttons = useRef(new Map<string, HTMLButtonElement | null>())
  const Content = tabs[selected]

  function move(event: KeyboardEvent) {
    const next = names[nextIndex(event.key, names.indexOf(selected), names.length) ?? -1]
    if (!next) return
    event.preventDefault()
    setSelected(next)
    buttons.current.get(next)?.focus()
  }

  return (
    <>
      <div role="tablist" tabIndex={-1} aria-label="Panel sections" onKeyDown={move}>
        {names.map((name) => (
          <button
            key={name}
            ref={(element) => void buttons.current.set(name, element)}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === selected}
            aria-controls="content"
            tabIndex={name === selected ? 0 : -1}
            onClick={() => setSelected(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="content" key={selected} tabIndex={0} aria-labelledby={`tab-${selected}`}>
        <Content />
      </div>
    </>
  )
}
