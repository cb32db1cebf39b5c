import type { KeyboardEvent } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { tabNames, usePanel } from './context'
import { Action } from './controls'
import { DataTab } from './data/DataTab'
import { EndpointsTab } from './endpoints/EndpointsTab'
import { RequestsTab } from './requests/RequestsTab'
import { ScenariosTab } from './scenarios/ScenariosTab'

const contents = { Scenarios: ScenariosTab, Endpoints: EndpointsTab, Requests: RequestsTab, Data: DataTab }

export function Tabs() {
  const { view, setView, say } = usePanel()
  const Content = contents[view.tab]

  function move(event: KeyboardEvent<HTMLElement>) {
    const index = tabNames.indexOf(view.tab)
    const indexes: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }
    const tab = [...event.currentTarget.children].at((indexes[event.key] ?? index) % tabNames.length)
    if (!(tab instanceof HTMLElement) || !(event.key in indexes)) return
    event.preventDefault()
    tab.click()
    tab.focus()
  }

  return (
    <>
      <div role="tablist" tabIndex={-1} aria-label="Panel sections" onKeyDown={move}>
        {tabNames.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`tab-${tab}`}
            aria-selected={tab === view.tab}
            aria-controls="content"
            tabIndex={tab === view.tab ? 0 : -1}
            onClick={() => {
              say('')
              setView({ tab })
            }}
          >
            {tab}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        className="content"
        id="content"
        key={view.tab}
        tabIndex={0}
        aria-labelledby={`tab-${view.tab}`}
      >
        <ErrorBoundary
          fallbackRender={({ error, resetErrorBoundary }) => (
            <div role="alert">
              <p>This tab failed: {String(error)}</p>
              <Action label="Start over" onClick={resetErrorBoundary} />
            </div>
          )}
          onReset={() => setView({ filter: '', table: '' })}
        >
          <Content />
        </ErrorBoundary>
      </div>
    </>
  )
}
