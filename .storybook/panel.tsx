import type { Decorator } from '@storybook/react-vite'
import { type ReactNode, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import { fireEvent, within } from 'storybook/test'
import { createStore } from 'zustand/vanilla'
import { PanelContext, type PanelOptions } from '~mocks/panel/context'
import { addOpenStyle } from '~mocks/panel/style/openStyle'
import { attachStyledRoot } from '~mocks/panel/style/style'
import { backend } from '~test/backend'
import { siteWith, storageWith } from '~test/backendParts'

const inPage = createStore(() => 'page' as const)

// Half faded in, the text fails the contrast rule.
const noAnimation = new CSSStyleSheet()
noAnimation.replaceSync('* { animation: none !important }')

interface PanelRootProps extends Partial<Pick<PanelOptions, 'runsIn'>> {
  children: (root: ShadowRoot) => ReactNode
}

/** Renders a part of the panel as on the site: in a shadow root with the panel's style sheet. */
export function PanelRoot({ children, runsIn = inPage }: PanelRootProps) {
  const [root, setRoot] = useState<ShadowRoot>()
  const [options] = useState<PanelOptions>(() => ({
    backend,
    runsIn,
    site: siteWith(),
    baseUrl: '/',
    address: { search: '' },
    local: storageWith(),
    session: storageWith(),
  }))
  const attach = useCallback((host: HTMLDivElement | null) => {
    if (!host) return
    const attached = host.shadowRoot ?? attachStyledRoot(host)
    attached.adoptedStyleSheets.push(noAnimation)
    setRoot(attached)
  }, [])

  return (
    <PanelContext value={options}>
      <div ref={attach} data-panel-root>
        {root && createPortal(children(root), root)}
      </div>
    </PanelContext>
  )
}

/** Renders a tab's content in the open panel. */
export const inTab: Decorator = (Story, { title, parameters }) => (
  <PanelRoot runsIn={parameters.runsIn}>
    {(root) => (
      <aside aria-label="Demo data" ref={() => addOpenStyle(root)}>
        <section role="dialog" aria-label="Demo data">
          <div role="tabpanel" tabIndex={0} aria-label={title}>
            <Story />
          </div>
        </section>
      </aside>
    )}
  </PanelRoot>
)

/** Queries of the panel, and its focused element. */
export function panelIn(canvasElement: HTMLElement) {
  const root = canvasElement.querySelector('[data-panel-root]')?.shadowRoot
  const element = root?.firstElementChild
  if (!root || !(element instanceof HTMLElement)) throw new Error('This story does not render the panel.')
  return { ...within(element), element, focused: () => root.activeElement }
}

/** Fills a field. React does not notice the typing of user-event inside a shadow root. */
export async function fill(field: HTMLElement, value: string): Promise<void> {
  field.focus()
  await fireEvent.change(field, { target: { value } })
}
