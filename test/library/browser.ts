import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest'
import { createBackend } from '~mocks/engine/backend'
import { immediate } from '~mocks/engine/requests/handlers'
import { startPanel } from '~mocks/panel/start'
import { type BrowserOptions, startInBrowser } from '~mocks/transports/browser'
import { libraryServer } from './server'

/** Starts the library's backend in this browser, and its panel. Resolves when requests are answered. */
export async function startLibrary(options: Omit<BrowserOptions, 'backend'>): Promise<void> {
  const { definition, bases } = libraryServer
  const backend = createBackend(definition, { bases, timing: immediate })
  const { ready, ...running } = await startInBrowser({
    ...options,
    backend,
    interceptors: [new XMLHttpRequestInterceptor()],
  })
  startPanel(running)
  await ready()
}
