import { useState } from 'react'
import { replayHeader } from '../../engine/recording/recording'
import type { LogEntry } from '../../engine/requestLog'
import { CopyButton } from '../CopyButton'
import { usePanel } from '../context'
import { behaviorTitle } from '../words'
import { AnswerWith, editableResponse } from './AnswerWith'
import { toCurl } from './curl'
import { contractIssues, hasFailed } from './issues'
import { MessageView } from './MessageView'
import { pathOf } from './pathOf'

/** What has become of a request, in a word. */
function outcomeOf({ status, isCanceled, isHeld }: LogEntry): string {
  if (isCanceled) return 'canceled'
  if (isHeld) return 'held'
  return status === undefined ? 'pending' : String(status || 'network error')
}

/** Whether a recording had the response, if it was to be replayed. */
function replayOf({ response }: LogEntry): string | undefined {
  return response?.headers.find(([name]) => name === replayHeader)?.[1]
}

/** One request in a line; expanded, its headers, bodies and issues. */
export function RequestDetails({ entry }: { entry: LogEntry }) {
  const { settings } = usePanel().backend
  const [open, setOpen] = useState(false)
  const { id, method, url, status, duration, behavior, startedAt, request, response } = entry
  const issues = contractIssues(entry)
  const replay = replayOf(entry)

  return (
    <li data-failed={hasFailed(entry)}>
      <button
        type="button"
        className="row"
        aria-expanded={open}
        aria-controls={`request-${id}`}
        onClick={() => setOpen(!open)}
      >
        <code>
          <b>{method}</b> {pathOf(url)}
        </code>
        <span>
          <b>{outcomeOf(entry)}</b>
          {duration !== undefined && ` · ${duration} ms`} · {behaviorTitle(behavior)}
          {replay && ` · ${replay}`}
          {issues.length > 0 && ' · schema mismatch'}
        </span>
      </button>
      {open && (
        <div className="details" id={`request-${id}`}>
          <p>
            Sent at {new Date(startedAt).toLocaleTimeString('en-GB')}. Behavior: {behavior}
          </p>
          {issues.length > 0 ? (
            <ul className="issues">
              {issues.map((issue) => (
                <li key={issue}>{issue}</li>
              ))}
            </ul>
          ) : (
            status !== undefined && (
              <p>
                {status >= 200 && status < 300
                  ? 'Request and response match the schema.'
                  : 'The request matches the schema. Error bodies are not checked.'}
              </p>
            )
          )}
          <MessageView title="Request" message={request} />
          {response && <MessageView title="Response" message={response} />}
          <AnswerWith endpoint={entry.endpoint} initial={editableResponse(entry)} />
          <CopyButton label="Copy as cURL" text={() => toCurl(entry, settings.get())} />
        </div>
      )}
    </li>
  )
}
