import { useState } from 'react'
import type { Exchange } from '../../requests'
import { CopyButton } from '../CopyButton'
import { behaviorInWords } from '../words'
import { contractIssues, isBroken } from './broken'
import { toCurl } from './curl'
import { MessageView } from './MessageView'

/** One request in a line; opened, all that was sent and received. */
export function RequestEntry({ exchange }: { exchange: Exchange }) {
  const [open, setOpen] = useState(false)
  const { id, method, url, status, took, behavior, startedAt, sent, received } = exchange
  const { pathname, search } = new URL(url, globalThis.location.href)
  const issues = contractIssues(exchange)

  return (
    <li data-bad={isBroken(exchange)}>
      <button
        type="button"
        className="row"
        aria-expanded={open}
        aria-controls={`request-${id}`}
        onClick={() => setOpen(!open)}
      >
        <code>
          <b>{method}</b> {pathname + search}
        </code>
        <span>
          <b>{status === undefined ? 'waiting' : status || 'no answer'}</b>
          {took !== undefined && ` · ${took} ms`} · {behaviorInWords(behavior)}
          {issues.length > 0 && ' · breaks the contract'}
        </span>
      </button>
      {open && (
        <div className="details" id={`request-${id}`}>
          <p>
            At {new Date(startedAt).toLocaleTimeString('en-GB')}, answered as: {behavior}
          </p>
          {issues.length > 0 ? (
            <ul className="issues">
              {issues.map((issue) => (
                <li key={issue}>{issue}</li>
              ))}
            </ul>
          ) : (
            status !== undefined && (
              <p>{status >= 200 && status < 300 ? 'Kept the contract.' : 'The request kept the contract.'}</p>
            )
          )}
          <MessageView title="Sent" message={sent} />
          {received && <MessageView title="Received" message={received} />}
          <CopyButton label="Copy as curl" text={() => toCurl(exchange)} />
        </div>
      )}
    </li>
  )
}
