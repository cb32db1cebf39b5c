import { offeredStatuses } from '../../engine/behaviors'
import type { LogEntry } from '../../engine/requests/requestLog'
import { usePanel } from '../context'
import { Action, Disclosure, entered, Select } from '../controls'
import { editableResponse, ResponseEditor } from './AnswerWith'
import { pathOf } from './outcome'

function HeldRequest({ entry: { id, endpoint, method, url, startedAt } }: { entry: LogEntry }) {
  const { backend, attempt } = usePanel()
  const path = pathOf(url)
  const answered = backend.requests.get().find((entry) => entry.endpoint === endpoint && entry.response)

  function release(how?: Parameters<typeof backend.release>[1]) {
    attempt(() => backend.release(id, how))
  }

  return (
    <li>
      <code>
        <b>{method}</b> {path}
      </code>{' '}
      <small>held since {new Date(startedAt).toLocaleTimeString('en-GB')}</small>
      <form className="fields" action={(form) => release(Number(entered(form, 'status')))}>
        <Action of={path} onClick={() => release()}>
          Release
        </Action>
        <Action of={path} onClick={() => release('offline')}>
          Drop
        </Action>
        <Select
          label="Status"
          aria-label={`Status for ${path}`}
          name="status"
          defaultValue="503"
          options={offeredStatuses.map(String)}
        />
        <Action of={path} type="submit">
          Fail
        </Action>
      </form>
      <Disclosure summary="Release with a response…" of={path}>
        <ResponseEditor
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
      <div className="toolbar">
        <h4>
          <span role="status">Held requests: {held.length}</span>
        </h4>
        <Action data-primary onClick={() => held.forEach(({ id }) => requests.release(id))}>
          Release all
        </Action>
      </div>
      <ul className="held">
        {held.map((entry) => (
          <HeldRequest key={entry.id} entry={entry} />
        ))}
      </ul>
    </section>
  )
}
