import type { KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { ErrorBoundary } from 'react-error-boundary'
import { tabNames, usePanel, useShown } from './context'
import { Action } from './controls'
import { DataTab } from './data/DataTab'
import dock from './dock.css?inline'
import { EndpointsTab } from './endpoints/EndpointsTab'
import { Head } from './head/Head'
import style from './open.css?inline'
import { RequestsTab } from './requests/RequestsTab'
import { ScenariosTab } from './scenarios/ScenariosTab'

const contents = { Scenarios: ScenariosTab, Endpoints: EndpointsTab, Requests: RequestsTab, Data: DataTab }

function select(field: HTMLTextAreaElement | null) {
  field?.closest('dialog')?.querySelector<HTMLElement>(':popover-open')?.hidePopover()
  field?.select()
}

/** A message takes room from what has the focus. */
function keepInView(message: HTMLElement | null) {
  message?.closest('dialog')?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' })
}

export function Sheet({ onClose }: { onClose: () => void }) {
  const { setView, say } = usePanel()
  const { view, message, uncopied } = useShown(({ view, message, uncopied }) => ({ view, message, uncopied }))
  const Content = contents[view.tab]

  function moveBetweenTabs(event: KeyboardEvent<HTMLElement>) {
    const index = tabNames.indexOf(view.tab)
    const indexes: Record<string, number> = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }
    const next = indexes[event.key]
    if (next === undefined) return
    event.preventDefault()
    const tab = [...event.currentTarget.children].at(next % tabNames.length)
    if (!(tab instanceof HTMLElement)) return
    tab.click()
    tab.focus()
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    const menu = event.currentTarget.querySelector<HTMLElement>(':popover-open')
    if (!menu) return onClose()
    // In a shadow root Chromium loses the focus with a menu that it closes.
    menu.hidePopover()
    event.currentTarget.querySelector<HTMLElement>(`[popovertarget=${menu.id}]`)?.focus()
  }

  return (
    <dialog open tabIndex={-1} aria-label="Demo data" onKeyDown={closeOnEscape}>
      <style>{style}</style>
      {createPortal(<style>{dock}</style>, document.head)}
      <Head onClose={onClose} />
      <div role="tablist" tabIndex={-1} aria-label="Panel sections" onKeyDown={moveBetweenTabs}>
        {tabNames.map((tab) => (
          <Action
            key={tab}
            role="tab"
            aria-selected={tab === view.tab}
            aria-controls="content"
            tabIndex={tab === view.tab ? 0 : -1}
            label={tab}
            onClick={() => setView({ tab })}
          />
        ))}
      </div>
      <div key={view.tab} role="tabpanel" className="content" id="content" tabIndex={0} aria-label={view.tab}>
        <ErrorBoundary
          onError={(error) => say(`This tab failed: ${String(error)}`)}
          fallbackRender={({ resetErrorBoundary }) => <Action label="Start over" onClick={resetErrorBoundary} />}
        >
          <Content />
        </ErrorBoundary>
      </div>
      <div aria-live="polite" className="message">
        {message && (
          <span key={message} ref={keepInView}>
            {message}
          </span>
        )}
        {uncopied && (
          <textarea
            key={uncopied}
            aria-live="off"
            readOnly
            rows={4}
            aria-label={message}
            value={uncopied}
            ref={select}
          />
        )}
      </div>
    </dialog>
  )
}
