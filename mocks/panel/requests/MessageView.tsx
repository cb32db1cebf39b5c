import type { Exchange } from '../../requests'

/** A body to read: JSON is set out, anything else stays as it is. */
function setOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

/** The headers and the body of a request or of an answer. */
export function MessageView({ title, message }: { title: string; message: Exchange['sent'] }) {
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
        <textarea className="body" readOnly rows={10} aria-label={`${title}: the body`} value={setOut(message.body)} />
      )}
    </>
  )
}
