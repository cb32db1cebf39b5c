import { useId, useState } from 'react'
import type { CustomResponse } from '../../engine/behaviors'
import { usePanel } from '../context'
import { CopyButton } from '../CopyButton'
import { toHandler } from './handler'
import { prettyPrint } from './MessageView'

/** Reads `name: value` lines; undefined if one is not a header. */
function parseHeaders(text: string): Record<string, string> | undefined {
  try {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    return Object.fromEntries(
      new Headers(
        lines.map((line) => {
          const [name = '', ...value] = line.split(':')
          return [name.trim(), value.join(':').trim()]
        }),
      ),
    )
  } catch {
    return undefined
  }
}

interface ResponseEditorProps {
  endpoint: string
  initial: CustomResponse
  /** What can be done with the response, by label. */
  actions: Record<string, (response: CustomResponse) => void>
}

/** Edits status, headers and body, and says while typing how the body breaks the contract. It may. */
export function ResponseEditor({ endpoint, initial, actions }: ResponseEditorProps) {
  const { requests } = usePanel().backend
  const id = useId()
  const [status, setStatus] = useState(String(initial.status))
  const [headerLines, setHeaderLines] = useState(
    Object.entries(initial.headers)
      .map((header) => header.join(': '))
      .join('\n'),
  )
  const [body, setBody] = useState(prettyPrint(initial.body))
  const headers = parseHeaders(headerLines)
  const isStatus = /^[2-5]\d\d$/.test(status)
  const isOk = status.startsWith('2')
  const issues = [
    ...(isStatus ? [] : ['The status is a number from 200 to 599.']),
    ...(headers ? [] : ['A header is a line such as "retry-after: 30".']),
    ...requests.checkResponse(endpoint, isOk, body).map((issue) => `Breaks the contract: ${issue}.`),
    ...(body.includes('(hidden)') ? ['The log hides passwords and tokens: replace "(hidden)".'] : []),
  ]
  const response = isStatus && headers ? { status: Number(status), headers, body } : undefined

  return (
    <div className="editor">
      <div className="fields">
        <label>
          <span>Status</span>
          <input inputMode="numeric" value={status} onChange={({ target }) => setStatus(target.value)} />
        </label>
      </div>
      <label>
        Headers
        <textarea
          className="body"
          rows={2}
          spellCheck={false}
          value={headerLines}
          onChange={({ target }) => setHeaderLines(target.value)}
        />
      </label>
      <label>
        Body
        <textarea
          className="body"
          rows={10}
          spellCheck={false}
          aria-describedby={id}
          value={body}
          onChange={({ target }) => setBody(target.value)}
        />
      </label>
      <div role="status" id={id}>
        {issues.length > 0 ? (
          <ul className="issues">
            {issues.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        ) : (
          <p>{isOk ? 'The body matches the contract.' : 'Error bodies are not checked.'}</p>
        )}
      </div>
      <div className="actions">
        {Object.entries(actions).map(([label, act]) => (
          <button key={label} type="button" aria-disabled={!response} onClick={() => response && act(response)}>
            {label}
          </button>
        ))}
      </div>
      <CopyButton label="Copy as handler" text={() => response && toHandler(endpoint, response)} />
    </div>
  )
}
