import type { Override } from '../../engine/behaviors'
import { writeHar } from '../../engine/recording/har'
import type { Recording } from '../../engine/recording/recording'
import { mergeOverrides, usesBehavior } from '../../engine/state/state'
import { usePanel } from '../context'
import { Action } from '../controls'
import { download } from '../head/files'
import { countOf } from '../words'

export function CurrentRecording() {
  const { backend, state, recording } = usePanel()
  const { catalog, definition, bases } = backend
  const isRecording = state.overrides.some((override) => usesBehavior(override, 'record'))
  const isReplaying = state.overrides.some((override) => usesBehavior(override, 'replay'))

  /** Sets what records or replays, instead of what did. */
  function follow(added: readonly Override[]) {
    const kept = state.overrides.filter((one) => !usesBehavior(one, 'record') && !usesBehavior(one, 'replay'))
    backend.set({ ...state, overrides: mergeOverrides(kept, added) })
  }

  function record() {
    backend.recording.setState(undefined, true)
    follow(catalog.everywhere({ behavior: 'record' }))
  }

  function replay({ responses }: Recording) {
    const endpoints = new Set(responses.map(({ endpoint }) => endpoint))
    follow([...endpoints].map((endpoint) => ({ endpoint, steps: [{ behavior: 'replay' }] })))
  }

  function save(saved: Recording) {
    const full = Object.entries(bases).map(([name, base]) => [name, new URL(base, globalThis.location.href).href])
    download(writeHar(saved, definition.contract, Object.fromEntries(full)), 'alderway-recording.har')
  }

  return (
    <section className="card" aria-label="Recording">
      <h3>Recording</h3>
      <p role="status">
        {recording
          ? `${recording.name}: ${countOf(recording.responses.length, 'response')}. `
          : 'None. To replay a HAR file, open it under Share. '}
        {isRecording && 'Recording: use the site. Passwords and tokens are not kept.'}
        {isReplaying && 'Replaying, whatever is sent.'}
      </p>
      <div className="line">
        {!isRecording && !isReplaying && <Action label="Record the real API" onClick={record} />}
        {isRecording && <Action data-primary label="Stop recording" onClick={() => follow([])} />}
        {isReplaying && <Action data-primary label="Stop replaying" onClick={() => follow([])} />}
        {recording && !isReplaying && <Action label="Replay" onClick={() => replay(recording)} />}
        {recording && <Action label="Download HAR" onClick={() => save(recording)} />}
      </div>
    </section>
  )
}
