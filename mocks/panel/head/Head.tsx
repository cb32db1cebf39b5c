import Server from 'lucide-react/icons/server'
import Share2 from 'lucide-react/icons/share-2'
import X from 'lucide-react/icons/x'
import type { FocusEvent } from 'react'
import { checkSize, readHar } from '../../engine/recording/har'
import { maxLinkLength } from '../../engine/state/codec'
import { usesBehavior } from '../../engine/state/overrides'
import { applySnapshot, applyState } from '../../transports/address'
import { createLink, takeSnapshot } from '../../transports/share'
import { useChanges, usePanel, useShown } from '../context'
import { Action, Disclosure } from '../controls'
import { formatCount, describeState } from '../describe'
import { toReport } from './report'

/** It would cover what has the focus. */
function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (!(relatedTarget instanceof HTMLElement) || currentTarget.contains(relatedTarget)) return
  // Its own button closes it.
  if (relatedTarget.getAttribute('popovertarget') !== currentTarget.id) currentTarget.hidePopover()
}

const places = {
  worker: 'In a service worker. Requests appear in the browser’s Network panel.',
  page: 'In the page: no service worker runs here, or requests are held. See the Requests tab.',
}

function ShareMenu() {
  const { backend, site, baseUrl, path, copy, copyLink, download, attempt, say, setView, listErrors } = usePanel()
  // A snapshot is of these.
  useShown(({ state, history, recording, account }) => [state, history, recording, account])
  const snapshot = takeSnapshot(backend, site)
  const { recording, overrides } = snapshot
  const parts = describeState(backend.catalog, snapshot)
  const own = overrides.filter(({ response }) => response).map(({ endpoint }) => endpoint)
  if (own.length > 0) parts.push(`the responses written for ${own.join(', ')}`)
  if (recording) parts.push(`the recording, ${formatCount(recording.responses.length, 'response')}`)

  const link = () => createLink(backend, snapshot, location)

  async function copyReport() {
    const address = await link()
    const isShort = address.length <= maxLinkLength
    const facts = {
      Link: `<${isShort ? address : address.replace(/#.*/s, '')}>`,
      State: `${parts.join(', ') || 'default'}${isShort ? '' : ' (attach the state file: it is too long for a link)'}`,
      // The build of another page may not define it.
      Build: typeof __BUILD__ === 'string' ? __BUILD__ : 'unknown',
      Browser: navigator.userAgent,
      Window: `${innerWidth} x ${innerHeight}`,
    }
    await copy(toReport(facts, backend.requests.get(), listErrors()))
  }

  async function copyTest() {
    await copy(`await page.goto(${JSON.stringify((await link()).replace(location.origin + baseUrl, ''))})`)
  }

  async function openFile(file: File) {
    checkSize(file.size)
    const text = await file.text()
    const har = readHar(text, file.name.replace(/\.\w+$/, ''), backend.definition.contract)
    if (!har) {
      const { value, problems } = backend.codec.readSnapshot(text)
      if (value) applySnapshot(backend, site, value)
      return say(value ? `Opened ${file.name}.` : `${file.name}: ${problems.join(' ')}`)
    }
    const { recording, skipped } = har
    const count = recording.responses.length
    if (count === 0) return say([`${file.name} has no response of the contract’s endpoints.`, ...skipped].join(' '))
    backend.recording.setState(recording, true)
    if (usesBehavior(overrides, 'replay')) site.refetch()
    setView({ tab: 'Requests' })
    say([`Opened ${file.name}: ${formatCount(count, 'response')} to replay.`, ...skipped].join(' '))
  }

  const story = backend.definition.findStory?.(path(), baseUrl)
  return (
    <section id="share" popover="auto" aria-label="Share" onBlur={closeWhenLeft}>
      <h3>This page with</h3>
      <ul>
        {(parts.length > 0 ? parts : ['the default state']).map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
      <div className="line">
        <Action label="Copy link" onClick={() => copyLink(snapshot)} />
        <Action
          label="Download state file"
          onClick={() => download(backend.codec.writeSnapshot(snapshot), `${backend.definition.name}-state.json`)}
        />
        <Action label="Copy bug report" onClick={copyReport} />
        <Action label="Copy as Playwright test" onClick={copyTest} />
      </div>
      <p>A report has link, build, last requests and console errors, without passwords and tokens.</p>
      <h3>Open a file</h3>
      <label>
        A state file, or a HAR file of any browser: choose or drop it.
        <input
          type="file"
          accept=".json,.har"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) void attempt(() => openFile(file))
            // The same file can be chosen again.
            target.value = ''
            target.closest('section')?.hidePopover()
          }}
        />
      </label>
      {story && (
        <a href={story} target="_blank" rel="noopener">
          This page in Storybook (opens in a new tab)
        </a>
      )}
    </section>
  )
}

const formatSize = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

function Offline() {
  const { keep, remove } = usePanel().offline
  const { kept, size } = useShown(({ offline }) => offline)
  if (size === 0) return <p>Needs a network: this browser keeps no files of it.</p>
  return (
    <p className="line">
      <span>{kept > 0 ? `Works offline: ${formatSize(kept)} kept.` : 'Needs a network.'}</span>
      {kept > 0 ? (
        <Action
          label="Remove"
          about="what is kept offline"
          onClick={remove}
          done="Removed. The demo needs a network."
        />
      ) : (
        <Action label="Keep offline" about={formatSize(size)} onClick={keep} done="Works without a network now." />
      )}
    </p>
  )
}

export function Head({ onClose }: { onClose: () => void }) {
  const { backend, site } = usePanel()
  const place = useShown((shown) => shown.place)
  const changes = useChanges()
  const summary = changes.length > 2 ? formatCount(changes.length, 'change') : changes.join(', ')

  function reset() {
    backend.edits.clear()
    backend.reset()
    applyState(backend, site, backend.catalog.everyday)
  }

  return (
    <>
      <header>
        <h2 title={summary}>{summary || 'Demo data'}</h2>
        <Action icon={Share2} popoverTarget="share" label="Share" />
        <Action icon={Server} popoverTarget="backend" label="Backend" />
        <Action icon={X} aria-label="Close" onClick={onClose} />
      </header>
      <ShareMenu />
      <section id="backend" popover="auto" aria-label="Backend" onBlur={closeWhenLeft}>
        <h3>Where it runs</h3>
        <p>{places[place]}</p>
        <Offline />
        <h3>Confusing state?</h3>
        <Disclosure summary="Reset everything…">
          <p>Discards edits, recording, overrides and the sign-in for good.</p>
          <Action data-primary label="Yes, reset everything" onClick={reset} done="Everything has been reset." />
        </Disclosure>
      </section>
    </>
  )
}
