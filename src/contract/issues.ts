import * as v from 'valibot'

type Issue = v.BaseIssue<unknown>

const maxExcerpt = 60

/** `articles[1].title`; '' for the value itself. */
export function writePath({ path }: Issue): string {
  const steps = path?.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)) ?? []
  return steps.join('').replace(/^\./, '')
}

export type ShowReceived = (issue: Issue) => string

/** No value of a backend may show on a visitor's console. */
export function showType({ input }: Issue): string {
  if (input === null) return 'null'
  if (Array.isArray(input)) return 'Array'
  if (typeof input !== 'object') return typeof input
  const fields = Object.keys(input).join(', ')
  return fields ? cutOff(`Object with ${fields}`) : 'Object'
}

export function cutOff(excerpt: string): string {
  return excerpt.length > maxExcerpt ? `${excerpt.slice(0, maxExcerpt)}...` : excerpt
}

const isMissing = ({ received }: Issue) => received === 'undefined'

/** The messages of valibot end with the value, those of the contract have none. */
export function describeReason(issue: Issue, showReceived: ShowReceived = showType): string {
  const { message, received } = issue
  if (isMissing(issue)) return 'is missing'
  return message.endsWith(received) ? message.slice(0, -received.length) + showReceived(issue) : message
}

function describe(issue: Issue, showReceived: ShowReceived): string {
  const path = writePath(issue)
  const reason = describeReason(issue, showReceived)
  if (isMissing(issue)) return `${path} ${reason}`
  return path ? `${path}: ${reason}` : reason
}

function findItem({ path }: Issue) {
  return path?.find(({ type }) => type === 'array')
}

function withoutRows(value: unknown, issues: readonly Issue[]): unknown {
  if (Array.isArray(value)) {
    const rejected = new Set(
      issues.flatMap((issue) => (findItem(issue)?.input === value ? [findItem(issue)?.key] : [])),
    )
    return rejected.size > 0 && rejected.size === value.length
      ? undefined
      : value.filter((_, row) => !rejected.has(row))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutRows(inner, issues)]))
}

type Parsed<Schema extends v.GenericSchema> =
  | { isUsable: true; output: v.InferOutput<Schema>; issues: readonly Issue[] }
  | { isUsable: false; issues: readonly Issue[] }

/** Leaves out the rows that break the contract, as long as a row is left. */
export function parseResponse<Schema extends v.GenericSchema>(schema: Schema, value: unknown): Parsed<Schema> {
  const { success, output, issues = [] } = v.safeParse(schema, value)
  if (success) return { isUsable: true, output, issues }
  const kept = issues.every(findItem) ? v.safeParse(schema, withoutRows(value, issues)) : undefined
  return kept?.success ? { isUsable: true, output: kept.output, issues } : { isUsable: false, issues }
}

/** Describes each violation; dropped rows are summarized in one sentence. */
export function describeIssues(issues: readonly Issue[], showReceived: ShowReceived = showType): string[] {
  const first = issues.find(findItem)
  const list = first && findItem(first)?.input
  if (!first || !Array.isArray(list)) return issues.map((issue) => describe(issue, showReceived))
  const isInList = (issue: Issue) => findItem(issue)?.input === list
  const leftOut = new Set(issues.filter(isInList).map((issue) => findItem(issue)?.key)).size
  const others = issues.filter((issue) => !isInList(issue)).map((issue) => describe(issue, showReceived))
  return [`${leftOut} of ${list.length} rows left out: ${describe(first, showReceived)}`, ...others]
}
