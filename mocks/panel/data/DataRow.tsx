import { Trash2 } from 'lucide-react'
import type { Row } from '../../engine/database/columns'
import { usePanel } from '../context'
import { DataCell } from './DataCell'

interface DataRowProps {
  table: string
  row: Row
  isOpen: boolean
  onToggle: () => void
  onDelete: () => void
}

/** One row in a line; expanded, its cells to edit. */
export function DataRow({ table, row, isOpen, onToggle, onDelete }: DataRowProps) {
  const { edits, database } = usePanel().backend
  const columns = Object.entries(database.tables[table] ?? {})
  const name = row.title || row.name || 'No title'
  const detail = row.company ?? row.author ?? row.email ?? ''

  return (
    <li>
      <button type="button" className="row" aria-expanded={isOpen} aria-controls={`row-${row.id}`} onClick={onToggle}>
        <span dir="auto">
          <small>{row.id}</small> <b>{name}</b>
        </span>
        <span dir="auto">{detail}</span>
      </button>
      {isOpen && (
        <div className="details" id={`row-${row.id}`}>
          {columns.map(([column, definition]) => (
            <DataCell
              key={column}
              name={column}
              column={definition}
              value={row[column] ?? null}
              onChange={(value) => edits.apply({ edit: 'put', table, row: { id: row.id, [column]: value } })}
            />
          ))}
          <button type="button" onClick={onDelete}>
            <Trash2 aria-hidden="true" />
            Delete row {row.id}
          </button>
        </div>
      )}
    </li>
  )
}
