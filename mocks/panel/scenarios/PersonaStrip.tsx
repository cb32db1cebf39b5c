import { useEffect, useState } from 'react'
import { words } from '../../agency/agency'
import { usualLifetime } from '../../engine/sessions'
import { applySettings } from '../../engine/state/entry'
import type { Persona } from '../../engine/state/persona'
import { useAccount, usePanel, useSettings } from '../context'
import { DraftField } from '../DraftField'

/** The lifetimes that are offered, in seconds. */
const lifetimes = [0, 10, 60, usualLifetime]

function lifetimeTitle(seconds: number): string {
  if (seconds === 0) return 'Expired already'
  if (seconds % 3600 === 0) return `${seconds / 3600} hours`
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`
}

/** Says when the token expires, second by second. */
function TokenStatus({ token }: { token: string }) {
  const { sessions, settings } = usePanel().backend
  const [now, setNow] = useState(settings.now)
  const left = Math.ceil(((sessions.find(token)?.expiresAt ?? 0) - now) / 1000)

  useEffect(() => {
    const timer = setInterval(() => setNow(settings.now()), 1000)
    return () => clearInterval(timer)
  }, [settings])

  return left > 0 ? `The token expires in ${left} s.` : 'The token has expired. The next request with it fails.'
}

/** Who is signed in, for how long, and the time that site and backend go by. */
export function PersonaStrip() {
  const { backend, site, baseUrl } = usePanel()
  const settings = useSettings()
  const account = useAccount()
  const { now = '' } = settings
  const { as, expires } = words.signInOf(settings)
  const offered = [...new Set([...lifetimes, expires])].toSorted((a, b) => a - b)
  const token = site.token()

  /** Leaves a login on the site alone, unless an account is named: a later time ends it, as with a real backend. */
  function apply(persona: Persona) {
    if (persona.as === undefined && account !== as) backend.settings.set(persona)
    else applySettings(backend, site, { ...settings, ...persona })
  }

  return (
    <section className="persona" aria-label="Persona and clock">
      <h3 id="signed-in-as">Signed in as</h3>
      <div className="choices" role="group" aria-labelledby="signed-in-as">
        {Object.entries(words.accounts).map(([name, { title }]) => (
          <button key={name} type="button" aria-pressed={name === account} onClick={() => apply({ as: name })}>
            {title}
          </button>
        ))}
      </div>
      <div className="fields">
        <label>
          <span>Token expires in</span>
          <select
            value={expires}
            onChange={({ target }) => apply({ ...(token !== null && { as: account }), expires: Number(target.value) })}
          >
            {offered.map((seconds) => (
              <option key={seconds} value={seconds}>
                {lifetimeTitle(seconds)}
              </option>
            ))}
          </select>
        </label>
        <div className="field">
          <label htmlFor="today">Today</label>
          <DraftField
            id="today"
            type="datetime-local"
            value={now.length === 10 ? `${now}T00:00` : now}
            onCommit={(text) => apply({ now: text || undefined })}
          />
        </div>
      </div>
      <p role="status">{token !== null && expires !== usualLifetime && <TokenStatus key={token} token={token} />}</p>
      <p>
        {account !== words.nobody && (
          <a className="link" href={`${baseUrl}admin`}>
            Open the dashboard
          </a>
        )}
        {(settings.as ?? settings.expires ?? settings.now) !== undefined && (
          <button
            type="button"
            className="link"
            onClick={() => apply({ as: undefined, expires: undefined, now: undefined })}
          >
            Reset
          </button>
        )}
      </p>
    </section>
  )
}
