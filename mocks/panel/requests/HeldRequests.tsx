import { useState } from 'react'
import { commonBehaviors } from '../../engine/behaviors'
import type { LogEntry } from '../../engine/requests/requestLog'
import { usePanel } from '../context'
import { Action, Field } from '../controls'
import { statusOptions } from '../endpoints/StepFields'
import { shortenUrl } from '../describe'

const { ok, offline } = commonBehaviors
const outcomes = [...Object.entries({ ok, offline }), ...statusOptions]

export function HeldRequests({ entries }: { entries: readonly LogEntry[] }) {
  const { backend } = usePanel()
  const [outcome, setOutcome] = useState('ok')
  const held = entries.filter(({ isHeld }) => isHeld)
  const release = ({ id }: LogEntry) => backend.release(id, outcome)

  return (
    <>
      {/* Screen readers may not hear a region that comes with its text. */}
      <p aria-live="polite">{held.length > 0 && `Held requests: ${held.length}`}</p>
      {held.length > 0 && (
        <section className="card" aria-label="Held requests">
          <div className="line">
            <Field label="Response to held requests" value={outcome} options={outcomes} onCommit={setOutcome} />
            <Action data-primary label="Release all" onClick={() => held.forEach(release)} />
          </div>
          <ul>
            {held.map((entry) => (
              <li key={entry.id} className="line">
                <code>
                  {entry.method} {shortenUrl(entry.url)}
                </code>
                <small>held since {new Date(entry.startedAt).toLocaleTimeString('en-GB')}</small>
                <Action label="Release" about={shortenUrl(entry.url)} onClick={() => release(entry)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
