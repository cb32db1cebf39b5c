import { CopyButton } from '../CopyButton'
import { usePanel } from '../context'
import { toPlaywright, toStory, toVitest } from './code'
import { fragmentOf, ownQuery, stateOf } from './link'

/** Copies the few lines that set the same state in a story or in a test. */
export function CodeButtons() {
  const { backend, site, baseUrl } = usePanel()

  function address() {
    const { pathname, search } = globalThis.location
    return [`/${pathname.slice(baseUrl.length)}`, ownQuery(search)].filter(Boolean).join('?')
  }

  async function playwright() {
    const state = stateOf(backend, site)
    return toPlaywright(state, address(), await fragmentOf(state))
  }

  return (
    <>
      <h3>Take it into the code</h3>
      <p>The lines that set this state.</p>
      <div className="copies">
        <CopyButton label="Copy as story" text={() => toStory(stateOf(backend, site), address())} />
        <CopyButton label="Copy as test" text={() => toVitest(stateOf(backend, site), address())} />
        <CopyButton label="Copy as Playwright test" text={playwright} />
      </div>
    </>
  )
}
