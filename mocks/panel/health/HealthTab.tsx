import { useStore } from 'zustand'
import { usePanel, useEdits } from '../context'
import { ResetEverything } from './ResetEverything'

const transports = {
  worker: {
    title: 'Service worker',
    description: 'A service worker responds to the page’s requests, so they appear in the browser’s Network panel.',
  },
  page: {
    title: 'In the page',
    description:
      'No service worker runs here: it is not installed yet, it is blocked, the page was hard-reloaded, or the address ' +
      'is not secure (https or localhost). Responses are the same, but requests do not appear in the browser’s Network panel. See ' +
      'the Requests tab instead.',
  },
}

/** How the backend runs, and what to do if it does not respond. */
export function HealthTab() {
  const { backend, baseUrl, runsIn } = usePanel()
  const { dataset } = useEdits()
  const { title, description } = transports[useStore(runsIn)]

  async function reinstall() {
    const registration = await navigator.serviceWorker?.getRegistration(baseUrl).catch(() => undefined)
    await registration?.unregister()
    globalThis.location.reload()
  }

  return (
    <>
      <h3>Backend</h3>
      <p>
        <b>{title}.</b> {description}
      </p>
      <h3>Rows</h3>
      <dl className="row-counts">
        {Object.keys(backend.database.tables).map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{backend.database.count(name).toLocaleString('en')}</dd>
          </div>
        ))}
        <div>
          <dt>dataset</dt>
          <dd>{dataset}</dd>
        </div>
      </dl>
      <h3>No response?</h3>
      <p>Unregisters the service worker and reloads the page, which installs it again. Your settings are kept.</p>
      <button type="button" onClick={() => void reinstall()}>
        Reinstall the service worker
      </button>
      <ResetEverything />
    </>
  )
}
