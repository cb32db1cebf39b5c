import { expect, test } from 'vitest'
import { toHandler } from './handler'

test('a response is copied as an msw handler', () => {
  const response = { status: 503, headers: { 'retry-after': '3' }, body: '{"message": "It\'s down"}' }
  expect(toHandler('job', response)).toBe(`http.get('*/jobs/:id', () =>
  new HttpResponse("{\\"message\\": \\"It's down\\"}", {
    "status": 503,
    "headers": {
      "retry-after": "3"
    }
  }),
)`)
})
