import type { LogEntry } from '../../engine/requests/requestLog'
import { listIssues, hasFailed, describeOutcome } from '../describe'

const maxFailed = 5
const maxRequests = 20
const maxBody = 1000

/** Returns a code block that backticks in the text don't end. */
const indent = (text: string) => text.replaceAll(/^/gm, '    ')

function codeBlock(title: string, body = '') {
  const cut = body.length > maxBody ? `${body.slice(0, maxBody)} ...` : body
  return body ? [`${title}:`, indent(cut)] : []
}

const nameRequest = (entry: LogEntry) => `\`${entry.method} ${entry.url}\`: ${describeOutcome(entry)}`

const formatTime = (time: number) => new Date(time).toISOString()

function describe(entry: LogEntry) {
  const { step, startedAt, request, response } = entry
  return [
    `### ${nameRequest(entry)}`,
    `${formatTime(startedAt)}, behavior \`${step.behavior}\``,
    ...listIssues(entry).map((issue) => `- ${issue}`),
    ...codeBlock('Request', request.body),
    ...codeBlock('Response', response?.body),
  ].join('\n\n')
}

/** Returns a bug report in Markdown. What it quotes hides passwords, tokens and keys. */
export function toReport(
  facts: Readonly<Record<string, string>>,
  requests: readonly LogEntry[],
  errors: readonly string[],
) {
  const failed = requests.filter(hasFailed).slice(0, maxFailed).map(describe)
  const latest = requests.slice(0, maxRequests).map((entry) => `- ${formatTime(entry.startedAt)} ${nameRequest(entry)}`)
  return [
    '## What happened',
    '(What you did, what you expected, and what you saw instead.)',
    '## Where',
    Object.entries(facts)
      .map((fact) => `- ${fact.join(': ')}`)
      .join('\n'),
    '## Console errors',
    errors.map(indent).join('\n') || 'None.',
    '## Failed requests',
    failed.join('\n\n') || 'None.',
    '## Last requests',
    latest.join('\n') || 'None.',
    '',
  ].join('\n\n')
}
