import { useId, useState } from 'react'
import type { CustomResponse, Override, Step } from '../../engine/behaviors'
import { parseJson } from '../../engine/recording/mask'
import { replayHeader } from '../../engine/recording/recording'
import type { LogEntry } from '../../engine/requests/requestLog'
import { maxSteps } from '../../engine/state/catalog'
import { usePanel } from '../context'
import { Action, Disclosure } from '../controls'
import { setOverrides } from '../endpoints/overrides'
import { targetOf } from '../words'

/** Indents JSON; anything else stays as it is. */
export function prettyPrint(body: string): string {
  const json = parseJson(body)
  return json === undefined ? body : JSON.stringify(json, null, 2)
}

function writeHeaders(headers: CustomResponse['headers']): string {
  const lines = Object.entries(headers).map((header) => header.join(': '))
  return lines.join('\n')
}

function readHeaders(text: string): CustomResponse['headers'] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return Object.fromEntries(
    lines.map((line) => (/^([^:]*):?(.*)$/.exec(line) ?? []).slice(1).map((part) => part.trim())),
  )
}

/** A logged response, to be edited. Without one, an empty JSON response. */
export function editableResponse({ status, response }: Partial<LogEntry> = {}): CustomResponse {
  const headers = response?.headers.filter(([name]) => name !== 'content-length' && name !== replayHeader) ?? [
    ['content-type', 'application/json'],
  ]
  return { status: status || 200, headers: Object.fromEntries(headers), body: response?.body ?? '' }
}

interface ResponseEditorProps {
  endpoint: string
  initial: CustomResponse
  /** What can be done with the response, by label. */
  actions: Readonly<Record<string, (response: CustomResponse) => void>>
}

/** Edits status, headers and body. Validates the body while typing; an invalid body is allowed. */
export function ResponseEditor({ endpoint, initial, actions }: ResponseEditorProps) {
  const { requests } = usePanel().backend
  const id = useId()
  const [status, setStatus] = useState(String(initial.status))
  const [headers, setHeaders] = useState(() => writeHeaders(initial.headers))
  const [body, setBody] = useState(() => prettyPrint(initial.body))
  const issues = requests.checkResponse(endpoint, status.startsWith('2'), body)
  if (body.includes('(hidden)')) issues.push('The log hides passwords and tokens: replace "(hidden)"')

  return (
    <div className="editor">
      <label>
        <span>Status</span>
        <input type="number" value={status} onChange={({ target }) => setStatus(target.value)} />
      </label>
      <label>
        <span>Headers</span>
        <textarea className="code" rows={2} value={headers} onChange={({ target }) => setHeaders(target.value)} />
      </label>
      <label>
        <span>Body</span>
        <textarea
          className="code"
          rows={10}
          aria-describedby={id}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </label>
      <p role="status" id={id} data-failed={issues.length > 0}>
        {issues.length > 0 ? `Breaks the contract: ${issues.join('; ')}.` : ''}
      </p>
      <div className="actions">
        {Object.entries(actions).map(([label, action]) => (
          <Action key={label} onClick={() => action({ status: Number(status), headers: readHeaders(headers), body })}>
            {label}
          </Action>
        ))}
      </div>
    </div>
  )
}

/** Answers the next of some requests, or all of them, with a response that starts as the initial one. */
export function AnswerWith({ override, initial }: { override: Override; initial: CustomResponse }) {
  const { backend, attempt } = usePanel()
  const target = targetOf(override)
  const others = override.steps.filter(({ behavior }) => behavior !== 'custom')

  function answer(response: CustomResponse, next: readonly Step[]): boolean {
    const steps = [{ behavior: 'custom' }, ...next].slice(0, maxSteps)
    return attempt(() => setOverrides(backend, [{ ...override, steps, response }]), `${target} responds with it.`)
  }

  return (
    <Disclosure summary="Edit response…" of={target}>
      {(close) => (
        <ResponseEditor
          endpoint={override.endpoint}
          initial={initial}
          actions={{
            'Answer with this next time': (response) =>
              answer(response, others.length > 0 ? others : [{ behavior: 'ok' }]) && close(),
            'Answer with this always': (response) => answer(response, []) && close(),
          }}
        />
      )}
    </Disclosure>
  )
}
