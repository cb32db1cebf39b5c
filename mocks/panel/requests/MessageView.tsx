import type { LogEntry } from '../../engine/requestLog'

/** Indents JSON; anything else stays as it is. */
export function prettyPrint(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

export function MessageView({ title, message }: { title: string; message: LogEntry['request'] }) {
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
        <textarea className="body" readOnly rows={10} aria-label={`${title} body`} value={prettyPrint(message.body)} />
      )}
    </>
  )
}
