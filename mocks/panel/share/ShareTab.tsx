import { Download } from 'lucide-react'
import { Fragment, useState } from 'react'
import { maxLinkLength } from '../../engine/state/snapshot'
import { hasWord } from '../../engine/state/syntax'
import { CopyButton } from '../CopyButton'
import { useAccount, useEdits, usePanel, useRecording, useSettings } from '../context'
import { describeChanges } from '../words'
import { CodeButtons } from './CodeButtons'
import { download } from './download'
import { FileEntry } from './FileEntry'
import { createLink, isTooLarge, takeSnapshot } from './link'
import { ReportButton } from './ReportButton'
import { StorybookLink } from './StorybookLink'

/** Shares the state as a link, a file or code. */
export function ShareTab() {
  const { backend, site } = usePanel()
  const [tooLong, setTooLong] = useState<number>()
  const settings = { ...useSettings(), as: useAccount(), problems: [] }
  const { applied } = useEdits()
  const recording = useRecording()
  const parts = describeChanges(settings, backend.edits.active().length)

  async function link() {
    const address = await createLink(backend, takeSnapshot(backend, site), globalThis.location)
    const fits = address.length <= maxLinkLength
    setTooLong(fits ? undefined : address.length)
    return fits ? address : undefined
  }

  return (
    <>
      <h3>Share this state</h3>
      <p>
        Opens this page with: <b>{parts.join(', ') || 'the default state'}</b>.
      </p>
      {/* A copied link is outdated once the state changes. */}
      <Fragment key={`${backend.words.formatQuery(settings)} ${applied}`}>
        <div className="actions">
          <CopyButton label="Copy link" text={link} isPrimary />
          <button
            type="button"
            onClick={() => download(backend.snapshots.toFile(takeSnapshot(backend, site)), 'alderway-state.json')}
          >
            <Download aria-hidden="true" />
            Download state file
          </button>
        </div>
        <p>
          <StorybookLink />
        </p>
        <p role="status" className="status">
          {tooLong !== undefined &&
            `The link would be ${tooLong.toLocaleString('en')} characters long; many apps cut links off after ${maxLinkLength.toLocaleString('en')}. Download the state file and send that instead.`}
        </p>
        {hasWord(settings.mock, 'replay') && isTooLarge(recording) && (
          <p className="status">
            Without the recording, which is too large. Download it as a HAR file in the Requests tab and send that too.
          </p>
        )}
        <ReportButton />
        <CodeButtons />
      </Fragment>
      <FileEntry />
    </>
  )
}
