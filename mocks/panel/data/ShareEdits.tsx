import { useState } from 'react'
import { editsKey, sharedEditsKey } from '../../engine/storage'
import { usePanel } from '../context'

/** Joins the tabs that share their edits, or leaves them for the tab's own. */
export function ShareEdits() {
  const { backend, local, session } = usePanel()
  const [isShared, setIsShared] = useState(session.getItem(sharedEditsKey) === 'true')

  function share(next: boolean) {
    const key = editsKey(backend.edits.getState().dataset)
    if (next && !local.getItem(key)) local.setItem(key, session.getItem(key) ?? '')
    session.setItem(sharedEditsKey, String(next))
    backend.edits.persist(next ? local : session)
    setIsShared(next)
  }

  return (
    <label className="checkbox">
      <input type="checkbox" checked={isShared} onChange={({ target }) => share(target.checked)} />
      <span>
        Share edits with other tabs
        <small>{isShared ? 'Tabs that share have the same rows.' : 'This tab has rows of its own.'}</small>
      </span>
    </label>
  )
}
