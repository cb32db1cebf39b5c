import * as v from 'valibot'

type Issue = v.BaseIssue<unknown>

const maxExcerpt = 60

/** `articles[1].title`; '' for the value itself. */
export function writePath({ path }: Issue) {
  const steps = path?.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)) ?? []
  return steps.join('').replace(/^\./, '')
}

export type ShowReceived = (issue: Issue) => string

/** No value of a backend may show on a visitor's console. */
export function showType({ input }: Issue) {
  if (input === null) return 'null'
  if (Array.isArray(input)) return 'Array'
  if (typeof input !== 'object') return typeof input
  // A key may be a value, such as an address.
  const fields = Object.keys(input)
    .filter((name) => /^\w+$/.test(name))
    .join(', ')
  return fields ? cutOff(`Object with ${fields}`) : 'Object'
}

export function cutOff(excerpt: string) {
  return excerpt.length > maxExcerpt ? `${excerpt.slice(0, maxExcerpt)}...` : excerpt
}

/** The messages of valibot end with the value, those of the contract have none. */
const hasOwnMessage = ({ message, received }: Issue) => !message.endsWith(received)

const isMissing = (issue: Issue) => issue.received === 'undefined' && !hasOwnMessage(issue)

export function describeReason(issue: Issue, showReceived: ShowReceived = showType) {
  const { message, received } = issue
  if (hasOwnMessage(issue)) return message
  return isMissing(issue) ? 'is missing' : message.slice(0, -received.length) + showReceived(issue)
}

export function describeIssue(issue: Issue, showReceived: ShowReceived) {
  const path = writePath(issue)
  const reason = describeReason(issue, showReceived)
  if (isMissing(issue)) return `${path || 'the body'} ${reason}`
  return path ? `${path}: ${reason}` : reason
}

function findItem({ path }: Issue) {
  return path?.find(({ type }) => type === 'array')
}

function withoutRows(value: unknown, items: readonly ReturnType<typeof findItem>[]): unknown {
  if (Array.isArray(value)) {
    const rejected = new Set(items.flatMap((item) => (item?.input === value ? [item.key] : [])))
    return rejected.size > 0 && rejected.size === value.length
      ? undefined
      : value.filter((_, row) => !rejected.has(row))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutRows(inner, items)]))
}

type Parsed<Schema extends v.GenericSchema> =
  | { isUsable: true; output: v.InferOutput<Schema>; issues: readonly Issue[] }
  | { isUsable: false; issues: readonly Issue[] }

/** Leaves out the rows that break the contract, as long as a row is left. */
export function parseResponse<Schema extends v.GenericSchema>(schema: Schema, value: unknown): Parsed<Schema> {
  const { success, output, issues = [] } = v.safeParse(schema, value)
  if (success) return { isUsable: true, output, issues }
  const items = issues.map(findItem)
  const kept = items.every(Boolean) ? v.safeParse(schema, withoutRows(value, items)) : undefined
  return kept?.success ? { isUsable: true, output: kept.output, issues } : { isUsable: false, issues }
}

/** Describes each violation; dropped rows are summarized in one sentence. */
export function describeIssues(issues: readonly Issue[], showReceived: ShowReceived = showType) {
  const items = issues.map(findItem)
  const first = items.findIndex(Boolean)
  const list = items[first]?.input
  const sentences = issues.map((issue) => describeIssue(issue, showReceived))
  if (!Array.isArray(list)) return sentences
  const leftOut = new Set(items.filter((item) => item?.input === list).map((item) => item?.key)).size
  const others = sentences.filter((_, index) => items[index]?.input !== list)
  return [`${leftOut} of ${list.length} rows left out: ${sentences[first]}`, ...others]
}
