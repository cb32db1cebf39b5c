import { maxLinkLength } from '../../engine/state/snapshot'
import { CopyButton } from '../CopyButton'
import { useChanges, usePanel } from '../context'
import { createLink, takeSnapshot } from './link'
import { toReport } from './report'

/** Copies a bug report: where it happened, in which state, and the last requests that failed. */
export function ReportButton() {
  const { backend, site } = usePanel()
  const changes = useChanges()

  async function report() {
    const { location, navigator, innerWidth, innerHeight } = globalThis
    const whole = await createLink(backend, takeSnapshot(backend, site), location)
    const isTooLong = whole.length > maxLinkLength
    return toReport({
      link: isTooLong ? whole.replace(/#.*/s, '') : whole,
      browser: navigator.userAgent,
      window: `${innerWidth} x ${innerHeight}`,
      state: `${changes.join(', ') || 'default'}${isTooLong ? ' (attach the state file: the state is too long for the link)' : ''}`,
      requests: backend.requests.get(),
    })
  }

  return (
    <>
      <h3>Report a bug</h3>
      <p>
        Copies the link, this browser, the state and the last failed requests as Markdown, without passwords and tokens.
      </p>
      <div className="actions">
        <CopyButton label="Copy as report" text={report} />
      </div>
    </>
  )
}
