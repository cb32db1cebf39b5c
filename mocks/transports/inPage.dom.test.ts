import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { onTestFinished, expect, test } from 'vitest'
import { at, createLibrary } from '~test/library/createLibrary'
import { server } from '~test/server'
import { startInPage } from './inPage'

// As in a page on its first visit, whose service worker is not there yet.
function openPage() {
  const backend = createLibrary()
  server.close()
  const stop = startInPage(backend, { interceptors: [new XMLHttpRequestInterceptor()] })
  onTestFinished(() => {
    stop()
    server.listen({ onUnhandledRequest: 'error' })
  })
  return backend
}

/** Sends a request as axios does in a browser. */
function send(method: string, path: string, body?: string) {
  const request = new XMLHttpRequest()
  request.open(method, at + path)
  request.setRequestHeader('content-type', 'application/json')
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    request.addEventListener('load', () => resolve({ status: request.status, text: request.responseText }))
    request.addEventListener('error', () => reject(new Error('The connection failed.')))
    request.send(body)
  })
}

test('a page that uses XMLHttpRequest is answered, with the statuses and errors of the state', async () => {
  const backend = openPage()
  expect(await send('GET', '/books?size=1')).toMatchObject({ status: 200, text: expect.stringContaining('"total":3') })
  expect(await send('PATCH', '/books/isbn-1', '{"title":"Tides"}')).toMatchObject({ status: 200 })
  expect(backend.database.table('book').getAll()[0]).toMatchObject({ title: 'Tides' })
  backend.setOptions({ mock: { books: '503>offline' } })
  expect(await send('GET', '/books')).toMatchObject({ status: 503 })
  await expect(send('GET', '/books')).rejects.toThrow('The connection failed.')
})

test('a page that uses fetch is answered', async () => {
  openPage()
  expect(await (await fetch(`${at}/books/isbn-2`)).json()).toMatchObject({ title: 'Book 2' })
})
