import { expect, test } from 'vitest'
import { createSessions, readBearer } from './sessions'

test.each([7, 'ada', 'Vera Vet', 'Łucja', 'a.1%'])('a token says whose it is, also of the id %j, in a header', (id) => {
  const sessions = createSessions(() => [{ id: 1 }, { id }])
  const headers = new Headers({ authorization: `Bearer ${sessions.open(id)}` })
  expect(sessions.find(readBearer(headers) ?? '')?.user).toEqual({ id })
})
