import { expect, test } from 'vitest'
import { describeBackend } from './startMessage'

test('npm start on the in-browser backend says how to log in', () => {
  expect(describeBackend({})).toContain('Admin login: admin@alderway.example')
})

test('npm start on a real backend names the three services, and how to get past CORS', () => {
  const variables = { VITE_BACKEND: 'live', VITE_ADMIN_API_URL: 'https://api.example.com/v1/' }
  const message = describeBackend(variables)
  expect(message).toContain('admin  https://api.example.com/v1\n')
  expect(message).toContain('local  http://localhost:5000\n')
  expect(message).toContain('news   https://newsapi.org/v2\n')
  expect(message).toContain('API_PROXY=http://localhost:5000\n')
  expect(message).not.toContain('demo1234')
})

test('npm start names the proxy beside the services behind it', () => {
  const variables = { VITE_BACKEND: 'live', VITE_ADMIN_API_URL: '/api', VITE_LOCAL_API_URL: '/' }
  const message = describeBackend(variables, 'http://localhost:5001')
  expect(message).toContain('admin  /api (through the proxy, to http://localhost:5001)\n')
  expect(message).toContain('local  / (through the proxy, to http://localhost:5001)\n')
  expect(message).toContain('news   https://newsapi.org/v2\n')
  expect(message).not.toContain('CORS')
})
