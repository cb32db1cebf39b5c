import * as v from 'valibot'
import type { Cell, Column, Row } from '../../engine/database/columns'
import type { Edits } from '../../engine/database/edits'
import { parseJson } from '../../engine/recording/mask'
import type { AnyResource } from '../../engine/resource'
import { usePanel } from '../context'
import { Action, Disclosure, DraftField, Field } from '../controls'

export type Table = NonNullable<AnyResource['table']>

/** The text of a cell: a list has a line for each item. */
export function textOf(cell: Cell | undefined): string {
  if (Array.isArray(cell)) return cell.join('\n')
  return typeof cell === 'object' && cell !== null ? JSON.stringify(cell, null, 2) : String(cell ?? '')
}

/** What a typed text says. The schema refuses what does not fit. */
function cellOf({ kind, default: value }: Column, text: string, before: Cell): unknown {
  if (text === '' && (value === null || kind === 'number')) return null
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

/** Edits a cell. Where the column is optional, an empty text is null. */
function DataCell({ table, row, name, column }: { table: string; row: Row; name: string; column: Column }) {
  const { edits } = usePanel().backend
  const { kind, options = kind === 'boolean' ? ['true', 'false'] : undefined } = column
  const value = row[name] ?? null

  function commit(text: string) {
    applyEdit(edits, { edit: 'put', table, row: { id: row.id, [name]: cellOf(column, text, value) } })
  }

  if (options) {
    const titles = options.map((option) => [option, option] as const)
    if (column.default === null) titles.unshift(['', 'null'])
    return <Field label={name} value={textOf(value)} options={titles} onValue={commit} />
  }
  return (
    <DraftField
      label={name}
      inputMode={kind === 'number' ? 'decimal' : 'text'}
      dir="auto"
      rows={kind === 'prose' || kind === 'list' || kind === 'object' ? 4 : undefined}
      placeholder={value === null ? 'null' : ''}
      value={textOf(value)}
      onCommit={commit}
    />
  )
}

function focusField(row: HTMLElement | null): void {
  row?.querySelector<HTMLElement>('input, textarea, select')?.focus()
}

export function DataRow({ table: { name: table, label }, row, isNew }: { table: Table; row: Row; isNew: boolean }) {
  const { database, edits } = usePanel().backend
  const { id } = row
  const { columns } = database.find(table)
  const [name = '', ...others] = label ?? Object.keys(columns).slice(0, 2)

  return (
    <li ref={isNew ? focusField : undefined}>
      <Disclosure
        open={isNew}
        summary={
          <>
            <small>{id}</small> <b>{textOf(row[name]) || 'Untitled'}</b>
          </>
        }
        detail={others.map((other) => textOf(row[other])).join(', ')}
      >
        {Object.entries(columns).map(([column, definition]) => (
          <DataCell key={column} table={table} row={row} name={column} column={definition} />
        ))}
        <Action
          label={`Delete row ${id}`}
          onClick={() => edits.apply({ edit: 'delete', table, id })}
          done={`Row ${id} deleted.`}
        />
      </Disclosure>
    </li>
  )
}
