import type { MockState } from '../state/catalog'
import { maskBody, parseJson } from './mask'
import type { RecordedResponse, Recording } from './recording'

export interface SentRequest {
  endpoint: string
  path: string
  sent: string
}

export function normalizeBody(body: string): string {
  const masked = maskBody(body)
  const json = parseJson(masked)
  return json === undefined ? masked : JSON.stringify(json)
}

const matches = (recorded: RecordedResponse, { endpoint, path, sent }: SentRequest) =>
  recorded.endpoint === endpoint && recorded.path === path && (recorded.sent ?? sent) === sent

interface Sources {
  recording: { getState: () => Recording | undefined }
  state: { get: () => MockState }
}

/**
 * Several responses to the same request are found in their order, the last of them again and again. Starts over with
 * another recording or other overrides.
 */
export function createReplay({ recording, state }: Sources) {
  const counts = new Map<string, number>()
  let replayed: readonly unknown[] = []

  return (request: SentRequest): RecordedResponse | undefined => {
    const current = [recording.getState(), state.get().overrides]
    if (current.some((one, index) => one !== replayed[index])) counts.clear()
    replayed = current
    const found = recording.getState()?.responses.filter((one) => matches(one, request)) ?? []
    const key = JSON.stringify(request)
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    return found[count] ?? found.at(-1)
  }
}
