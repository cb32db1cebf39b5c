import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Id } from '../../engine/database/columns'
import { type Edit, maxRows } from '../../engine/database/database'
import { useEdits, usePanel, useView } from '../context'
import { Action, DraftField, Select } from '../controls'
import { isKey } from '../isKey'
import { countOf } from '../words'
import { applyEdit, DataRow, type Table, textOf } from './DataRow'

/** How many rows are listed at once. */
const step = 50
const numeric = new Intl.Collator('en', { numeric: true })

function TableView({ table }: { table: Table }) {
  const { backend, attempt } = usePanel()
  const { database, edits } = backend
  const { name, title } = table
  const list = useRef<HTMLOListElement>(null)
  const [search, setSearch] = useState('')
  const [orderBy, setOrderBy] = useState('')
  const [limit, setLimit] = useState(step)
  const [newRow, setNewRow] = useState<Id>()
  const columns = ['id', ...Object.keys(database.columnsOf(name))]
  const all = database.table(name).getAll()
  const wanted = search.trim().toLowerCase()
  const found = all.filter((row) => columns.some((column) => textOf(row[column]).toLowerCase().includes(wanted)))
  if (orderBy) found.sort((one, other) => numeric.compare(textOf(one[orderBy]), textOf(other[orderBy])))

  function apply(edit: Edit, done: string) {
    attempt(() => applyEdit(edits, edit), done)
  }

  function add() {
    const row = database.createRow(name)
    flushSync(() => {
      setNewRow(row.id)
      setSearch('')
      setOrderBy('')
      setLimit(all.length + 1)
      apply({ edit: 'put', table: name, row }, `Row ${row.id} added.`)
    })
    list.current?.querySelector<HTMLElement>('li:last-child :is(input, textarea)')?.focus()
  }

  return (
    <>
      <div className="fields">
        <label>
          <span>Search {title}</span>
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <Select label="Sort by" value={orderBy} options={[['', 'Default order'], ...columns]} onChoose={setOrderBy} />
      </div>
      <div className="fields">
        <DraftField
          label={`Row count, 0 to ${maxRows.toLocaleString('en')}`}
          type="number"
          value={String(all.length)}
          onCommit={(text) => apply({ edit: 'count', table: name, count: Number(text) }, `${title}: ${text} rows.`)}
        />
        <Action isOff={all.length >= maxRows} onClick={add}>
          Add row
        </Action>
      </div>
      <p role="status">{found.length === all.length ? '' : `Matching rows: ${found.length}`}</p>
      <ol ref={list} className="rows" aria-label={title}>
        {found.slice(0, limit).map((row) => (
          <DataRow key={row.id} table={table} row={row} isNew={row.id === newRow} />
        ))}
      </ol>
      {found.length > limit && <Action onClick={() => setLimit(limit + step)}>Show more rows</Action>}
    </>
  )
}

export function DataTab() {
  const { backend, view, attempt } = usePanel()
  const { database, definition, edits } = backend
  const { isUnstored } = useEdits()
  const { table: name } = useView()
  const tables = definition.resources.flatMap(({ table }) => (table ? [table] : []))
  const selected = tables.find((table) => table.name === name) ?? tables[0]
  const count = edits.active().length

  function undoByKey(event: KeyboardEvent) {
    const { target, ctrlKey, metaKey } = event
    // A field may have typing of its own to undo.
    const isTyping = target instanceof HTMLElement && target.matches('[data-draft=true], [type=search]')
    if (!(ctrlKey || metaKey) || !isKey(event, 'z') || isTyping) return
    event.preventDefault()
    attempt(event.shiftKey ? edits.redo : edits.undo, event.shiftKey ? 'Redone.' : 'Undone.')
  }

  return (
    <div onKeyDown={undoByKey}>
      <div className="toolbar">
        <h3>
          <span role="status">{count > 0 ? countOf(count, 'edit') : 'No edits'}</span>
        </h3>
        <Action isOff={!edits.canUndo()} title="Undo (Ctrl+Z)" onClick={() => attempt(edits.undo, 'Undone.')}>
          Undo
        </Action>
        <Action isOff={!edits.canRedo()} title="Redo (Ctrl+Shift+Z)" onClick={() => attempt(edits.redo, 'Redone.')}>
          Redo
        </Action>
        <Action
          isOff={count === 0}
          title="Discard all edits (can be undone)"
          onClick={() => attempt(() => edits.apply({ edit: 'reset' }), 'All edits discarded.')}
        >
          Reset
        </Action>
      </div>
      <p role="alert" data-failed>
        {isUnstored &&
          'The browser’s storage is full or blocked: these edits are lost on reload. To keep them, download the state file under Share.'}
      </p>
      <div className="fields">
        <Select
          label="Table"
          value={selected?.name}
          options={tables.map((one) => [one.name, `${one.title}, ${countOf(database.table(one.name).count(), 'row')}`])}
          onChoose={(table) => view.setState({ table })}
        />
      </div>
      {selected && <TableView key={selected.name} table={selected} />}
    </div>
  )
}
