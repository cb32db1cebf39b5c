import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { fireEvent, userEvent, within } from 'storybook/test'
import { createStore } from 'zustand/vanilla'
import type { Backend } from '~mocks/engine/backend'
import { createPanel, PanelContext } from '~mocks/panel/context'
import badge from '~mocks/panel/host.css?inline'
import { keepFocus } from '~mocks/panel/keepFocus'
import sheet from '~mocks/panel/open.css?inline'
import { createOffline } from '~mocks/transports/offline'
import { backend as agencyBackend } from '~test/backend'
import { siteWith, storageWith } from '~test/backendParts'

/** A story may set what it shows. */
export const offline = createOffline('/', storageWith())

interface PanelRootProps {
  children: (root: ShadowRoot) => ReactNode
  backend?: Backend
}

/** Renders a part of the panel as on the site: in a shadow root with the panel's style sheet. */
export function PanelRoot({ children, backend = agencyBackend }: PanelRootProps) {
  const [root, setRoot] = useState<ShadowRoot | null>(null)
  const [panel] = useState(() =>
    createPanel({
      backend,
      runsIn: createStore(() => 'page' as const),
      offline,
      site: siteWith(),
      baseUrl: '/',
      address: { search: '', hash: '' },
      local: storageWith(),
      session: storageWith(),
      listErrors: () => [],
    }),
  )
  function attach(host: HTMLDivElement | null) {
    if (!host) return
    if (!host.shadowRoot) keepFocus(host.attachShadow({ mode: 'open' }))
    setRoot(host.shadowRoot)
  }

  return (
    <PanelContext value={panel}>
      <div ref={attach} data-panel-root>
        {root && createPortal(children(root), root)}
      </div>
    </PanelContext>
  )
}

/** Puts a part of the panel in the middle. */
const stage = `
  :host {
    display: flow-root;
    min-height: 100vh;
    background: var(--band-2);
  }
  dialog {
    position: static;
    width: min(22rem, 100%);
    height: auto;
    margin: 2rem auto;
  }
  [popover] {
    inset: 5.5rem 0 auto;
    margin: auto;
  }
`

export const inPanel: Decorator = (Story) => (
  <PanelRoot>
    {() => (
      <dialog open aria-label="Demo data">
        <style>{badge + sheet + stage}</style>
        <Story />
      </dialog>
    )}
  </PanelRoot>
)

/** For a tab's content, before `inPanel`. */
export const asTab: Decorator = (Story, { title }) => (
  <div role="tabpanel" className="content" tabIndex={0} aria-label={title}>
    <Story />
  </div>
)

/** Queries of the panel, and its focused element. */
export function panelIn(canvasElement: HTMLElement) {
  const root = canvasElement.querySelector('[data-panel-root]')?.shadowRoot
  const element = root?.firstElementChild
  if (!root || !(element instanceof HTMLElement)) throw new Error('This story does not render the panel.')
  return { ...within(element), element, focused: () => root.activeElement }
}

export async function openFirstRow({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const { element } = panelIn(canvasElement)
  await userEvent.click(element.querySelector('ol.rows summary') ?? element)
}

/** Fills a field. React does not notice the typing of user-event inside a shadow root. */
export async function fill(field: HTMLElement, value: string): Promise<void> {
  field.focus()
  await fireEvent.change(field, { target: { value } })
}
