import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { mostRows, nextRow } from '../../data'
import { findRows } from '../../finding'
import { type TableName, tables } from '../../tables'
import { usePanel, useRowsVersion } from '../context'
import { counted } from '../words'
import { DataRow } from './DataRow'

const perPage = 20
const counts = [0, 1, 20, mostRows]

interface TableViewProps {
  table: TableName
  title: string
  /** Called when a row has gone, and the focus with it. */
  onDeleted: () => void
}

/** The rows of one table: searched, put in order, turned page by page, edited, added and deleted. */
export function TableView({ table, title, onDeleted }: TableViewProps) {
  const { db, data } = usePanel().backend
  useRowsVersion()
  const list = useRef<HTMLOListElement>(null)
  const [search, setSearch] = useState('')
  const [order, setOrder] = useState('')
  const [turnedTo, setPage] = useState(1)
  const [openRow, setOpenRow] = useState<number>()
  const { rows, page, pages, total } = findRows(db, table, { search, order, page: turnedTo, perPage })

  function add() {
    const row = nextRow(db, table)
    data.edit({ edit: 'put', table, row })
    flushSync(() => {
      setSearch('')
      setOrder('')
      setPage(Infinity)
      setOpenRow(row.id)
    })
    list.current?.querySelector('input')?.focus()
  }

  function remove(id: number) {
    data.edit({ edit: 'delete', table, id })
    onDeleted()
  }

  return (
    <>
      <div className="fields">
        <label>
          <span>Find in {title}</span>
          <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
        </label>
        <label>
          <span>Order by</span>
          <select value={order} onChange={({ target }) => setOrder(target.value)}>
            <option value="">as they came</option>
            {Object.keys(tables[table]).map((column) => (
              <option key={column}>{column}</option>
            ))}
          </select>
        </label>
        <button type="button" onClick={add}>
          <Plus aria-hidden="true" />
          Add a row
        </button>
      </div>
      <div className="counts">
        <span id="set-count">Number of rows</span>
        {counts.map((count) => (
          <button
            key={count}
            type="button"
            aria-describedby="set-count"
            aria-label={`Make it ${counted(count, 'row')}`}
            onClick={() => data.edit({ edit: 'count', table, count })}
          >
            {count.toLocaleString('en')}
          </button>
        ))}
      </div>
      {total === 0 && <p className="nothing">{search ? 'No row holds that.' : 'No row in this table.'}</p>}
      <ol ref={list} className="rows" aria-label={title}>
        {rows.map((row) => (
          <DataRow
            key={row.id}
            table={table}
            row={row}
            isOpen={row.id === openRow}
            onToggle={() => setOpenRow(row.id === openRow ? undefined : row.id)}
            onDelete={() => remove(row.id)}
          />
        ))}
      </ol>
      <div className="pages">
        <button type="button" aria-disabled={page === 1} onClick={() => setPage(Math.max(1, page - 1))}>
          <ChevronLeft aria-hidden="true" />
          <span className="unseen">Previous rows</span>
        </button>
        <span role="status">
          Page {page.toLocaleString('en')} of {pages.toLocaleString('en')}, {counted(total, 'row')}
        </span>
        <button type="button" aria-disabled={page === pages} onClick={() => setPage(Math.min(pages, page + 1))}>
          <ChevronRight aria-hidden="true" />
          <span className="unseen">Next rows</span>
        </button>
      </div>
    </>
  )
}
