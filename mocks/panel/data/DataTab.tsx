import { type KeyboardEvent, useState } from 'react'
import type { Id } from '../../engine/database/columns'
import { maxRows } from '../../engine/database/database'
import { usePanel } from '../context'
import { Action, DraftField, Field } from '../controls'
import { isKey } from '../isKey'
import { countOf } from '../words'
import { applyEdit, DataRow, type Table, textOf } from './DataRow'

function TableView({ table }: { table: Table }) {
  const { backend, say } = usePanel()
  const { database, edits } = backend
  const { name, title } = table
  const [search, setSearch] = useState('')
  const [newRow, setNewRow] = useState<Id>()
  const rows = database.table(name).getAll()
  const wanted = search.trim().toLowerCase()
  const found = rows.filter((row) => Object.values(row).some((cell) => textOf(cell).toLowerCase().includes(wanted)))

  function add() {
    const row = database.createRow(name)
    applyEdit(edits, { edit: 'put', table: name, row })
    setNewRow(row.id)
    setSearch('')
    say(`Row ${row.id} added.`)
  }

  return (
    <>
      <Field label={`Search ${title}`} type="search" value={search} onValue={setSearch} />
      <div className="line">
        <DraftField
          label={`Row count, 0 to ${maxRows.toLocaleString('en')}`}
          inputMode="numeric"
          value={String(rows.length)}
          onCommit={(text) => applyEdit(edits, { edit: 'count', table: name, count: Number(text) })}
        />
        <Action label="Add row" isOff={rows.length >= maxRows} onClick={add} />
      </div>
      <p role="status">{found.length === rows.length ? '' : `Matching rows: ${found.length}`}</p>
      <ol className="rows" aria-label={title}>
        {found.map((row) => (
          <DataRow key={row.id} table={table} row={row} isNew={row.id === newRow} />
        ))}
      </ol>
    </>
  )
}

export function DataTab() {
  const { backend, view, setView, edits: active, isUnstored, attempt } = usePanel()
  const { database, definition, edits } = backend
  const tables = definition.resources.flatMap(({ table }) => (table ? [table] : []))
  const selected = tables.find(({ name }) => name === view.table) ?? tables[0]

  function undoByKey(event: KeyboardEvent) {
    const { target, ctrlKey, metaKey } = event
    // A field may have typing of its own to undo.
    const isTyping = target instanceof HTMLElement && target.matches('[data-draft=true], [type=search]')
    if (!(ctrlKey || metaKey) || !isKey(event, 'z') || isTyping) return
    event.preventDefault()
    void (event.shiftKey ? attempt(edits.redo, 'Redone.') : attempt(edits.undo, 'Undone.'))
  }

  return (
    <div onKeyDown={undoByKey}>
      <div className="line">
        <h3>
          <span role="status">{active.length > 0 ? countOf(active.length, 'edit') : 'No edits'}</span>
        </h3>
        <Action label="Undo" title="Ctrl+Z" isOff={!edits.canUndo()} onClick={edits.undo} done="Undone." />
        <Action label="Redo" title="Ctrl+Shift+Z" isOff={!edits.canRedo()} onClick={edits.redo} done="Redone." />
        <Action
          label="Reset"
          isOff={!active.length}
          onClick={() => edits.apply({ edit: 'reset' })}
          done="Edits discarded."
        />
      </div>
      <p role="alert" data-failed>
        {isUnstored &&
          'The browser’s storage is full or blocked: these edits are lost on reload. To keep them, download the state file under Share.'}
      </p>
      <Field
        label="Table"
        value={selected?.name}
        options={tables.map((one) => [one.name, `${one.title}, ${countOf(database.table(one.name).count(), 'row')}`])}
        onValue={(table) => setView({ table })}
      />
      {selected && <TableView key={selected.name} table={selected} />}
    </div>
  )
}
