import type { LogEntry } from '../../engine/requests/requestLog'
import { listIssues, hasFailed, describeOutcome } from '../describe'

const maxRequests = 5
const maxBody = 1000

/** A body as an indented code block, which no backticks of its own can end. */
function codeBlock(title: string, body = ''): string[] {
  const cut = body.length > maxBody ? `${body.slice(0, maxBody)} ...` : body
  return body ? [`${title}:`, cut.replaceAll(/^/gm, '    ')] : []
}

function describe(entry: LogEntry): string {
  const { method, url, step, startedAt, request, response } = entry
  return [
    `### \`${method} ${url}\`: ${describeOutcome(entry)}`,
    `${new Date(startedAt).toISOString()}, behavior \`${step.behavior}\``,
    ...listIssues(entry).map((issue) => `- ${issue}`),
    ...codeBlock('Request', request.body),
    ...codeBlock('Response', response?.body),
  ].join('\n\n')
}

/** Returns a bug report in Markdown. The log that it quotes hides passwords, tokens and keys. */
export function toReport(facts: Readonly<Record<string, string>>, requests: readonly LogEntry[]): string {
  const failed = requests.filter(hasFailed).slice(0, maxRequests)
  const where = Object.entries(facts).map((fact) => `- ${fact.join(': ')}`)
  return [
    '## What happened',
    '(What you did, what you expected, and what you saw instead.)',
    '## Where',
    where.join('\n'),
    '## Failed requests',
    failed.length > 0 ? failed.map(describe).join('\n\n') : 'None.',
    '',
  ].join('\n\n')
}
