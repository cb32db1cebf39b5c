import { Redo2, RotateCcw, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { countOf, type TableName, tableNames } from '../../tables'
import { usePanel, useRowsVersion } from '../context'
import { counted } from '../words'
import { TableView } from './TableView'

const titles: Record<TableName, string> = { job: 'Jobs', blog: 'Blogs', article: 'News', user: 'People' }

/** Whether the key event comes from a field with typing of its own to undo. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('[data-draft=true], [type=search]')
}

/** The tables of the database. Every edit can be undone, a reset too. */
export function DataTab() {
  const { db, data } = usePanel().backend
  const [table, setTable] = useState<TableName>('job')
  const undoButton = useRef<HTMLButtonElement>(null)
  useRowsVersion()
  const edits = data.edits().length

  function undoByKey(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyZ' || isTyping(event)) return
    event.preventDefault()
    if (event.shiftKey) data.redo()
    else data.undo()
  }

  return (
    <div onKeyDown={undoByKey}>
      <div className="bar">
        <h3>{edits > 0 ? counted(edits, 'edit') : 'Nothing edited'}</h3>
        <button
          ref={undoButton}
          type="button"
          aria-disabled={!data.canUndo()}
          aria-keyshortcuts="Control+Z"
          title="Undo (Ctrl+Z)"
          onClick={() => data.canUndo() && data.undo()}
        >
          <Undo2 aria-hidden="true" />
          Undo
        </button>
        <button
          type="button"
          aria-disabled={!data.canRedo()}
          aria-keyshortcuts="Control+Shift+Z"
          title="Redo (Ctrl+Shift+Z)"
          onClick={() => data.canRedo() && data.redo()}
        >
          <Redo2 aria-hidden="true" />
          Redo
        </button>
        <button
          type="button"
          aria-disabled={edits === 0}
          title="All tables as they were; can be undone"
          onClick={() => edits > 0 && data.edit({ edit: 'reset' })}
        >
          <RotateCcw aria-hidden="true" />
          Reset
        </button>
      </div>
      <fieldset className="choice">
        <legend className="unseen">Table</legend>
        {tableNames.map((name) => (
          <button key={name} type="button" aria-pressed={name === table} onClick={() => setTable(name)}>
            {titles[name]} <small>{countOf(db, name).toLocaleString('en')}</small>
          </button>
        ))}
      </fieldset>
      <TableView key={table} table={table} title={titles[table]} onDeleted={() => undoButton.current?.focus()} />
    </div>
  )
}
