import type { Override } from '../../engine/behaviors'
import { writeHar } from '../../engine/recording/har'
import { mergeOverrides, usesBehavior } from '../../engine/state/state'
import { useMockState, usePanel, useRecording } from '../context'
import { Action, download } from '../controls'
import { countOf } from '../words'

export function CurrentRecording() {
  const { backend, attempt } = usePanel()
  const { catalog, definition, bases } = backend
  const state = useMockState()
  const recording = useRecording()
  const isRecording = state.overrides.some((override) => usesBehavior(override, 'record'))
  const isReplaying = state.overrides.some((override) => usesBehavior(override, 'replay'))
  const isIdle = !isRecording && !isReplaying

  /** Sets what records or replays, instead of what did. */
  function follow(added: readonly Override[]) {
    const kept = state.overrides.filter((one) => !usesBehavior(one, 'record') && !usesBehavior(one, 'replay'))
    attempt(() => backend.set({ ...state, overrides: mergeOverrides(kept, added) }))
  }

  function record() {
    backend.recording.setState(undefined, true)
    follow(catalog.everywhere({ behavior: 'record' }))
  }

  function replay() {
    const endpoints = new Set(recording?.responses.map(({ endpoint }) => endpoint))
    follow([...endpoints].map((endpoint) => ({ endpoint, steps: [{ behavior: 'replay' }] })))
  }

  function save() {
    if (!recording) return
    const full = Object.entries(bases).map(([name, base]) => [name, new URL(base, globalThis.location.href).href])
    download(writeHar(recording, definition.contract, Object.fromEntries(full)), 'alderway-recording.har')
  }

  return (
    <section className="card" aria-label="Recording">
      <h3>Recording</h3>
      <p role="status">
        {recording && `${recording.name}: ${countOf(recording.responses.length, 'response')}. `}
        {isRecording && 'Recording: use the site. Passwords and tokens are not kept.'}
        {isReplaying && 'Replaying, whatever is sent.'}
        {!recording && isIdle && 'None. To replay a HAR file, drop it on the panel or open it under Share.'}
      </p>
      <div className="actions">
        {!isIdle && (
          <Action data-primary onClick={() => follow([])}>
            {isRecording ? 'Stop recording' : 'Stop replaying'}
          </Action>
        )}
        {isIdle && <Action onClick={record}>Record the real API</Action>}
        {recording && !isReplaying && <Action onClick={replay}>Replay</Action>}
        {recording && <Action onClick={save}>Download HAR</Action>}
      </div>
    </section>
  )
}
