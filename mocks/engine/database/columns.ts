import * as v from 'valibot'

type Scalar = string | number | boolean | null
/** What a column holds: a value, a list of values, or an object of columns. */
export type Cell = Scalar | readonly (string | number)[] | { readonly [name: string]: Cell | undefined }

/** What a column is, which decides how it is edited, and whether a long text may replace it. */
export type Kind = 'text' | 'prose' | 'exact' | 'url' | 'date' | 'number' | 'boolean' | 'list' | 'object'

/** One column of a table. `default` fills cells that a row leaves out: null makes the column optional. */
export interface Column<Value extends Cell = Cell> {
  readonly kind: Kind
  readonly default: Value
  readonly options?: readonly string[]
  readonly columns?: Columns
}

/** The columns of a table besides its `id`. */
export type Columns = { readonly [name: string]: Column }

/** A line of text. */
export const text: Column<string> = { kind: 'text', default: '' }
/** Text of several lines. */
export const prose: Column<string> = { kind: 'prose', default: '' }
/** Text that means something else once a letter changes, such as an email or a password. */
export const exact: Column<string> = { kind: 'exact', default: '' }
export const url: Column<string> = { kind: 'url', default: '' }
/** An ISO date, with or without a time. */
export const date: Column<string> = { kind: 'date', default: '' }
export const number: Column<number> = { kind: 'number', default: 0 }
export const boolean: Column<boolean> = { kind: 'boolean', default: false }
/** A list of texts or numbers. */
export const list: Column<readonly (string | number)[]> = { kind: 'list', default: [] }

export function choice<const Option extends string>(options: readonly [Option, ...Option[]]): Column<Option> {
  return { kind: 'exact', default: options[0], options }
}

/** A nested object with columns of its own. */
export function object<const C extends Columns>(columns: C): Column<{ [Name in keyof C]: C[Name]['default'] }> {
  return { kind: 'object', default: completeCells(columns, {}), columns }
}

export function optional<Value extends Cell>(column: Column<Value>): Column<Value | null> {
  return { ...column, default: null }
}

export type Id = number | string
export type Row = { id: Id } & { [name: string]: Cell }
export type PartialRow = { id: Id } & { [name: string]: Cell | undefined }

/** Whether the ids of a table are numbers, or texts. */
export type IdKind = 'number' | 'text'
type IdOf<I extends IdKind> = I extends 'text' ? string : number

export type RowOf<C extends Columns, I extends IdKind = 'number'> = { id: IdOf<I> } & {
  [Name in keyof C]: C[Name]['default']
}

/** A row as it is written down: optional cells may be left out. */
export type SeedOf<C extends Columns, I extends IdKind = 'number'> = { id: IdOf<I> } & {
  [Name in keyof C as null extends C[Name]['default'] ? never : Name]: C[Name]['default']
} & { [Name in keyof C as null extends C[Name]['default'] ? Name : never]?: C[Name]['default'] | undefined }

function completeCells<C extends Columns>(columns: C, cells: object): { [Name in keyof C]: C[Name]['default'] } {
  const given = new Map<string, unknown>(Object.entries(cells))
  const complete = Object.entries(columns).map(([name, column]) => [name, given.get(name) ?? column.default])
  return Object.fromEntries(complete)
}

/** Completes a row with its defaults and drops what is not a column. */
export function completeRow(columns: Columns, row: PartialRow): Row {
  return { ...completeCells(columns, row), id: row.id }
}

const scalars = {
  text: v.string(),
  prose: v.string(),
  exact: v.string(),
  url: v.string(),
  date: v.string(),
  number: v.number(),
  boolean: v.boolean(),
  list: v.array(v.union([v.string(), v.number()])),
}

function cellSchema({ kind, default: value, options, columns }: Column): v.GenericSchema<unknown, Cell> {
  const plain: v.GenericSchema<unknown, Cell> =
    kind === 'object' ? v.strictObject(cellSchemas(columns ?? {})) : scalars[kind]
  const cell: v.GenericSchema<unknown, Cell> = options ? v.picklist(options) : plain
  return value === null ? v.nullable(cell) : cell
}

function cellSchemas(columns: Columns) {
  const optional = (column: Column): v.GenericSchema<unknown, Cell | undefined> => v.optional(cellSchema(column))
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, optional(column)]))
}

/** The schema of a row that changes some cells: it has an id, and each cell that it names fits its column. */
export function rowSchema(columns: Columns) {
  const id = v.union([v.pipe(v.number(), v.integer(), v.minValue(1)), v.pipe(v.string(), v.nonEmpty())])
  return v.strictObject({ id, ...cellSchemas(columns) })
}

const additions = [
  'and everything that this brings with it from the very first day until long after the handover',
  'einschließlich der Arbeitsunfähigkeitsbescheinigungsverwaltungsvorschriften',
  'مع كل ما يترتب على ذلك من مسؤوليات في جميع الفروع',
  '以及由此产生的所有相关职责',
].join(' ')

/** A row whose texts are long. */
export function lengthenRow<R extends object>(columns: Columns, row: R): R {
  const long = Object.entries(row).map(([name, cell]) => {
    const kind = columns[name]?.kind
    return [name, (kind === 'text' || kind === 'prose') && typeof cell === 'string' ? `${cell} ${additions}` : cell]
  })
  return Object.fromEntries(long)
}
