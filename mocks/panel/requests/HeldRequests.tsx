import { commonBehaviors, type CustomResponse } from '../../engine/behaviors'
import type { LogEntry } from '../../engine/requests/requestLog'
import { usePanel } from '../context'
import { Action, Disclosure, entered, Select } from '../controls'
import { statusOptions } from '../endpoints/StepFields'
import { pathOf } from './outcome'
import { editableResponse, ResponseForm } from './ResponseForm'

/** How a held request can be released, besides with a response. */
const outcomes = [
  ['ok', commonBehaviors.ok.title] as const,
  ['offline', commonBehaviors.offline.title] as const,
  ...statusOptions,
]

function HeldRequest({ entry: { id, endpoint, method, url, startedAt } }: { entry: LogEntry }) {
  const { backend, requests, attempt } = usePanel()
  const path = pathOf(url)
  const answered = requests.find((entry) => entry.endpoint === endpoint && entry.response)

  function release(how: string | CustomResponse) {
    backend.release(id, typeof how === 'string' ? Number(how) || how : how)
  }

  return (
    <li>
      <code>
        <b>{method}</b> {path}
      </code>{' '}
      <small>held since {new Date(startedAt).toLocaleTimeString('en-GB')}</small>
      <form className="line" action={(form) => attempt(() => release(entered(form, 'how')))}>
        <Select label="Response" aria-label={`Response to ${path}`} name="how" options={outcomes} />
        <Action type="submit" label="Release" of={path} />
      </form>
      <Disclosure summary="Release with a response…" of={path}>
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
