import { writeHar } from '../../engine/recording/har'
import type { Recording } from '../../engine/recording/recording'
import type { LogEntry } from '../../engine/requests/requestLog'
import { usesBehavior } from '../../engine/state/overrides'
import { usePanel, useShown } from '../context'
import { Action, Disclosure, Field } from '../controls'
import { listIssues, formatCount, describeSteps, hasFailed, describeOutcome, shortenUrl } from '../describe'
import { setOverrides } from '../endpoints/setOverrides'
import { HeldRequests } from './HeldRequests'
import { ResponseForm, prettyPrint, writeHeaders } from './ResponseForm'

const uses = {
  record: 'Recording: use the site. Passwords and tokens are not kept.',
  replay: 'Replaying, in the recorded order; the last response repeats. Secrets are not compared.',
}

function CurrentRecording() {
  const { backend, download } = usePanel()
  const { state, recording } = useShown(({ state, recording }) => ({ state, recording }))
  const { catalog, definition, bases } = backend
  const used = (['record', 'replay'] as const).find((name) => usesBehavior(state.overrides, name))

  function replay({ responses }: Recording) {
    const everywhere = catalog.overrideAll({ behavior: 'replay' })
    const recorded = everywhere.filter((override) => responses.some(({ endpoint }) => endpoint === override.endpoint))
    setOverrides(backend, recorded)
  }

  function stop() {
    const overrides = state.overrides.filter((one) => !usesBehavior([one], 'record', 'replay'))
    backend.set({ ...state, overrides })
  }

  function save(saved: Recording) {
    download(writeHar(saved, definition.contract, bases, location.origin), `${definition.name}-recording.har`)
  }

  return (
    <section className="card" aria-label="Recording">
      <h3>Recording</h3>
      <p aria-live="polite">
        {(recording
          ? `${recording.name}: ${formatCount(recording.responses.length, 'response')}. `
          : 'None. To replay a HAR file, open it under Share. ') + (used ? uses[used] : '')}
      </p>
      <div className="line">
        {used ? (
          <Action data-primary label={used === 'record' ? 'Stop recording' : 'Stop replaying'} onClick={stop} />
        ) : (
          !recording && (
            <Action
              label="Record the real API"
              onClick={() => setOverrides(backend, catalog.overrideAll({ behavior: 'record' }))}
            />
          )
        )}
        {recording && !used && <Action label="Replay" onClick={() => replay(recording)} />}
        {recording && !used && <Action label="Discard" onClick={() => backend.recording.setState(undefined, true)} />}
        {recording && <Action label="Download HAR" onClick={() => save(recording)} />}
      </div>
    </section>
  )
}

function Message({ title, message }: { title: string; message: LogEntry['request'] }) {
  const text = `${writeHeaders(message.headers)}\n\n${prettyPrint(message.body)}`.trim()
  return <Field label={title} className="code" readOnly rows={Math.min(text.split('\n').length + 1, 16)} value={text} />
}

export function RequestsTab() {
  const { backend, setView } = usePanel()
  const { requests, view } = useShown(({ requests, view }) => ({ requests, view }))
  const wanted = view.filter.trim().toLowerCase()
  const shown = requests.filter((entry) => {
    const { endpoint, method, url, status, step } = entry
    const words = [method, url, status, step.behavior, endpoint, hasFailed(entry) ? 'failed' : '']
    return words.join(' ').toLowerCase().includes(wanted)
  })

  return (
    <>
      <HeldRequests entries={requests} />
      <CurrentRecording />
      <div className="line">
        <h3>{`${shown.length === requests.length ? 'Latest' : 'Matching'} requests: ${shown.length}`}</h3>
        <Action label="Clear" onClick={backend.requests.clear} />
      </div>
      <Field
        label="Search by URL, status, behavior or “failed”"
        type="search"
        value={view.filter}
        onCommit={(text) => setView({ filter: text })}
      />
      <ol className="rows" aria-label="Requests">
        {shown.map((entry) => {
          const { id, endpoint, method, url, step, startedAt, request, response } = entry
          const steps = describeSteps(backend.catalog, { endpoint, steps: [step] })
          return (
            <li key={id} data-failed={hasFailed(entry)}>
              <Disclosure summary={`${method} ${shortenUrl(url)}`} detail={`${describeOutcome(entry)} · ${steps}`}>
                <p>Sent at {new Date(startedAt).toLocaleTimeString('en-GB')}.</p>
                <p data-failed>{listIssues(entry).join('\n')}</p>
                <Message title="Request" message={request} />
                {response && <Message title="Response" message={response} />}
                <Disclosure summary="Edit response…" about={endpoint}>
                  <ResponseForm
                    draft={id}
                    override={{ ...backend.state.getOverride(endpoint), response: undefined }}
                    entries={[entry]}
                  />
                </Disclosure>
              </Disclosure>
            </li>
          )
        })}
      </ol>
    </>
  )
}
