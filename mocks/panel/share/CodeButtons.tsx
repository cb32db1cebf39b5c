import { CopyButton } from '../CopyButton'
import { usePanel } from '../context'
import { toPlaywright, toStory, toVitest } from './code'
import { createFragment, pageQuery, takeSnapshot } from './link'

/** Copies the code that sets this state in a story or in a test. */
export function CodeButtons() {
  const { backend, site, baseUrl } = usePanel()

  function options() {
    const { pathname, search } = globalThis.location
    const address = [`/${pathname.slice(baseUrl.length)}`, pageQuery(search)].filter(Boolean).join('?')
    return { snapshot: takeSnapshot(backend, site), address }
  }

  async function playwright() {
    const { snapshot, ...rest } = options()
    return toPlaywright({ snapshot, ...rest }, await createFragment(backend, snapshot))
  }

  return (
    <>
      <h3>Use it in code</h3>
      <p>Copies the code that sets this state.</p>
      <div className="actions">
        <CopyButton label="Copy as story" text={() => toStory(options())} />
        <CopyButton label="Copy as Vitest test" text={() => toVitest(options())} />
        <CopyButton label="Copy as Playwright test" text={playwright} />
      </div>
    </>
  )
}
