import { Download, Table, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { agency } from '../../agency/agency'
import { writeHar } from '../../engine/recording/har'
import type { RecordedResponse, Recording } from '../../engine/recording/recording'
import { usePanel } from '../context'
import { DraftField } from '../DraftField'
import { download } from '../share/download'
import { countOf } from '../words'
import { RecordedResponseRow } from './RecordedResponseRow'

/** How many responses it has, and when the last of them was received. */
function describe({ responses }: Recording): string {
  const last = new Date(responses.at(-1)?.at ?? Date.now())
  return `${countOf(responses.length, 'response')}, ${last.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}`
}

interface RecordingRowProps {
  recording: Recording
  isReplaying: boolean
  onReplay: () => void
  onStop: () => void
  onFillTables: () => void
  /** Called with the changed recording, or with nothing to delete it. */
  onChange: (recording: Recording | undefined) => void
}

/** A recording, to be replayed with a click. */
export function RecordingRow({ recording, isReplaying, onReplay, onStop, onFillTables, onChange }: RecordingRowProps) {
  const { bases } = usePanel().backend
  const id = useId()
  const { name, responses } = recording

  function changeResponse(index: number, ...next: RecordedResponse[]) {
    onChange({ name, responses: responses.toSpliced(index, 1, ...next) })
  }

  function save() {
    const { origin } = globalThis.location
    const absolute = (base: string) => new URL(base, origin).href.replace(/\/$/, '')
    const { admin, local, news } = bases
    const addresses = { admin: absolute(admin), local: absolute(local), news: absolute(news) }
    download(writeHar(recording, agency.contract, addresses), `${name.replaceAll(/[^\w-]+/g, '-')}.har`)
  }

  return (
    <li>
      <button type="button" className="row" aria-pressed={isReplaying} onClick={isReplaying ? onStop : onReplay}>
        <b>{name}</b>
        <span>{describe(recording)}</span>
        {isReplaying && <em>Replaying. Click to stop.</em>}
      </button>
      <details>
        <summary>
          Change or share<span className="visually-hidden"> {name}</span>
        </summary>
        <div className="field">
          <label htmlFor={id}>Name</label>
          <DraftField
            id={id}
            value={name}
            onCommit={(next) => next.trim() && onChange({ name: next.trim(), responses })}
          />
        </div>
        <div className="actions">
          <button type="button" onClick={onFillTables}>
            <Table aria-hidden="true" />
            Turn into rows
          </button>
          <button type="button" onClick={save}>
            <Download aria-hidden="true" />
            Download HAR
          </button>
          <button type="button" onClick={() => onChange(undefined)}>
            <Trash2 aria-hidden="true" />
            Delete
          </button>
        </div>
        <ul className="responses" aria-label={`Responses of ${name}`}>
          {responses.map((response, index) => (
            <RecordedResponseRow
              key={`${response.endpoint} ${response.path}`}
              recorded={response}
              onChange={(...next) => changeResponse(index, ...next)}
            />
          ))}
        </ul>
      </details>
    </li>
  )
}
