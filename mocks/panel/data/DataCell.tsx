import { useId } from 'react'
import type { Cell, Column } from '../../engine/database/columns'
import { DraftField } from '../DraftField'

interface DataCellProps {
  name: string
  column: Column
  value: Cell
  onChange: (value: Cell) => void
}

/** One cell of a row, edited in place. */
export function DataCell({ name, column, value, onChange }: DataCellProps) {
  const id = useId()
  const isNumber = column.kind === 'number'
  const isOptional = column.default === null

  function commit(text: string) {
    if (!isNumber) return onChange(text)
    if (text !== '') onChange(Number(text))
    else if (isOptional) onChange(null)
  }

  return (
    <div className="cell">
      <label htmlFor={id}>{name}</label>
      {isOptional && value !== null && (
        <button type="button" className="link" onClick={() => onChange(null)}>
          Set to null<span className="visually-hidden">: {name}</span>
        </button>
      )}
      {column.kind === 'boolean' ? (
        <input id={id} type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
      ) : (
        <DraftField
          id={id}
          type={isNumber ? 'number' : 'text'}
          step="any"
          dir={isNumber ? undefined : 'auto'}
          isLong={column.isMultiline ?? false}
          placeholder={value === null ? 'null' : ''}
          value={String(value ?? '')}
          onCommit={commit}
        />
      )}
    </div>
  )
}
