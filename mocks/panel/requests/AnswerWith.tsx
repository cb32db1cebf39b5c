import { useState } from 'react'
import type { CustomResponse } from '../../engine/behaviors'
import { replayHeader } from '../../engine/recording/recording'
import type { LogEntry } from '../../engine/requestLog'
import { maxSteps, parseSequence } from '../../engine/state/syntax'
import type { Settings } from '../../engine/state/words'
import { usePanel } from '../context'
import { ResponseEditor } from './ResponseEditor'

/** A logged response, to be edited. Without one, an empty JSON response. */
export function editableResponse({ status, response }: Partial<LogEntry> = {}): CustomResponse {
  const headers = response?.headers.filter(([name]) => name !== 'content-length' && name !== replayHeader) ?? [
    ['content-type', 'application/json'],
  ]
  return { status: status || 200, headers: Object.fromEntries(headers), body: response?.body ?? '' }
}

/** Answers the next request to the endpoint, or all, with a response that starts as the initial one. */
export function AnswerWith({ endpoint, initial }: { endpoint: string; initial: CustomResponse }) {
  const { settings } = usePanel().backend
  const [isOpen, setIsOpen] = useState(false)
  const [previous, setPrevious] = useState<Partial<Settings>>()

  function answer(response: CustomResponse, next: readonly string[]) {
    const { mock, responses } = settings.get()
    setPrevious({ mock, responses })
    setIsOpen(false)
    settings.set({
      mock: { ...mock, [endpoint]: ['custom', ...next].slice(0, maxSteps).join('>') },
      responses: { ...responses, [endpoint]: response },
    })
  }

  function answerOnce(response: CustomResponse) {
    const { steps } = parseSequence(settings.wordOf(endpoint))
    const others = steps.filter((step) => step !== 'custom')
    answer(response, others.length > 0 ? others : ['ok'])
  }

  function undo() {
    if (previous) settings.set(previous)
    setPrevious(undefined)
  }

  return (
    <>
      <button type="button" className="link" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Edit response… <span className="visually-hidden">of {endpoint}</span>
      </button>
      {isOpen && (
        <ResponseEditor
          endpoint={endpoint}
          initial={initial}
          actions={{
            'Answer with this next time': answerOnce,
            'Answer with this always': (response) => answer(response, []),
          }}
        />
      )}
      <p role="status" className="status">
        {previous && (
          <>
            {endpoint} responds with it.{' '}
            <button type="button" className="link" onClick={undo}>
              Undo
            </button>
          </>
        )}
      </p>
    </>
  )
}
