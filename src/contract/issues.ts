import * as v from 'valibot'
import { isSecret } from './secret'

type Issue = v.BaseIssue<unknown>

const maxExcerpt = 60

/** `articles[1].title`; '' for the value itself. */
export function pathOf({ path }: Issue): string {
  const steps = path?.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)) ?? []
  return steps.join('').replace(/^\./, '')
}

/** Describes the received value without leaking it: an object's keys, otherwise only the type. */
function excerptOf({ input, received, path }: Issue): string {
  if (path?.some(({ key }) => isSecret(String(key)))) return '(hidden)'
  const fields = typeof input === 'object' && !Array.isArray(input) ? Object.keys(input ?? {}) : []
  const isField = typeof path?.at(-1)?.key === 'string'
  const excerpt =
    fields.length > 0
      ? `${received} with ${fields.join(', ')}`
      : isField || typeof input === 'object'
        ? received
        : typeof input
  return excerpt.length > maxExcerpt ? `${excerpt.slice(0, maxExcerpt)}...` : excerpt
}

/** Returns "expected X but received Y". */
function reasonOf(issue: Issue): string {
  const { message, received } = issue
  const isStandard = message.endsWith(received)
  return isStandard ? message.slice(0, -received.length) + excerptOf(issue) : message
}

function describe(issue: Issue): string {
  const path = pathOf(issue)
  if (issue.received === 'undefined') return `${path} is missing`
  return path ? `${path}: ${reasonOf(issue)}` : reasonOf(issue)
}

/** The item of a list that an issue is in. */
function itemOf({ path }: Issue) {
  return path?.find(({ type }) => type === 'array')
}

/** A copy of a value without the rows that issues are in. */
function withoutRows(value: unknown, issues: readonly Issue[]): unknown {
  if (Array.isArray(value)) {
    const rejected = new Set(issues.flatMap((issue) => (itemOf(issue)?.input === value ? [itemOf(issue)?.key] : [])))
    return rejected.size > 0 && rejected.size === value.length
      ? undefined
      : value.filter((_, row) => !rejected.has(row))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutRows(inner, issues)]))
}

/** A response as the schema read it, with the rows that it leaves out as issues; or only issues. */
type Parsed<Schema extends v.GenericSchema> =
  | { isUsable: true; output: v.InferOutput<Schema>; issues: readonly Issue[] }
  | { isUsable: false; issues: readonly Issue[] }

/** Parses a response. Leaves out the rows of its lists that break the contract, as long as a row is left. */
export function parseResponse<Schema extends v.GenericSchema>(schema: Schema, value: unknown): Parsed<Schema> {
  const { success, output, issues = [] } = v.safeParse(schema, value)
  if (success) return { isUsable: true, output, issues }
  const kept = issues.every(itemOf) ? v.safeParse(schema, withoutRows(value, issues)) : undefined
  return kept?.success ? { isUsable: true, output: kept.output, issues } : { isUsable: false, issues }
}

/** Describes each violation; dropped rows are summarized in one sentence. */
export function describeIssues(issues: readonly Issue[]): string[] {
  const first = issues.find(itemOf)
  const list = first && itemOf(first)?.input
  if (!first || !Array.isArray(list)) return issues.map(describe)
  const isInList = (issue: Issue) => itemOf(issue)?.input === list
  const leftOut = new Set(issues.filter(isInList).map((issue) => itemOf(issue)?.key)).size
  const others = issues.filter((issue) => !isInList(issue)).map(describe)
  return [`${leftOut} of ${list.length} rows left out: ${describe(first)}`, ...others]
}
