import { usePanel, useRowsVersion } from '../context'
import { countOf, tableNames } from '../../tables'
import { StartAfresh } from './StartAfresh'

const ways = {
  worker: {
    title: 'In a service worker',
    means: 'Every call of the page is a real request that the worker answers: the browser’s network tool shows it.',
  },
  page: {
    title: 'Inside the page',
    means:
      'No service worker can run here: it is blocked, the page was reloaded by force, or the address is not secure. ' +
      'All answers are the same, but the browser’s network tool does not show the calls. The Requests tab does.',
  },
}

/** How the backend is running, and what to do where it is not. */
export function HealthTab() {
  const { backend, baseUrl, answersIn } = usePanel()
  useRowsVersion()
  const { title, means } = ways[answersIn()]

  async function repair() {
    const registration = await navigator.serviceWorker?.getRegistration(baseUrl).catch(() => undefined)
    await registration?.unregister()
    globalThis.location.reload()
  }

  return (
    <>
      <h3>The backend runs</h3>
      <p>
        <b>{title}.</b> {means}
      </p>
      <h3>It holds</h3>
      <dl className="holds">
        {tableNames.map((name) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{countOf(backend.db, name).toLocaleString('en')}</dd>
          </div>
        ))}
        <div>
          <dt>dataset</dt>
          <dd>{backend.data.dataset()}</dd>
        </div>
      </dl>
      <h3>Where answers stay away</h3>
      <p>Takes the service worker out and loads the page anew, which puts a fresh one in. What is set here stays.</p>
      <button type="button" onClick={() => void repair()}>
        Repair the service worker
      </button>
      <StartAfresh />
    </>
  )
}
