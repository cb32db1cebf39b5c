import { useState } from 'react'
import { offeredStatuses } from '../../engine/behaviors'
import type { LogEntry } from '../../engine/requestLog'
import { usePanel } from '../context'
import { editableResponse } from './AnswerWith'
import { pathOf } from './pathOf'
import { ResponseEditor } from './ResponseEditor'

function HeldRequest({ entry: { id, endpoint, method, url, startedAt } }: { entry: LogEntry }) {
  const { requests } = usePanel().backend
  const [status, setStatus] = useState('503')
  const [isEditing, setIsEditing] = useState(false)
  const path = pathOf(url)
  const name = <span className="visually-hidden">{path} </span>

  return (
    <li>
      <p>
        <code>
          <b>{method}</b> {path}
        </code>
        <small>since {new Date(startedAt).toLocaleTimeString('en-GB')}</small>
      </p>
      <div className="actions">
        <button type="button" onClick={() => requests.release(id)}>
          Release {name}
        </button>
        <select aria-label={`Status for ${path}`} value={status} onChange={({ target }) => setStatus(target.value)}>
          {offeredStatuses.map((offered) => (
            <option key={offered}>{offered}</option>
          ))}
        </select>
        <button type="button" onClick={() => requests.release(id, status)}>
          <span>
            Fail {name}with {status}
          </span>
        </button>
        <button type="button" onClick={() => requests.release(id, 'offline')}>
          Drop {name}
        </button>
        <button type="button" aria-expanded={isEditing} onClick={() => setIsEditing(!isEditing)}>
          Edit response<span className="visually-hidden"> of {path}</span>
        </button>
      </div>
      {isEditing && (
        <ResponseEditor
          endpoint={endpoint}
          initial={editableResponse(requests.get().find((entry) => entry.endpoint === endpoint && entry.response))}
          actions={{ 'Release with this': (response) => requests.release(id, response) }}
        />
      )}
    </li>
  )
}

/** The requests that wait to be released. */
export function HeldRequests({ entries }: { entries: readonly LogEntry[] }) {
  const { requests } = usePanel().backend
  if (entries.length === 0) return null

  return (
    <section className="held" aria-labelledby="held">
      <div className="toolbar">
        <h3 id="held">
          <span role="status">Held requests: {entries.length}</span>
        </h3>
        <button type="button" data-primary onClick={() => entries.forEach(({ id }) => requests.release(id))}>
          Release all
        </button>
      </div>
      <ul>
        {entries.map((entry) => (
          <HeldRequest key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}
