import type { LogEntry } from '../../engine/requestLog'
import { contractIssues, hasFailed } from '../requests/issues'

/** How many failed requests a report has, and how much of a response, in characters. */
const maxRequests = 5
const maxBody = 1000

interface Report {
  link: string
  browser: string
  /** The window's size, such as `375 x 812`. */
  window: string
  /** What differs from the default state, in words. */
  state: string
  /** Newest first. */
  requests: readonly LogEntry[]
}

/** A body as a code block, which no backticks of its own can end. */
function codeBlock(text: string): string {
  const cut = text.length > maxBody ? `${text.slice(0, maxBody)} ...` : text
  const fence = '`'.repeat(1 + Math.max(2, ...[...cut.matchAll(/`+/g)].map(([ticks]) => ticks.length)))
  return `${fence}\n${cut}\n${fence}`
}

function describe(entry: LogEntry): string {
  const { method, url, status, duration, behavior, startedAt, request, response } = entry
  const outcome = status === undefined ? 'no response yet' : `${status || 'network error'} after ${duration} ms`
  return [
    `### \`${method} ${url}\`: ${outcome}`,
    `${new Date(startedAt).toISOString()}, behavior \`${behavior}\``,
    ...contractIssues(entry).map((issue) => `- ${issue}`),
    ...(request.body ? ['Request:', codeBlock(request.body)] : []),
    ...(response?.body ? ['Response:', codeBlock(response.body)] : []),
  ].join('\n\n')
}

/** A bug report in Markdown. Bodies come from the log, where passwords and tokens are hidden. */
export function toReport({ link, browser, window, state, requests }: Report): string {
  const failed = requests.filter(hasFailed).slice(0, maxRequests)
  return [
    '## What happened',
    '(What you did, what you expected, what came instead.)',
    '## Where',
    [`- Link: <${link}>`, `- State: ${state}`, `- Browser: ${browser}`, `- Window: ${window}`].join('\n'),
    '## Failed requests',
    failed.length > 0 ? failed.map(describe).join('\n\n') : 'None.',
    '',
  ].join('\n\n')
}
