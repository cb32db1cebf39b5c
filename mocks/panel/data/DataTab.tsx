import { type KeyboardEvent, useState } from 'react'
import type { Cell, Column, Id, Row } from '../../engine/database/columns'
import { maxRows } from '../../engine/database/database'
import { parseJson } from '../../engine/text'
import type { AnyResource } from '../../engine/resource'
import { usePanel, useShown } from '../context'
import { Action, Disclosure, Field } from '../controls'
import { isKey } from '../isKey'
import { formatCount, unstored } from '../describe'

function writeCell(cell: Cell | undefined, kind?: Column['kind']) {
  if (kind !== 'object' && Array.isArray(cell) && cell.every((item) => typeof item !== 'object')) return cell.join('\n')
  return typeof cell === 'object' && cell !== null ? JSON.stringify(cell, null, 2) : String(cell ?? '')
}

function readCell({ kind, default: value }: Column, text: string, before: Cell | undefined): unknown {
  if (text === '' && value === null) return null
  if (['number', 'boolean', 'object'].includes(kind)) return parseJson(text) ?? text
  if (kind !== 'list') return text
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const isOfNumbers = Array.isArray(before) && typeof before[0] === 'number'
  if (!isOfNumbers) return lines
  const numbers = lines.map((line) => parseJson(line))
  return numbers.every((number) => typeof number === 'number') ? numbers : text
}

function chooseField({ kind, default: value, options }: Column) {
  const nothing = value === null ? [['', { title: 'null' }] as const] : []
  return {
    options: options && [...nothing, ...options.map((title) => [title, { title }] as const)],
    rows: ['prose', 'list', 'object'].includes(kind) ? 4 : undefined,
    inputMode: kind === 'number' ? ('decimal' as const) : undefined,
  }
}

function focusField(row: HTMLElement | null) {
  row?.querySelector<HTMLElement>('input, textarea, select')?.focus()
}

function TableView({ name, title, label, columns }: NonNullable<AnyResource['table']>) {
  const { backend, say } = usePanel()
  const { database, edits } = backend
  const [search, setSearch] = useState('')
  const [newRow, setNewRow] = useState<Id>()
  // A row that is edited until it no longer matches stays until the next search.
  const [edited, setEdited] = useState<readonly Id[]>([])
  const rows = database.table(name).getAll()
  const wanted = search.trim().toLowerCase()
  const matches = (row: Row) => Object.values(row).some((cell) => writeCell(cell).toLowerCase().includes(wanted))
  const found = rows.filter((row) => edited.includes(row.id) || matches(row))
  const [main = '', ...others] = label ?? Object.keys(columns).slice(0, 2)

  function find(text: string) {
    setSearch(text)
    setEdited([])
  }

  function put(row: { id: Id }) {
    edits.apply({ edit: 'put', table: name, row })
    setEdited([...edited, row.id])
  }

  function add() {
    const row = database.createRow(name)
    put(row)
    setNewRow(row.id)
    find('')
    say(`Row ${row.id} added.`)
  }

  return (
    <>
      <Field label={`Search ${title}`} type="search" value={search} onCommit={find} />
      <div className="line">
        <Field
          label={`Row count, 0 to ${maxRows.toLocaleString('en')}`}
          inputMode="numeric"
          value={rows.length}
          onCommit={(text) =>
            edits.apply({ edit: 'count', table: name, count: parseJson(text.replace(',', '')) ?? text })
          }
        />
        <Action label="Add row" isOff={rows.length >= maxRows} onClick={add} />
      </div>
      <p aria-live="polite">{found.length < rows.length && `Matching rows: ${found.length}`}</p>
      <ol className="rows" aria-label={title}>
        {found.map(({ id, ...cells }) => (
          <li key={id} ref={id === newRow ? focusField : undefined}>
            <Disclosure
              open={id === newRow}
              summary={writeCell(cells[main]) || 'Untitled'}
              detail={[id, ...others.map((other) => writeCell(cells[other]))].filter(Boolean).join(', ')}
            >
              {Object.entries(columns).map(([column, definition]) => (
                <Field
                  key={column}
                  label={column}
                  dir="auto"
                  placeholder={cells[column] === null ? 'null' : ''}
                  {...chooseField(definition)}
                  value={writeCell(cells[column], definition.kind)}
                  onCommit={(text) => put({ id, [column]: readCell(definition, text, cells[column]) })}
                />
              ))}
              <Action
                label={`Delete row ${id}`}
                onClick={() => edits.apply({ edit: 'delete', table: name, id })}
                done={`Row ${id} deleted.`}
              />
            </Disclosure>
          </li>
        ))}
      </ol>
    </>
  )
}

export function DataTab() {
  const { backend, setView, attempt } = usePanel()
  const { database, definition, edits } = backend
  const { history, view } = useShown(({ history, view }) => ({ history, view }))
  const active = edits.active()
  const { edits: all, done, isUnstored } = history
  const tables = definition.resources.flatMap(({ table = [] }) => table)
  const options = tables.map(
    ({ name, title }) => [name, { title: `${title} (${database.table(name).count()})` }] as const,
  )
  const selected = tables.find(({ name }) => name === view.table) ?? tables[0]
  const undo = { isOff: done === 0, onClick: edits.undo, done: 'Undone.' }
  const redo = { isOff: done === all.length, onClick: edits.redo, done: 'Redone.' }

  function undoByKey(event: KeyboardEvent) {
    const { target, ctrlKey, metaKey } = event
    // A field may have typing of its own to undo.
    const isTyping = target instanceof HTMLElement && target.matches('[data-draft=true], [type=search]')
    if (!(ctrlKey || metaKey) || !isKey(event, 'z') || isTyping) return
    event.preventDefault()
    const { isOff, onClick, done: said } = event.shiftKey ? redo : undo
    if (!isOff) void attempt(onClick, said)
  }

  return (
    <section onKeyDown={undoByKey}>
      <div className="line">
        <h3 aria-live="polite">{active.length > 0 ? formatCount(active.length, 'edit') : 'No edits'}</h3>
        <Action label="Undo" title="Ctrl+Z" {...undo} />
        <Action label="Redo" title="Ctrl+Shift+Z" {...redo} />
        <Action label="Reset" isOff={!active.length} onClick={() => edits.replace([])} done="Edits discarded." />
      </div>
      <p aria-live="assertive" data-failed>
        {isUnstored && unstored}
      </p>
      <Field label="Table" value={selected?.name} options={options} onCommit={(table) => setView({ table })} />
      {selected && <TableView key={selected.name} {...selected} />}
    </section>
  )
}
