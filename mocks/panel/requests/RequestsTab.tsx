import { Trash2 } from 'lucide-react'
import type { LogEntry } from '../../engine/requestLog'
import { usePanel, useRequests } from '../context'
import { HeldRequests } from './HeldRequests'
import { Recordings } from './Recordings'
import { useStored } from '../useStored'
import { hasFailed } from './issues'
import { RequestDetails } from './RequestDetails'

const noFilter = { text: '', endpoint: '', failedOnly: false }

function matches(entry: LogEntry, { text, endpoint, failedOnly }: typeof noFilter): boolean {
  const { method, url, status = '', behavior } = entry
  const words = `${method} ${url} ${status} ${behavior} ${entry.endpoint}`.toLowerCase()
  return (
    (endpoint === '' || entry.endpoint === endpoint) &&
    words.includes(text.trim().toLowerCase()) &&
    (!failedOnly || hasFailed(entry))
  )
}

export function RequestsTab() {
  const { requests, words } = usePanel().backend
  const all = useRequests()
  const [filter, setFilter] = useStored('requests', noFilter)
  const shown = all.filter((entry) => matches(entry, filter))

  return (
    <>
      <HeldRequests entries={all.filter(({ isHeld }) => isHeld)} />
      <Recordings />
      <div className="toolbar">
        <h3>
          {shown.length === all.length ? 'Latest requests' : 'Matching requests'}: {shown.length}
        </h3>
        <button type="button" onClick={() => requests.clear()}>
          <Trash2 aria-hidden="true" />
          Clear
        </button>
      </div>
      <div className="fields">
        <label>
          <span>Search</span>
          <input
            type="search"
            value={filter.text}
            placeholder="URL, status or behavior"
            onChange={({ target }) => setFilter({ ...filter, text: target.value })}
          />
        </label>
        <label>
          <span>Endpoint</span>
          <select value={filter.endpoint} onChange={({ target }) => setFilter({ ...filter, endpoint: target.value })}>
            <option value="">All</option>
            {words.endpointNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={filter.failedOnly}
          onChange={({ target }) => setFilter({ ...filter, failedOnly: target.checked })}
        />
        Failed only
      </label>
      {shown.length === 0 && <p className="empty">{all.length === 0 ? 'No requests yet.' : 'No matching requests.'}</p>}
      <ol className="rows" aria-label="Requests">
        {shown.map((entry) => (
          <RequestDetails key={entry.id} entry={entry} />
        ))}
      </ol>
    </>
  )
}
