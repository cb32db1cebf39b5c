import { expect, test } from 'vitest'
import { describeBackend } from './greeting'

const bases = { admin: '/api', local: '', news: 'https://newsapi.org/v2' }

test('npm start says how to log in or, with a real backend, what it calls', () => {
  expect(describeBackend({ mock: true, bases, proxy: undefined })).toContain('admin@alderway.example with demo1234')
  const live = describeBackend({ mock: false, bases, proxy: 'http://localhost:5001' })
  expect(live.split('\n').slice(1)).toEqual([
    '  admin  /api (through the proxy, to http://localhost:5001)',
    '  local  / (through the proxy, to http://localhost:5001)',
    '  news   https://newsapi.org/v2',
  ])
})
