import { ChevronLeft, ChevronRight, Plus } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { mostRows, nextRow } from '../../data'
import { type Row, rowsOf, type TableName } from '../../tables'
import { usePanel, useRowsVersion } from '../context'
import { counted } from '../words'
import { DataRow } from './DataRow'

const perPage = 20
const counts = [0, 1, 20, mostRows]

function found(rows: readonly Row[], search: string): readonly Row[] {
  const words = search.trim().toLowerCase()
  return words === '' ? rows : rows.filter((row) => Object.values(row).join(' ').toLowerCase().includes(words))
}

interface TableViewProps {
  table: TableName
  title: string
  /** Called when a row has gone, and the focus with it. */
  onDeleted: () => void
}

/** The rows of one table: searched, turned page by page, edited, added and deleted. */
export function TableView({ table, title, onDeleted }: TableViewProps) {
  const { db, data } = usePanel().backend
  const version = useRowsVersion()
  const list = useRef<HTMLOListElement>(null)
  const [search, setSearch] = useState('')
  const [turnedTo, setPage] = useState(1)
  const [openRow, setOpenRow] = useState<number>()
  // oxlint-disable-next-line react/exhaustive-deps -- the rows change with the version
  const rows = useMemo(() => rowsOf(db, table), [db, table, version])
  const matching = useMemo(() => found(rows, search), [rows, search])
  const pages = Math.max(1, Math.ceil(matching.length / perPage))
  const page = Math.min(turnedTo, pages)

  function add() {
    const row = nextRow(db, table)
    data.edit({ edit: 'put', table, row })
    flushSync(() => {
      setSearch('')
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
      {matching.length === 0 && <p className="nothing">{search ? 'No row holds that.' : 'No row in this table.'}</p>}
      <ol ref={list} className="rows" aria-label={title}>
        {matching.slice((page - 1) * perPage, page * perPage).map((row) => (
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
          Page {page.toLocaleString('en')} of {pages.toLocaleString('en')}, {counted(matching.length, 'row')}
        </span>
        <button type="button" aria-disabled={page === pages} onClick={() => setPage(Math.min(pages, page + 1))}>
          <ChevronRight aria-hidden="true" />
          <span className="unseen">Next rows</span>
        </button>
      </div>
    </>
  )
}
