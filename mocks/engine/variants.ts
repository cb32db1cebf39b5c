import type { Behavior } from './behaviors'

/** How many rows `many` shows. */
export const manyRows = 200

const additions = [
  'and everything that this brings with it from the very first day until long after the handover',
  'einschließlich der Arbeitsunfähigkeitsbescheinigungsverwaltungsvorschriften',
  'مع كل ما يترتب على ذلك من مسؤوليات في جميع الفروع',
  '以及由此产生的所有相关职责',
]

/** Fields whose text is not prose: a longer one would mean something else. */
const exactFields = new Set(['id', 'date', 'datePosted', 'url', 'imageUrl', 'publishedAt', 'type', 'level', 'status'])

function lengthen(value: unknown, field = ''): unknown {
  if (typeof value === 'string') return exactFields.has(field) ? value : [value, ...additions].join(' ')
  if (Array.isArray(value)) return value.map((item) => lengthen(item))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, lengthen(inner, name)]))
}

export const longText = {
  'long-text': {
    title: 'Long text',
    description: 'Every text is much longer than the design expects, and in three scripts.',
    transform: (body: object) => Object(lengthen(body)),
  },
} as const satisfies Record<string, Behavior>

export const emptyVariant = { title: 'Empty', description: 'Responds with an empty list, or with counts of zero.' }
export const manyVariant = {
  title: 'Many rows',
  description: `Responds with exactly ${manyRows} rows: the table's first, then invented ones. Counts are in the thousands.`,
}

type Rows = readonly object[]

/** The rows of `many`: the first of the table, then invented ones, whose ids follow the highest. */
export function fillRows<Row extends object>(rows: readonly Row[], createRow: (id: number) => Row): Row[] {
  const next = 1 + Math.max(0, ...rows.map((row) => ('id' in row ? Number(row.id) : 0)))
  const invented = Array.from({ length: Math.max(0, manyRows - rows.length) }, (_, index) => createRow(next + index))
  return [...rows.slice(0, manyRows), ...invented]
}

/** How a response that is not a list itself holds one. */
interface ListEnvelope {
  rowsOf: (body: object) => unknown
  wrap: (rows: Rows) => object
}

const plainList: ListEnvelope = { rowsOf: (body) => body, wrap: (rows) => rows }

/** The variants of a response that is a list, or wraps one in an envelope. */
export function listVariants(createRow: (id: number) => object, { rowsOf, wrap } = plainList) {
  function changeRows(change: (rows: Rows) => Rows) {
    return (body: object): object => {
      const rows = rowsOf(body)
      return wrap(change(Array.isArray(rows) ? rows : []))
    }
  }

  return {
    empty: { ...emptyVariant, transform: changeRows(() => []) },
    one: {
      title: 'One row',
      description: 'Responds with the first row only.',
      transform: changeRows((rows) => rows.slice(0, 1)),
    },
    many: { ...manyVariant, transform: changeRows((rows) => fillRows(rows, createRow)) },
    ...longText,
  } as const satisfies Record<string, Behavior>
}
