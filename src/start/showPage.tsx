import { type ReactNode, startTransition, StrictMode, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '@/app/App'
import { useUi } from '@/stores/ui'
import { prepareInput } from './earlyInput'
import { isPlain, restoreResponses } from './prerendered'
import { repeatHover } from './repeatHover'
import { pageAttribute, pageNameAttribute, shellAttribute } from '@/protocol'

/** Browsers reject a view transition that they skip, as Firefox does on a resize. */
export function onRecoverableError(error: unknown) {
  const isSkipped = error instanceof DOMException && /^(Abort|InvalidState|Timeout)Error$/.test(error.name)
  if (!isSkipped) reportError(error)
}

function Shown({ onShown, children }: { onShown: () => void; children: ReactNode }) {
  useLayoutEffect(onShown, [onShown])
  return children
}

/** Errors that a boundary has caught are reported as any other. */
const rootOptions = { onRecoverableError, onCaughtError: (error: unknown) => reportError(error) }

interface Showing {
  path: string
  /** Whether the backend is in the documents’ state. */
  isEveryday: boolean
  /** Whether the page's code is there. */
  ready: Promise<boolean>
}

/**
 * Hydrates a document that React would render the same, and renders the page otherwise. Resolves once it is shown, and
 * rejects if it can only be read.
 */
export async function showPage(root: HTMLElement, { path, isEveryday, ready }: Showing) {
  const prerenderedPath = root.getAttribute(pageAttribute)
  const isPrerendered = prerenderedPath === path
  // Some hosts send the home page for an unknown address.
  const isAnotherPage = !isPrerendered && prerenderedPath !== null
  // Other pages have an error boundary that says so.
  if (!isAnotherPage && !(await ready) && isPrerendered) throw new Error(`The code of ${path} could not be loaded.`)
  useUi.setState({ page: { title: document.title } })
  const hasResponses = isPrerendered && isEveryday && (await restoreResponses())
  const canHydrate = hasResponses && isPlain(location.search)
  // A hydrated page keeps its title and description; otherwise React adds its own.
  const replaced = canHydrate ? `[${shellAttribute}]` : `[${shellAttribute}], [${pageNameAttribute}]`
  for (const element of document.head.querySelectorAll(replaced)) element.remove()
  if (isAnotherPage) root.replaceChildren()

  const repeatInput = prepareInput(document.earlyInput ?? [])
  document.earlyInput = undefined
  await new Promise<void>((onShown) => {
    const site = (
      <StrictMode>
        <Shown onShown={onShown}>
          <BrowserRouter basename={import.meta.env.BASE_URL}>
            <App />
          </BrowserRouter>
        </Shown>
      </StrictMode>
    )
    // In a transition, hydration yields to input between the parts of the page.
    if (canHydrate) startTransition(() => void hydrateRoot(root, site, rootOptions))
    else flushSync(() => createRoot(root, rootOptions).render(site))
    repeatInput()
  })
  repeatHover()
}
