import { useState } from 'react'
import type { CustomResponse, Override, Step } from '../../engine/behaviors'
import { parseJson } from '../../engine/text'
import { replayHeader } from '../../engine/recording/recording'
import type { LogEntry } from '../../engine/requests/requestLog'
import { usePanel } from '../context'
import { Action, Field } from '../controls'
import { setOverrides } from '../endpoints/setOverrides'
import { nameTarget } from '../describe'

export function prettyPrint(body: string) {
  const json = parseJson(body)
  return json === undefined ? body : JSON.stringify(json, null, 2)
}

export function writeHeaders(headers: Iterable<readonly [string, string]>) {
  return [...headers].map((header) => header.join(': ')).join('\n')
}

function readHeaders(text: string): CustomResponse['headers'] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return Object.fromEntries(lines.map((line) => line.split(/:(.*)/, 2).map((part) => part.trim())))
}

function editableResponse({ status, response }: Partial<LogEntry> = {}) {
  const sent = response?.headers.filter(([name]) => name !== replayHeader) ?? []
  const headers = Object.fromEntries([['content-type', 'application/json'], ...sent])
  return { status: status || 200, headers, body: prettyPrint(response?.body ?? '') }
}

/** Validates the body while typing; an invalid body is allowed. */
export function ResponseForm({
  draft,
  override,
  entries,
}: {
  /** Its key among the drafts. */
  draft: string
  override: Override
  entries: readonly LogEntry[]
}) {
  const { backend, drafts, say } = usePanel()
  const [response, setResponse] = useState(
    () => drafts.get(draft) ?? override.response ?? drafts.get(`last ${draft}`) ?? editableResponse(entries[0]),
  )
  const { status, headers, body } = response

  function change(part: Partial<CustomResponse>) {
    const next = { ...response, ...part }
    drafts.set(draft, next)
    setResponse(next)
  }

  const held = override.when ? [] : entries.filter(({ isHeld }) => isHeld)
  const others = override.steps.filter(({ behavior }) => behavior !== 'custom')
  const next = others.length > 0 ? others : [{ behavior: 'ok' }]
  const issues = backend.requests.checkResponse(override.endpoint, String(status).startsWith('2'), body)
  if (body.includes('(hidden)')) issues.push('The log hides passwords and tokens: replace "(hidden)"')

  function answer(then: readonly Step[]) {
    drafts.delete(draft)
    // Another behavior drops it.
    drafts.set(`last ${draft}`, response)
    setOverrides(backend, [{ ...override, steps: [{ behavior: 'custom' }, ...then], response }])
    say(`${nameTarget(override)} responds with it.`)
  }

  return (
    <>
      <Field
        label="Status"
        inputMode="numeric"
        value={status}
        onCommit={(text) => change({ status: Number(text) || 0 })}
      />
      <Field
        label="Headers"
        className="code"
        rows={2}
        value={writeHeaders(Object.entries(headers))}
        onCommit={(text) => change({ headers: readHeaders(text) })}
      />
      <Field
        label="Body"
        className="code"
        rows={10}
        value={body}
        onChange={({ currentTarget }) => change({ body: currentTarget.value })}
      />
      <p aria-live="polite" data-failed={issues.length > 0}>
        {issues.length > 0 && `Breaks the contract: ${issues.join('; ')}.`}
      </p>
      <div className="line">
        <Action label="Answer with this next time" onClick={() => answer(next)} />
        <Action label="Answer with this always" onClick={() => answer([])} />
        {held.length > 0 && (
          <Action label="Release with this" onClick={() => held.forEach(({ id }) => backend.release(id, response))} />
        )}
      </div>
    </>
  )
}
