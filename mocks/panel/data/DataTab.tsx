import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { agency } from '../../agency/agency'
import { usePanel, useEdits } from '../context'
import { isKey } from '../isKey'
import { useStored } from '../useStored'
import { countOf } from '../words'
import { ShareEdits } from './ShareEdits'
import { TableView } from './TableView'

const tables = agency.resources.flatMap(({ table }) => (table ? [table] : []))

/** Whether the event is from a field that has typing of its own to undo. */
function hasDraft({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('[data-draft=true], [type=search]')
}

export function DataTab() {
  const { database, edits } = usePanel().backend
  const [name, setName] = useStored('table', tables[0]?.name ?? '')
  const selected = tables.find((table) => table.name === name)
  const undoButton = useRef<HTMLButtonElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const { isUnstored } = useEdits()
  const count = edits.active().length

  function announce(what: string) {
    const left = edits.active().length
    setAnnouncement(`${what} ${left > 0 ? countOf(left, 'edit') : 'No edits'}.`)
  }

  function undo() {
    if (!edits.canUndo()) return
    edits.undo()
    announce('Undone.')
  }

  function redo() {
    if (!edits.canRedo()) return
    edits.redo()
    announce('Redone.')
  }

  function reset() {
    if (count === 0) return
    edits.apply({ edit: 'reset' })
    announce('All edits discarded.')
  }

  function undoByKey(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || !isKey(event, 'z') || hasDraft(event)) return
    event.preventDefault()
    flushSync(event.shiftKey ? redo : undo)
    // The row that held the focus may be gone.
    if (event.target instanceof Element && !event.target.isConnected) undoButton.current?.focus()
  }

  return (
    <div onKeyDown={undoByKey}>
      <div className="toolbar">
        <h3>{count > 0 ? countOf(count, 'edit') : 'No edits'}</h3>
        <button
          ref={undoButton}
          type="button"
          aria-disabled={!edits.canUndo()}
          aria-keyshortcuts="Control+Z"
          title="Undo (Ctrl+Z)"
          onClick={undo}
        >
          <Undo2 aria-hidden="true" />
          Undo
        </button>
        <button
          type="button"
          aria-disabled={!edits.canRedo()}
          aria-keyshortcuts="Control+Shift+Z"
          title="Redo (Ctrl+Shift+Z)"
          onClick={redo}
        >
          <Redo2 aria-hidden="true" />
          Redo
        </button>
        <button type="button" aria-disabled={count === 0} title="Discard all edits (can be undone)" onClick={reset}>
          <RotateCcw aria-hidden="true" />
          Reset
        </button>
      </div>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <p role="alert" className="status" data-error>
        {isUnstored &&
          'The browser’s storage is full or blocked: these edits are lost on reload. To keep them, download the state file under Share.'}
      </p>
      <fieldset className="tables">
        <legend className="visually-hidden">Table</legend>
        {tables.map((table) => (
          <button key={table.name} type="button" aria-pressed={table === selected} onClick={() => setName(table.name)}>
            {table.title} <small>{database.count(table.name).toLocaleString('en')}</small>
          </button>
        ))}
      </fieldset>
      {selected && (
        <TableView
          key={selected.name}
          table={selected.name}
          title={selected.title}
          onDeleted={(id) => {
            announce(`Row ${id} deleted.`)
            undoButton.current?.focus()
          }}
        />
      )}
      <ShareEdits />
    </div>
  )
}
