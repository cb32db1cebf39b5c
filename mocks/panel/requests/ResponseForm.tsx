import { useState } from 'react'
import { type CustomResponse, maxSteps, type Override, type Step } from '../../engine/behaviors'
import { parseJson } from '../../engine/recording/mask'
import { replayHeader } from '../../engine/recording/recording'
import type { LogEntry } from '../../engine/requests/requestLog'
import { usePanel } from '../context'
import { Action, Disclosure, Field } from '../controls'
import { setOverrides } from '../endpoints/setOverrides'
import { targetOf } from '../words'

/** Indents JSON; anything else stays as it is. */
export function prettyPrint(body: string): string {
  const json = parseJson(body)
  return json === undefined ? body : JSON.stringify(json, null, 2)
}

export function writeHeaders(headers: Iterable<readonly [string, string]>): string {
  return [...headers].map((header) => header.join(': ')).join('\n')
}

function readHeaders(text: string): CustomResponse['headers'] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return Object.fromEntries(lines.map((line) => line.split(/:(.*)/, 2).map((part) => part.trim())))
}

/** A logged response, to be edited. Without one, an empty JSON response. */
export function editableResponse({ status, response }: Partial<LogEntry> = {}): CustomResponse {
  const headers = response?.headers.filter(([name]) => name !== 'content-length' && name !== replayHeader) ?? [
    ['content-type', 'application/json'],
  ]
  return { status: status || 200, headers: Object.fromEntries(headers), body: response?.body ?? '' }
}

interface ResponseFormProps {
  endpoint: string
  initial: CustomResponse
  /** What can be done with the response, by label. */
  actions: Readonly<Record<string, (response: CustomResponse) => void>>
}

/** Edits status, headers and body. Validates the body while typing; an invalid body is allowed. */
export function ResponseForm({ endpoint, initial, actions }: ResponseFormProps) {
  const { requests } = usePanel().backend
  const [status, setStatus] = useState(String(initial.status))
  const [headers, setHeaders] = useState(() => writeHeaders(Object.entries(initial.headers)))
  const [body, setBody] = useState(() => prettyPrint(initial.body))
  const issues = requests.checkResponse(endpoint, status.startsWith('2'), body)
  if (body.includes('(hidden)')) issues.push('The log hides passwords and tokens: replace "(hidden)"')

  return (
    <>
      <Field label="Status" inputMode="numeric" value={status} onValue={setStatus} />
      <Field label="Headers" className="code" rows={2} value={headers} onValue={setHeaders} />
      <Field label="Body" className="code" rows={10} value={body} onValue={setBody} />
      <p role="status" data-failed={issues.length > 0}>
        {issues.length > 0 ? `Breaks the contract: ${issues.join('; ')}.` : ''}
      </p>
      <div className="line">
        {Object.entries(actions).map(([label, action]) => (
          <Action
            key={label}
            label={label}
            onClick={() => action({ status: Number(status), headers: readHeaders(headers), body })}
          />
        ))}
      </div>
    </>
  )
}

/** Answers the next of some requests, or all of them, with a response that starts as the initial one. */
export function AnswerWith({ override, initial }: { override: Override; initial: CustomResponse }) {
  const { backend, say } = usePanel()
  const target = targetOf(override)
  const others = override.steps.filter(({ behavior }) => behavior !== 'custom')
  const next: Step[] = others.length > 0 ? others : [{ behavior: 'ok' }]

  function answer(response: CustomResponse, then: readonly Step[]) {
    setOverrides(backend, [{ ...override, steps: [{ behavior: 'custom' }, ...then].slice(0, maxSteps), response }])
    say(`${target} responds with it.`)
  }

  return (
    <Disclosure summary="Edit response…" label={`Edit response… ${target}`}>
      <ResponseForm
        endpoint={override.endpoint}
        initial={initial}
        actions={{
          'Answer with this next time': (response) => answer(response, next),
          'Answer with this always': (response) => answer(response, []),
        }}
      />
    </Disclosure>
  )
}
