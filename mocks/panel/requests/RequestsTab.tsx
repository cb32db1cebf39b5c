import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { endpointNames } from '@/contract/endpoints'
import type { Exchange } from '../../requests'
import { usePanel, useRequests } from '../context'
import { isBroken } from './broken'
import { RequestEntry } from './RequestEntry'

const everything = { text: '', endpoint: '', onlyBroken: false }

function passes(exchange: Exchange, { text, endpoint, onlyBroken }: typeof everything): boolean {
  const { method, url, status = '', behavior } = exchange
  const words = `${method} ${url} ${status} ${behavior} ${exchange.endpoint}`.toLowerCase()
  return (
    (endpoint === '' || exchange.endpoint === endpoint) &&
    words.includes(text.trim().toLowerCase()) &&
    (!onlyBroken || isBroken(exchange))
  )
}

/** The last requests, newest first, as they come. */
export function RequestsTab() {
  const { requests } = usePanel().backend
  const all = useRequests()
  const [filter, setFilter] = useState(everything)
  const shown = all.filter((exchange) => passes(exchange, filter))

  return (
    <>
      <div className="bar">
        <h3>
          {shown.length === all.length ? 'The last requests' : 'Requests that match'}: {shown.length}
        </h3>
        <button type="button" onClick={() => requests.clear()}>
          <Trash2 aria-hidden="true" />
          Clear
        </button>
      </div>
      <div className="fields">
        <label>
          <span>Find</span>
          <input
            type="search"
            value={filter.text}
            placeholder="address, status, behavior"
            onChange={({ target }) => setFilter({ ...filter, text: target.value })}
          />
        </label>
        <label>
          <span>Endpoint</span>
          <select value={filter.endpoint} onChange={({ target }) => setFilter({ ...filter, endpoint: target.value })}>
            <option value="">All</option>
            {endpointNames.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </div>
      <label className="check">
        <input
          type="checkbox"
          checked={filter.onlyBroken}
          onChange={({ target }) => setFilter({ ...filter, onlyBroken: target.checked })}
        />
        Only what went wrong
      </label>
      {shown.length === 0 && <p className="nothing">No request to show. The page asks when it needs something.</p>}
      <ol className="rows" aria-label="Requests">
        {shown.map((exchange) => (
          <RequestEntry key={exchange.id} exchange={exchange} />
        ))}
      </ol>
    </>
  )
}
