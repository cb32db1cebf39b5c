import * as v from 'valibot'
import type { Cell, Column, Row } from '../../engine/database/columns'
import type { Edits } from '../../engine/database/edits'
import { parseJson } from '../../engine/recording/mask'
import type { AnyResource } from '../../engine/resource'
import { usePanel } from '../context'
import { Action, Disclosure, DraftField, Select } from '../controls'

export type Table = NonNullable<AnyResource['table']>

/** The text of a cell: a list has a line for each item. */
export function textOf(cell: Cell | undefined): string {
  if (Array.isArray(cell)) return cell.join('\n')
  return typeof cell === 'object' && cell !== null ? JSON.stringify(cell, null, 2) : String(cell ?? '')
}

/** What a typed text says. The schema refuses what does not fit. */
function cellOf({ kind, options }: Column, text: string, before: Cell): unknown {
  if (text === '' && (kind === 'number' || options)) return null
  if (kind === 'number') return Number(text)
  if (kind === 'boolean') return text === 'true'
  if (kind === 'object') return parseJson(text) ?? text
  if (kind !== 'list') return text
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return Array.isArray(before) && typeof before[0] === 'number' ? lines.map(Number) : lines
}

/** Applies an edit. Throws if it does not fit its table. */
export function applyEdit({ schema, apply }: Pick<Edits, 'schema' | 'apply'>, edit: unknown): void {
  const { success, output, issues } = v.safeParse(schema, [edit])
  if (!success) throw new Error(`Nothing has changed. ${v.getDotPath(issues[0]) ?? ''}: ${issues[0].message}`)
  for (const valid of output) apply(valid)
}

interface DataCellProps {
  name: string
  column: Column
  value: Cell
  onChange: (value: unknown) => void
}

function DataCell({ name, column, value, onChange }: DataCellProps) {
  const { kind } = column
  const options = kind === 'boolean' ? ['true', 'false'] : column.options
  const isOptional = column.default === null
  const commit = (text: string) => onChange(cellOf(column, text, value))
  if (options) {
    const all = [...(isOptional ? [['', 'null'] as const] : []), ...options]
    return <Select label={name} value={textOf(value)} options={all} onChoose={commit} />
  }
  return (
    <div>
      <DraftField
        label={name}
        type={kind === 'number' ? 'number' : 'text'}
        step="any"
        dir="auto"
        isLong={kind === 'prose' || kind === 'list' || kind === 'object'}
        placeholder={value === null ? 'null' : kind === 'list' ? 'One per line' : ''}
        value={textOf(value)}
        onCommit={commit}
      />
      {isOptional && value !== null && (
        <Action className="link" of={`: ${name}`} onClick={() => onChange(null)}>
          Set to null
        </Action>
      )}
    </div>
  )
}

export function DataRow({ table: { name: table, label }, row, isNew }: { table: Table; row: Row; isNew: boolean }) {
  const { backend, attempt } = usePanel()
  const { edits, database } = backend
  const { id } = row
  const columns = database.columnsOf(table)
  const [name = '', ...others] = label ?? Object.keys(columns).slice(0, 2)

  return (
    <li>
      <Disclosure
        className="row"
        open={isNew}
        summary={
          <>
            <span dir="auto">
              <small>{id}</small> <b>{textOf(row[name]) || 'Untitled'}</b>
            </span>
            <span dir="auto">{others.map((other) => textOf(row[other])).join(', ')}</span>
          </>
        }
      >
        <div className="editor">
          {Object.entries(columns).map(([column, definition]) => (
            <DataCell
              key={column}
              name={column}
              column={definition}
              value={row[column] ?? null}
              onChange={(value) =>
                attempt(() => applyEdit(edits, { edit: 'put', table, row: { id, [column]: value } }))
              }
            />
          ))}
        </div>
        <Action onClick={() => attempt(() => edits.apply({ edit: 'delete', table, id }), `Row ${id} deleted.`)}>
          Delete row {id}
        </Action>
      </Disclosure>
    </li>
  )
}
