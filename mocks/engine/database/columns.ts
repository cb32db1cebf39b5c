import * as v from 'valibot'
import { isDay } from '@/contract/endpoint'

export type Cell = string | number | boolean | null | readonly Cell[] | { readonly [name: string]: Cell | undefined }

export interface Column<Value extends Cell = Cell> {
  /** Decides how it is edited, and whether a long text may replace it. */
  readonly kind: 'text' | 'prose' | 'exact' | 'url' | 'date' | 'number' | 'boolean' | 'list' | 'object'
  /** Null makes the column optional. */
  readonly default: Value
  readonly schema: v.GenericSchema<unknown, Cell>
  readonly options?: readonly string[]
  readonly columns?: Columns
}

export type Columns = { readonly [name: string]: Column }

function check(kind: Column['kind'], expected: string, isValid: (cell: string) => boolean): Column<string> {
  const schema = v.pipe(
    v.string(),
    v.check(
      (cell) => cell === '' || isValid(cell),
      ({ received }) => `Expected ${expected} but received ${received}`,
    ),
  )
  return { kind, default: '', schema }
}

function isDate(cell: string) {
  return !Number.isNaN(Date.parse(cell)) && isDay(cell.slice(0, 10))
}

export const text: Column<string> = { kind: 'text', default: '', schema: v.string() }
export const prose: Column<string> = { ...text, kind: 'prose' }
/** Text that means something else once a letter changes, such as an email or a password. */
export const exact: Column<string> = { ...text, kind: 'exact' }
export const url = check('url', 'a URL or a path', (cell) => !/\s/.test(cell) && URL.canParse(cell, 'http://site'))
/** An ISO date, with or without a time. */
export const date = check('date', 'a date such as 2026-11-27', isDate)
export const number: Column<number> = { kind: 'number', default: 0, schema: v.number() }
export const boolean: Column<boolean> = {
  kind: 'boolean',
  default: false,
  options: ['true', 'false'],
  schema: v.boolean(),
}
export const list: Column<readonly (string | number)[]> = {
  kind: 'list',
  default: [],
  schema: v.array(v.union([v.string(), v.number()])),
}

export function listOf<Item extends Cell>(item: v.GenericSchema<unknown, Item>): Column<readonly Item[]> {
  return { kind: 'object', default: [], schema: v.array(item) }
}

export function choice<const Option extends string>(options: readonly [Option, ...Option[]]): Column<Option> {
  return { kind: 'exact', default: options[0], options, schema: v.picklist(options) }
}

export function object<const C extends Columns>(columns: C): Column<Cells<C>> {
  return { kind: 'object', default: fillCells(columns), columns, schema: v.strictObject(createCellSchemas(columns)) }
}

export function optional<Value extends Cell>(column: Column<Value>): Column<Value | null> {
  return { ...column, default: null, schema: v.nullable(column.schema) }
}

export const Id = v.union([
  v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(2 ** 52)),
  v.pipe(v.string(), v.nonEmpty()),
])
export type Id = v.InferOutput<typeof Id>
export type Row<I extends Id = Id> = { id: I } & { [name: string]: Cell }
export type PartialRow = { id: Id } & { [name: string]: Cell | undefined }

export type RowOf<C extends Columns, I extends Id = number> = { id: I } & Cells<C>

type OptionalName<C extends Columns> = { [Name in keyof C]: null extends C[Name]['default'] ? Name : never }[keyof C]

/** Optional cells may be left out. */
export type SeedOf<C extends Columns, I extends Id> = Omit<RowOf<C, I>, OptionalName<C>> & Partial<RowOf<C, I>>

type Cells<C extends Columns> = { readonly [Name in keyof C]: C[Name]['default'] }

function fillCells<const C extends Columns>(columns: C, cells?: Partial<PartialRow>): Cells<C>
function fillCells(columns: Columns, cells: Partial<PartialRow> = {}): { [name: string]: Cell } {
  return Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, cells[name] ?? column.default]))
}

export function completeRow(columns: Columns, row: PartialRow) {
  return { ...fillCells(columns, row), id: row.id }
}

function createCellSchemas(columns: Columns) {
  return Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, v.optional(schema)]))
}

export function createRowSchema(columns: Columns) {
  return v.strictObject({ id: Id, ...createCellSchemas(columns) })
}

const additions = [
  'and everything that this brings with it from the very first day until long after the handover',
  'samt Arbeitsunfähigkeitsbescheinigungsverwaltungsvorschriften',
  'مع كل ما يترتب على ذلك من مسؤوليات في جميع الفروع',
  '以及由此产生的所有相关职责',
].join(' ')

export function lengthenRow(columns: Columns, row: Row) {
  const long = { ...row }
  for (const [name, { kind }] of Object.entries(columns)) {
    const cell = row[name]
    if (['text', 'prose'].includes(kind) && typeof cell === 'string') long[name] = `${cell} ${additions}`
  }
  return long
}
