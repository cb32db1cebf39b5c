import type { Parts } from '../backend'
import type { RecordedResponse, SentRequest } from './recording'

const removeQuery = (path: string) => path.replace(/\?.*/s, '')

/** Returns the responses, or why there are none. */
function findRecorded(all: readonly RecordedResponse[], { endpoint, path, sent }: SentRequest) {
  const samePath = all.filter((one) => one.endpoint === endpoint && removeQuery(one.path) === removeQuery(path))
  const sameQuery = samePath.filter((one) => one.path === path)
  const sameBody = sameQuery.filter((one) => (one.sent ?? sent) === sent)
  if (sameBody.length > 0) return sameBody
  if (sameQuery.length > 0) return 'recorded with another body'
  return samePath.length > 0 ? 'recorded with another query' : 'not recorded'
}

/** The last response to the same request repeats. Starts over with another recording or other overrides. */
export function createReplay({ recording, state }: Parts) {
  const counts = new Map<string, number>()
  recording.subscribe((now, before) => {
    const isLonger = now?.name === before?.name && before?.responses.every((one) => now?.responses.includes(one))
    if (!isLonger) counts.clear()
  })
  state.subscribe(({ overrides }, before) => {
    if (overrides !== before.overrides) counts.clear()
  })

  return (request: SentRequest) => {
    const found = findRecorded(recording.getState()?.responses ?? [], request)
    if (typeof found === 'string') return { outcome: `not replayed: ${found}` }
    const key = JSON.stringify(request)
    const count = counts.get(key) ?? 0
    counts.set(key, count + 1)
    const repeats = count >= found.length ? ': no more are recorded, the last one repeats' : ''
    return { response: found[count] ?? found.at(-1), outcome: `replayed${repeats}` }
  }
}
