import type { LogEntry } from '../../engine/requests/requestLog'
import { usePanel, useRequests, useView } from '../context'
import { Action, Disclosure } from '../controls'
import { describeSteps } from '../words'
import { AnswerWith, editableResponse, prettyPrint } from './AnswerWith'
import { CurrentRecording } from './CurrentRecording'
import { HeldRequests } from './HeldRequests'
import { contractIssues, hasFailed, outcomeOf, pathOf } from './outcome'

function Message({ title, message }: { title: string; message: LogEntry['request'] }) {
  return (
    <>
      <h4>{title}</h4>
      <dl className="headers">
        {message.headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {message.body && (
        <textarea className="code" readOnly rows={10} aria-label={`${title} body`} value={prettyPrint(message.body)} />
      )}
    </>
  )
}

function RequestRow({ entry }: { entry: LogEntry }) {
  const { backend } = usePanel()
  const { endpoint, method, url, step, startedAt, request, response } = entry

  return (
    <li data-failed={hasFailed(entry)}>
      <Disclosure
        className="row"
        summary={
          <>
            <code>
              <b>{method}</b> {pathOf(url)}
            </code>
            <span>
              {outcomeOf(entry)} · {describeSteps(backend.catalog, { endpoint, steps: [step] })}
            </span>
          </>
        }
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
  const { backend, view } = usePanel()
  const { filter, failedOnly } = useView()
  const all = useRequests()
  const wanted = filter.trim().toLowerCase()
  const shown = all.filter((entry) => {
    const { endpoint, method, url, status = '', step } = entry
    const text = `${method} ${url} ${status} ${step.behavior} ${endpoint}`.toLowerCase()
    return text.includes(wanted) && (!failedOnly || hasFailed(entry))
  })

  return (
    <>
      <HeldRequests entries={all} />
      <CurrentRecording />
      <div className="toolbar">
        <h3>
          {shown.length === all.length ? 'Latest requests' : 'Matching requests'}: {shown.length}
        </h3>
        <Action onClick={() => backend.requests.clear()}>Clear</Action>
      </div>
      <div className="fields">
        <label>
          <span>Search by URL, status, endpoint or behavior</span>
          <input type="search" value={filter} onChange={({ target }) => view.setState({ filter: target.value })} />
        </label>
      </div>
      <label className="toolbar">
        <input
          type="checkbox"
          checked={failedOnly}
          onChange={({ target }) => view.setState({ failedOnly: target.checked })}
        />
        Failed only
      </label>
      {shown.length === 0 && <p className="empty">{all.length === 0 ? 'No requests yet.' : 'No matching requests.'}</p>}
      <ol className="rows" aria-label="Requests">
        {shown.map((entry) => (
          <RequestRow key={entry.id} entry={entry} />
        ))}
      </ol>
    </>
  )
}
