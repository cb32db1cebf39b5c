import { storybookPath } from '../../agency/pages'
import { maxLinkLength } from '../../engine/state/codec'
import { createLink, takeSnapshot, toStateFile } from '../../transports/share'
import { useAccount, useEdits, useMockState, usePanel, useRecording } from '../context'
import { Action, CopyButton, download } from '../controls'
import { countOf, describeState } from '../words'
import { openFile } from './openFile'
import { toReport } from './report'
import { shortLink } from './shortLink'

export function ShareMenu() {
  const panel = usePanel()
  const { backend, site, baseUrl, path } = panel
  // What a link holds changes with these.
  useMockState()
  useAccount()
  useEdits()
  useRecording()
  const snapshot = takeSnapshot(backend, site)
  const { recording, overrides, edits } = snapshot
  const parts = describeState(backend.catalog, snapshot, edits.length)
  const own = overrides.filter(({ response }) => response).map(({ endpoint }) => endpoint)
  if (own.length > 0) parts.push(`the responses written for ${own.join(', ')}`)
  if (recording) parts.push(`the recording, ${countOf(recording.responses.length, 'response')}`)

  const link = () => createLink(backend, snapshot, globalThis.location)

  async function report() {
    const address = await link()
    const isShort = address.length <= maxLinkLength
    const facts = {
      Link: `<${isShort ? address : address.replace(/#.*/s, '')}>`,
      State: `${parts.join(', ') || 'default'}${isShort ? '' : ' (attach the state file: it is too long for a link)'}`,
      Browser: navigator.userAgent,
      Window: `${innerWidth} x ${innerHeight}`,
    }
    return toReport(facts, backend.requests.get())
  }

  /** A line of a Playwright test that opens this page in this state. */
  async function test() {
    return `await page.goto(${JSON.stringify((await link()).replace(globalThis.location.origin + baseUrl, ''))})`
  }

  const storybook = __STATIC_DEMO__ ? `${baseUrl}storybook/` : 'http://localhost:6006/'
  return (
    <section id="share" popover="auto" aria-label="Share">
      <h3>This page with</h3>
      <ul className="contents">
        {(parts.length > 0 ? parts : ['the default state']).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <div className="actions">
        <CopyButton label="Copy link" text={() => shortLink(panel, snapshot)} />
        <Action onClick={() => download(toStateFile(backend, snapshot), 'alderway-state.json')}>
          Download state file
        </Action>
        <CopyButton label="Copy bug report" text={report} />
        <CopyButton label="Copy as Playwright test" text={test} />
      </div>
      <p>A report has the link, the browser and the last failed requests, without passwords and tokens.</p>
      <h3>Open a file</h3>
      <label className="file">
        A state file, or a HAR file of any browser. Or drop one on the panel.
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
      <a className="link" href={`${storybook}?path=${storybookPath(path())}`} target="_blank" rel="noopener">
        This page in Storybook<span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    </section>
  )
}
