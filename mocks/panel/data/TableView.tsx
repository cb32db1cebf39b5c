import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { maxRows } from '../../engine/database/edits'
import { searchRows } from '../../engine/database/search'
import { useEdits, usePanel } from '../context'
import { useStored } from '../useStored'
import { countOf } from '../words'
import { DataRow } from './DataRow'

const pageSize = 20
const counts = [0, 1, 20, maxRows]

interface TableViewProps {
  table: string
  title: string
  /** Called when a row was deleted, and the focus lost with it. */
  onDeleted: (id: number) => void
}

export function TableView({ table, title, onDeleted }: TableViewProps) {
  const { database, edits } = usePanel().backend
  useEdits()
  const list = useRef<HTMLOListElement>(null)
  const [text, setText] = useStored(`${table}.search`, '')
  const [orderBy, setOrderBy] = useStored(`${table}.order`, '')
  const [selectedPage, setPage] = useStored(`${table}.page`, 1)
  const [openRow, setOpenRow] = useStored(`${table}.row`, 0)
  const { rows, page, pages, total } = searchRows(database, table, {
    text,
    orderBy,
    page: selectedPage,
    pageSize,
  })

  /** Other rows, or another order of them, begin at page 1. */
  function startOver(change: () => void) {
    change()
    setPage(1)
  }

  function add() {
    const row = edits.createRow(table)
    flushSync(() => {
      edits.apply({ edit: 'put', table, row })
      setText('')
      setOrderBy('')
      setPage(Math.ceil(database.count(table) / pageSize))
      setOpenRow(row.id)
    })
    list.current?.querySelector('input')?.focus()
  }

  function remove(id: number) {
    edits.apply({ edit: 'delete', table, id })
    onDeleted(id)
  }

  return (
    <>
      <div className="fields">
        <label>
          <span>Search {title}</span>
          <input type="search" value={text} onChange={({ target }) => startOver(() => setText(target.value))} />
        </label>
        <label>
          <span>Sort by</span>
          <select value={orderBy} onChange={({ target }) => startOver(() => setOrderBy(target.value))}>
            <option value="">Default order</option>
            {['id', ...Object.keys(database.tables[table] ?? {})].map((column) => (
              <option key={column}>{column}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={add}>
          <Plus aria-hidden="true" />
          Add row
        </button>
      </div>
      <div className="set-count">
        <span id="set-count">Set row count</span>
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            aria-describedby="set-count"
            aria-label={`Set to ${countOf(count, 'row')}`}
            onClick={() => startOver(() => edits.apply({ edit: 'count', table, count }))}
          >
            {count.toLocaleString('en')}
          </button>
        ))}
      </div>
      {total === 0 && <p className="empty">{text ? 'No matching rows.' : 'This table is empty.'}</p>}
      <ol ref={list} className="rows" aria-label={title}>
        {rows.map((row) => (
          <DataRow
            key={row.id}
            table={table}
            row={row}
            isOpen={row.id === openRow}
            onToggle={() => setOpenRow(row.id === openRow ? 0 : row.id)}
            onDelete={() => remove(row.id)}
          />
        ))}
      </ol>
      <div className="pagination">
        <button type="button" aria-disabled={page === 1} onClick={() => setPage(Math.max(1, page - 1))}>
          <ChevronLeft aria-hidden="true" />
          <span className="visually-hidden">Previous page</span>
        </button>
        <span role="status">
          Page {page.toLocaleString('en')} of {pages.toLocaleString('en')}, {countOf(total, 'row')}
        </span>
        <button type="button" aria-disabled={page === pages} onClick={() => setPage(Math.min(pages, page + 1))}>
          <ChevronRight aria-hidden="true" />
          <span className="visually-hidden">Next page</span>
        </button>
      </div>
    </>
  )
}
