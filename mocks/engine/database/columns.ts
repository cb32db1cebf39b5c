export type Cell = string | number | boolean | null

/** One column of a table. `default` fills cells that a row leaves out: null makes the column optional. */
export interface Column<Value extends Cell = Cell> {
  readonly kind: 'text' | 'number' | 'boolean'
  readonly default: Value
  readonly options?: readonly string[]
  readonly isMultiline?: boolean
}

/** The columns of a table besides its `id`. */
export type Columns = Record<string, Column>

export const text: Column<string> = { kind: 'text', default: '' }
export const longText: Column<string> = { ...text, isMultiline: true }
export const number: Column<number> = { kind: 'number', default: 0 }
export const boolean: Column<boolean> = { kind: 'boolean', default: false }

export function choice<const Option extends string>(options: readonly [Option, ...Option[]]): Column<Option> {
  return { kind: 'text', default: options[0], options }
}

export function optional<Value extends Cell>(column: Column<Value>): Column<Value | null> {
  return { ...column, default: null }
}

export type RowOf<C extends Columns> = { id: number } & { [Name in keyof C]: C[Name]['default'] }

/** A row as it is written down: optional cells may be left out. */
export type SeedOf<C extends Columns> = { id: number } & {
  [Name in keyof C as null extends C[Name]['default'] ? never : Name]: C[Name]['default']
} & { [Name in keyof C as null extends C[Name]['default'] ? Name : never]?: C[Name]['default'] | undefined }

export type Row = { id: number } & Record<string, Cell>
export type PartialRow = { id: number } & Record<string, Cell | undefined>

/** Completes a row with its defaults and drops what is not a column. */
export function completeRow(columns: Columns, row: PartialRow): Row {
  const complete: Row = { id: row.id }
  for (const name in columns) complete[name] = row[name] ?? columns[name]?.default ?? null
  return complete
}

const typeOfKind = { text: 'string', number: 'number', boolean: 'boolean' } as const

/** Whether every cell of a row has its column's type. Columns that the row leaves out are fine. */
export function fitsColumns(columns: Columns, row: Row): boolean {
  return Object.entries(columns).every(([name, column]) => {
    const cell = row[name]
    return cell === undefined || (cell === null ? column.default === null : typeof cell === typeOfKind[column.kind])
  })
}
