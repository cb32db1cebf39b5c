import { useState } from 'react'
import { commonBehaviors, type CustomResponse } from '../../engine/behaviors'
import type { LogEntry } from '../../engine/requests/requestLog'
import { usePanel } from '../context'
import { Action, Disclosure, Field } from '../controls'
import { statusOptions } from '../endpoints/StepFields'
import { pathOf } from './outcome'
import { editableResponse, ResponseForm } from './ResponseForm'

const { ok, offline } = commonBehaviors
/** How a held request can be released, besides with a response. */
const outcomes = [['ok', ok.title] as const, ['offline', offline.title] as const, ...statusOptions]

function HeldRequest({ entry: { id, endpoint, method, url, startedAt } }: { entry: LogEntry }) {
  const { backend, requests } = usePanel()
  const [how, setHow] = useState('ok')
  const path = pathOf(url)
  const answered = requests.find((entry) => entry.endpoint === endpoint && entry.response)
  const release = (response: string | number | CustomResponse) => backend.release(id, response)

  return (
    <li>
      <code>
        <b>{method}</b> {path}
      </code>{' '}
      <small>held since {new Date(startedAt).toLocaleTimeString('en-GB')}</small>
      <div className="line">
        <Field label="Response" aria-label={`Response to ${path}`} value={how} options={outcomes} onValue={setHow} />
        <Action label="Release" aria-label={`Release ${path}`} onClick={() => release(Number(how) || how)} />
      </div>
      <Disclosure summary="Release with a response…" label={`Release with a response… ${path}`}>
        <ResponseForm
          endpoint={endpoint}
          initial={editableResponse(answered)}
          actions={{ 'Release with this': release }}
        />
      </Disclosure>
    </li>
  )
}

export function HeldRequests({ entries }: { entries: readonly LogEntry[] }) {
  const { requests } = usePanel().backend
  const held = entries.filter(({ isHeld }) => isHeld)
  if (held.length === 0) return null
  return (
    <section className="card" aria-label="Held requests">
      <div className="line">
        <h4>
          <span role="status">Held requests: {held.length}</span>
        </h4>
        <Action data-primary label="Release all" onClick={() => held.forEach(({ id }) => requests.release(id))} />
      </div>
      <ul>
        {held.map((entry) => (
          <HeldRequest key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}
