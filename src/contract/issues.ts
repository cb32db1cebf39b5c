import type * as v from 'valibot'
import { isSecret } from './secret'

type Issue = v.BaseIssue<unknown>

const maxExcerpt = 60

/** `articles[1].title`; '' for the value itself. */
export function pathOf({ path }: Issue): string {
  const steps = path?.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)) ?? []
  return steps.join('').replace(/^\./, '')
}

/** What came: an object by its fields, a field by its beginning. Anything else may be a token: only its type. */
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

/** Says what was expected and what came. */
export function reasonOf(issue: Issue): string {
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
export function itemOf({ path }: Issue) {
  return path?.find(({ type }) => type === 'array')
}

/** Whether an issue is of a row, which its list can leave out. */
export function isInRow(issue: Issue): boolean {
  return itemOf(issue) !== undefined
}

/** Says what breaks the contract, a sentence each. The rows that a list leaves out are one sentence, with the first reason. */
export function describeIssues(issues: readonly Issue[]): string[] {
  const first = issues.find(itemOf)
  const list = first && itemOf(first)?.input
  if (!first || !Array.isArray(list)) return issues.map(describe)
  const leftOut = new Set(issues.map((issue) => itemOf(issue)?.key)).size
  return [`${leftOut} of ${list.length} rows left out: ${describe(first)}`]
}
