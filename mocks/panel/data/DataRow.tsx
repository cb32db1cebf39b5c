import { Trash2 } from 'lucide-react'
import { usePanel } from '../context'
import { type Row, type TableName, tables } from '../../tables'
import { DataCell } from './DataCell'

interface DataRowProps {
  table: TableName
  row: Row
  isOpen: boolean
  onToggle: () => void
  onDelete: () => void
}

/** One row in a line; opened, each of its cells to edit. */
export function DataRow({ table, row, isOpen, onToggle, onDelete }: DataRowProps) {
  const { data } = usePanel().backend
  const name = row.title || row.name || 'No title'
  const beside = row.company ?? row.author ?? row.email ?? ''

  return (
    <li>
      <button type="button" className="row" aria-expanded={isOpen} aria-controls={`row-${row.id}`} onClick={onToggle}>
        <span dir="auto">
          <small>{row.id}</small> <b>{name}</b>
        </span>
        <span dir="auto">{beside}</span>
      </button>
      {isOpen && (
        <div className="details" id={`row-${row.id}`}>
          {Object.entries(tables[table])
            .filter(([column]) => column !== 'id')
            .map(([column, holds]) => (
              <DataCell
                key={column}
                column={column}
                holds={holds}
                value={row[column] ?? null}
                onChange={(value) => data.edit({ edit: 'put', table, row: { ...row, [column]: value } })}
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
