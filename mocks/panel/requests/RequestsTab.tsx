import type { LogEntry } from '../../engine/requests/requestLog'
import { usePanel } from '../context'
import { Action, Disclosure, Field } from '../controls'
import { describeSteps } from '../words'
import { CurrentRecording } from './CurrentRecording'
import { HeldRequests } from './HeldRequests'
import { contractIssues, hasFailed, outcomeOf, pathOf } from './outcome'
import { AnswerWith, editableResponse, prettyPrint, writeHeaders } from './ResponseForm'

/** A request or a response as HTTP writes it: headers, then the body. */
function Message({ title, message }: { title: string; message: LogEntry['request'] }) {
  const text = `${writeHeaders(message.headers)}\n\n${prettyPrint(message.body)}`.trim()
  return <Field label={title} className="code" readOnly rows={Math.min(text.split('\n').length + 1, 16)} value={text} />
}

function RequestRow({ entry }: { entry: LogEntry }) {
  const { backend } = usePanel()
  const { endpoint, method, url, step, startedAt, request, response } = entry

  return (
    <li data-failed={hasFailed(entry)}>
      <Disclosure
        summary={
          <code>
            <b>{method}</b> {pathOf(url)}
          </code>
        }
        detail={`${outcomeOf(entry)} · ${describeSteps(backend.catalog, { endpoint, steps: [step] })}`}
      >
        <p>Sent at {new Date(startedAt).toLocaleTimeString('en-GB')}.</p>
        {contractIssues(entry).map((issue) => (
          <p key={issue} data-failed>
            {issue}
          </p>
        ))}
        <Message title="Request" message={request} />
        {response && <Message title="Response" message={response} />}
        <AnswerWith override={backend.state.overrideFor(endpoint)} initial={editableResponse(entry)} />
      </Disclosure>
    </li>
  )
}

export function RequestsTab() {
  const { backend, requests, view, setView } = usePanel()
  const wanted = view.filter.trim().toLowerCase()
  const shown = requests.filter((entry) => {
    const { endpoint, method, url, status = '', step } = entry
    const words = [method, url, status, step.behavior, endpoint, hasFailed(entry) ? 'failed' : '']
    return words.join(' ').toLowerCase().includes(wanted)
  })
  const kind = shown.length === requests.length ? 'Latest' : 'Matching'

  return (
    <>
      <HeldRequests entries={requests} />
      <CurrentRecording />
      <div className="line">
        <h3>{`${kind} requests: ${shown.length}`}</h3>
        <Action label="Clear" onClick={backend.requests.clear} />
      </div>
      <Field
        label="Search by URL, status, behavior or “failed”"
        type="search"
        value={view.filter}
        onValue={(text) => setView({ filter: text })}
      />
      {shown.length === 0 && <p>{requests.length === 0 ? 'No requests yet.' : 'No matching requests.'}</p>}
      <ol className="rows" aria-label="Requests">
        {shown.map((entry) => (
          <RequestRow key={entry.id} entry={entry} />
        ))}
      </ol>
    </>
  )
}
