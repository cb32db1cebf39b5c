import { matchPath } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '@/content/paths'
import { listPages } from './routes'

const addresses = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('3')))

test.each(addresses)('%s of content/paths.ts has its page in app/routes.tsx', (address) => {
  const patterns = listPages().map(({ path }) => path)
  const found = patterns.filter((pattern) => matchPath(pattern, address))
  expect(found, `routes of ${address}: app/routes.tsx has one row for each address`).toHaveLength(1)
})
