import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { watchErrors } from './watchErrors'

let error: ReturnType<typeof vi.fn<typeof console.error>>
let listErrors: ReturnType<typeof watchErrors>
beforeEach(() => {
  const { error: original } = console
  onTestFinished(() => void (console.error = original))
  error = vi.fn<typeof console.error>()
  console.error = error
  listErrors = watchErrors()
})

const texts = () => listErrors().map((error) => error.replace(/^[\d-]+T[\d:.]+Z /, ''))

test('lists what the page logs as an error, throws and rejects, and logs it still', () => {
  console.error('Not saved:', new TypeError('No name'), { job: 7 })
  dispatchEvent(new ErrorEvent('error', { message: 'Uncaught Error: Boom', filename: '/main.js', lineno: 12 }))
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('Gone') }))
  expect(texts()).toEqual([
    'Not saved: TypeError: No name {"job":7}',
    'Uncaught Error: Boom (/main.js:12)',
    'Unhandled rejection: Error: Gone',
  ])
  expect(error).toHaveBeenCalledExactlyOnceWith('Not saved:', new TypeError('No name'), { job: 7 })
})

test('hides passwords and tokens, also in objects and addresses', () => {
  console.error({ user: 'Ada', password: 's3cret' })
  console.error('Failed to load https://a.example/b?apiKey=s3cret&page=2')
  console.error('token:', 's3cret')
  expect(texts()[0]).toBe('{"user":"Ada","password":"(hidden)"}')
  expect(texts().join(' ')).not.toContain('s3cret')
})

test('keeps the beginning of the last twenty, and takes what no text can show', () => {
  const circle: Record<string, unknown> = {}
  circle.self = circle
  for (let count = 1; count <= 24; count += 1) console.error(`Error ${count}`)
  console.error(circle, null, 'x'.repeat(5000))
  expect(texts()).toHaveLength(20)
  expect(texts()[0]).toBe('Error 6')
  expect(texts().at(-1)).toMatch(/^\(object\) null x+$/)
  expect(texts().at(-1)).toHaveLength(500)
})
