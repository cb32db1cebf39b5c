import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { usePanel, useView } from './context'
import { DataTab } from './data/DataTab'
import { EndpointsTab } from './endpoints/EndpointsTab'
import { RequestsTab } from './requests/RequestsTab'
import { ScenariosTab } from './scenarios/ScenariosTab'
import { tabNames } from './view'

const contents = { Scenarios: ScenariosTab, Endpoints: EndpointsTab, Requests: RequestsTab, Data: DataTab }

export function Tabs() {
  const { view, say } = usePanel()
  const { tab: selected } = useView()
  const Content = contents[selected]

  function select(tab: (typeof tabNames)[number]) {
    say('')
    view.setState({ tab })
  }

  function move(event: KeyboardEvent<HTMLElement>) {
    const index = tabNames.indexOf(selected)
    const targets: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }
    const next = tabNames.at((targets[event.key] ?? index) % tabNames.length)
    if (!next || next === selected) return
    event.preventDefault()
    flushSync(() => select(next))
    event.currentTarget.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  }

  return (
    <>
      <div role="tablist" tabIndex={-1} aria-label="Panel sections" onKeyDown={move}>
        {tabNames.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`tab-${name}`}
            aria-selected={name === selected}
            aria-controls="content"
            tabIndex={name === selected ? 0 : -1}
            onClick={() => select(name)}
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
