import { storybookPath } from '../../agency/pages'
import { maxLinkLength } from '../../engine/state/codec'
import { createLink, takeSnapshot, writeFile } from '../../transports/share'
import { usePanel } from '../context'
import { Action } from '../controls'
import { countOf, describeState } from '../words'
import { copyLink, download, openFile } from './files'
import { toReport } from './report'

export function ShareMenu() {
  const panel = usePanel()
  const { backend, site, baseUrl, requests, path, copy } = panel
  const snapshot = takeSnapshot(backend, site)
  const { recording, overrides, edits } = snapshot
  const parts = describeState(backend.catalog, snapshot, edits.length)
  const own = overrides.filter(({ response }) => response).map(({ endpoint }) => endpoint)
  if (own.length > 0) parts.push(`the responses written for ${own.join(', ')}`)
  if (recording) parts.push(`the recording, ${countOf(recording.responses.length, 'response')}`)

  const link = () => createLink(backend, snapshot, globalThis.location)

  async function copyReport() {
    const address = await link()
    const isShort = address.length <= maxLinkLength
    const facts = {
      Link: `<${isShort ? address : address.replace(/#.*/s, '')}>`,
      State: `${parts.join(', ') || 'default'}${isShort ? '' : ' (attach the state file: it is too long for a link)'}`,
      Browser: navigator.userAgent,
      Window: `${innerWidth} x ${innerHeight}`,
    }
    await copy(toReport(facts, requests))
  }

  /** Copies a line of a Playwright test that opens this page in this state. */
  async function copyTest() {
    await copy(`await page.goto(${JSON.stringify((await link()).replace(globalThis.location.origin + baseUrl, ''))})`)
  }

  const storybook = __STATIC_DEMO__ ? `${baseUrl}storybook/` : 'http://localhost:6006/'
  return (
    <section id="share" popover="auto" aria-label="Share">
      <h3>This page with</h3>
      <ul>
        {(parts.length > 0 ? parts : ['the default state']).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <div className="line">
        <Action label="Copy link" onClick={() => copyLink(panel, snapshot)} />
        <Action
          label="Download state file"
          onClick={() => download(writeFile(backend, snapshot), 'alderway-state.json')}
        />
        <Action label="Copy bug report" onClick={copyReport} />
        <Action label="Copy as Playwright test" onClick={copyTest} />
      </div>
      <p>A report has the link, the browser and the last failed requests, without passwords and tokens.</p>
      <h3>Open a file</h3>
      <label>
        A state file, or a HAR file of any browser. Choose one, or drop it on the button.
        <input
          type="file"
          accept=".json,.har"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void openFile(panel, file)
            // The same file can be chosen again.
            target.value = ''
          }}
        />
      </label>
      <a href={`${storybook}?path=${storybookPath(path())}`} target="_blank" rel="noopener">
        This page in Storybook (opens in a new tab)
      </a>
    </section>
  )
}
