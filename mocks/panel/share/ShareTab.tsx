import { Download } from 'lucide-react'
import { Fragment, useState } from 'react'
import { writeQuery } from '../../control'
import { longestLink, toFile } from '../../share'
import { CopyButton } from '../CopyButton'
import { usePanel, useRowsVersion, useSetting, useSignedIn } from '../context'
import { differences } from '../words'
import { CodeButtons } from './CodeButtons'
import { FileEntry } from './FileEntry'
import { linkTo, stateOf } from './link'

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = 'alderway-state.json'
  anchor.click()
  URL.revokeObjectURL(url)
}

/** Hands the state on: as a link, as a file, as code. */
export function ShareTab() {
  const { backend, site } = usePanel()
  const [tooLong, setTooLong] = useState<number>()
  const setting = useSetting()
  const version = useRowsVersion()
  const signedIn = useSignedIn()
  const parts = [
    ...differences({ ...setting, unknown: [] }, backend.data.edits().length),
    signedIn && 'signed in',
  ].filter(Boolean)

  async function link() {
    const address = await linkTo(stateOf(backend, site), globalThis.location)
    const fits = address.length <= longestLink
    setTooLong(fits ? undefined : address.length)
    return fits ? address : undefined
  }

  return (
    <>
      <h3>Bring somebody here</h3>
      <p>
        This page, in this state: <b>{parts.join(', ') || 'an ordinary day'}</b>.
      </p>
      {/* What was copied is of the past once the state changes. */}
      <Fragment key={`${writeQuery(setting)} ${version} ${String(signedIn)}`}>
        <div className="copies">
          <CopyButton label="Copy link" text={link} isMain />
          <button type="button" onClick={() => download(toFile(stateOf(backend, site)))}>
            <Download aria-hidden="true" />
            Save as a file
          </button>
        </div>
        <p role="status" className="told">
          {tooLong !== undefined &&
            `The link would be ${tooLong.toLocaleString('en')} characters long, and many programs cut one off after ${longestLink.toLocaleString('en')}. Save the state as a file, and send that.`}
        </p>
        <CodeButtons />
      </Fragment>
      <FileEntry />
    </>
  )
}
