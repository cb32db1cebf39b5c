import { useId } from 'react'
import type { Cell } from '../../tables'
import { DraftField } from '../DraftField'

const longTexts = new Set(['description', 'requirements', 'content'])

interface DataCellProps {
  column: string
  holds: Cell
  value: string | number | null
  onChange: (value: string | number | null) => void
}

/** One cell of a row, edited in its place: a number, a text, or nothing where the column may be without. */
export function DataCell({ column, holds, value, onChange }: DataCellProps) {
  const id = useId()
  const isNumber = holds.startsWith('number')
  const mayBeNothing = holds.endsWith('nothing')

  function commit(text: string) {
    if (!isNumber) return onChange(text)
    if (text !== '') onChange(Number(text))
    else if (mayBeNothing) onChange(null)
  }

  return (
    <div className="cell">
      <label htmlFor={id}>{column}</label>
      {mayBeNothing && value !== null && (
        <button type="button" className="link" onClick={() => onChange(null)}>
          Make <span className="unseen">{column}</span> nothing
        </button>
      )}
      <DraftField
        id={id}
        type={isNumber ? 'number' : 'text'}
        step="any"
        dir={isNumber ? undefined : 'auto'}
        isLong={longTexts.has(column)}
        placeholder={value === null ? 'nothing' : ''}
        value={String(value ?? '')}
        onCommit={commit}
      />
    </div>
  )
}
