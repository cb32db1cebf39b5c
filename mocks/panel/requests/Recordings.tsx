import { Circle, Square } from 'lucide-react'
import { useState } from 'react'
import { agency } from '../../agency/agency'
import { findSizeProblem, readHar } from '../../engine/recording/har'
import { library } from '../../engine/recording/library'
import type { Recording } from '../../engine/recording/recording'
import { toRows } from '../../engine/recording/rows'
import { hasWord, type Overrides } from '../../engine/state/syntax'
import { usePanel, useSettings } from '../context'
import { FileInput } from '../FileInput'
import { useStored } from '../useStored'
import { countOf } from '../words'
import { RecordingRow } from './RecordingRow'
import { useRecordings } from './useRecordings'

function withoutRecording(mock: Overrides): Overrides {
  const others = Object.entries(mock).filter(
    ([, sequence]) => !hasWord({ sequence }, 'record') && !hasWord({ sequence }, 'replay'),
  )
  return Object.fromEntries(others)
}

/** Records the responses of the real services. Lists recordings, which can be replayed, and opens HAR files. */
export function Recordings() {
  const { backend } = usePanel()
  const { settings, words, edits, database } = backend
  const { mock } = useSettings()
  const { current, recordings, isUnstored, change } = useRecordings()
  const [isOpen, setIsOpen] = useStored('recordings', false)
  const [message, setMessage] = useState({ text: '', isError: false })
  const isRecording = hasWord(mock, 'record')
  const isReplaying = hasWord(mock, 'replay')
  const count = countOf(current?.responses.length ?? 0, 'response')

  function say(text: string, isError = false) {
    setMessage({ text, isError })
  }

  /** Takes a recording, and sets the endpoints that record it or replay it. */
  function start(recording: Recording | undefined, overrides: Overrides) {
    backend.recording.setState(recording, true)
    settings.set({ mock: { ...withoutRecording(mock), ...overrides } })
    say('')
  }

  function replay(recording: Recording) {
    start(recording, Object.fromEntries(recording.responses.map(({ endpoint }) => [endpoint, 'replay'])))
  }

  function fillTables(recording: Recording) {
    const { rows, count, leftOut } = toRows(recording, agency, database)
    if (count === 0) return say(`${recording.name} has no rows.`, true)
    edits.apply({ edit: 'rows', rows })
    start(undefined, {})
    say(
      `${countOf(count, 'row')} of ${recording.name} are in the tables. ${leftOut > 0 ? `${countOf(leftOut, 'row')} did not fit. ` : ''}Undo it in the Data tab.`,
    )
  }

  async function open(file: File | undefined) {
    if (!file) return
    const problem = findSizeProblem(file.size)
    if (problem) return say(problem, true)
    const reading = readHar(await file.text(), file.name.replace(/\.\w+$/, ''), agency.contract)
    if (!reading) {
      return say(`${file.name} is not a HAR file. Save one in the Network tab of the browser’s developer tools.`, true)
    }
    const { recording, skipped } = reading
    const isEmpty = recording.responses.length === 0
    const { name } = isEmpty ? recording : await library.add(recording)
    const added = isEmpty
      ? `${file.name} has no response of the contract’s endpoints.`
      : `Added ${name}: ${countOf(recording.responses.length, 'response')}.`
    say([added, ...skipped].join(' '), isEmpty)
  }

  return (
    <details className="recordings" open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        Recordings: {recordings.length}
        <span role="status">{isRecording ? ` · recording, ${count}` : isReplaying && current && ' · replaying'}</span>
      </summary>
      <p>
        {isRecording
          ? 'Use the site: every response of the real API is kept, without passwords and tokens.'
          : 'Responses of the real API, to be replayed later. They are kept in this browser.'}
      </p>
      <div className="actions">
        {isRecording ? (
          <button type="button" data-primary onClick={() => start(current, {})}>
            <Square aria-hidden="true" />
            Stop recording
          </button>
        ) : (
          <button type="button" onClick={() => start(undefined, words.everywhere('record'))}>
            <Circle aria-hidden="true" />
            Record
          </button>
        )}
      </div>
      <p role="status" className="status" data-error={isUnstored || message.isError}>
        {isUnstored ? 'The browser could not store this: it is lost on reload. Download the HAR file.' : message.text}
      </p>
      <ul className="rows scenarios" aria-label="Recordings">
        {recordings.map((recording) => (
          <RecordingRow
            key={recording.name}
            recording={recording}
            isReplaying={isReplaying && recording.name === current?.name}
            onReplay={() => replay(recording)}
            onStop={() => start(recording, {})}
            onFillTables={() => fillTables(recording)}
            onChange={(next) => {
              if (!next && recording.name === current?.name) start(undefined, {})
              void change(recording, next)
            }}
          />
        ))}
      </ul>
      <FileInput accept=".har,.json" onChoose={(file) => void open(file)}>
        Open a HAR file of any browser
      </FileInput>
    </details>
  )
}
