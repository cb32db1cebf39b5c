import { expect, test } from 'vitest'
import { listRequirements } from './requirements'

test.each([
  ['PostgreSQL, message queues, clear written English', ['PostgreSQL', 'message queues', 'clear written English']],
  [
    'A degree. Careful with names, dates and data. No experience.',
    ['A degree.', 'Careful with names, dates and data.', 'No experience.'],
  ],
  ['Nursing degree, C1\n\nTwo years, full time\n', ['Nursing degree, C1', 'Two years, full time']],
  ['A salary of 1,000 or more e.g. abroad', ['A salary of 1,000 or more e.g. abroad']],
  ['English, English', ['English']],
])('%j is a list of %j', (text, list) => {
  expect(listRequirements(text)).toEqual(list)
})
