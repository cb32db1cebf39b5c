import { markdownTable } from 'markdown-table'
import { type ByteName, budgets, type TimeName } from './budgets'
import type { readBuild } from './build'
import type { Clock } from './clock'
import { findOverBudget, formatFigure, ratio, type Summary, summarize } from './figures'
import type { Variant } from './variants'
import { type ConditionName, conditions, type Visit } from './visit'

export type Visits = Record<Variant, Visit[]>

export interface Measured {
  empty: Visit[]
  routes: Record<string, Visits>
}

type Build = ReturnType<typeof readBuild>

export interface Results extends Pick<Build, 'sizes' | 'naming'> {
  about: Record<string, string | number>
  pages: Record<string, ReturnType<Build['page']>>
  measured: Partial<Record<ConditionName, Measured>>
  clock: Clock | undefined
}

/** Formats a median with its spread, or a dash. */
function formatSpread(summary: Summary | undefined, digits = 0): string {
  if (!summary) return '–'
  const [median, min, max] = [summary.median, summary.min, summary.max].map((figure) => figure.toFixed(digits))
  return min === max ? String(median) : `${median} (${min}–${max})`
}

/** The figures of a route under a condition: medians, spreads, and ratios within the repetitions. */
function summarizeRoute(visits: Visits, empty: readonly Visit[]) {
  const { site } = visits
  const largest = (variant: Variant) => visits[variant].map(({ largestPaint }) => largestPaint)
  const first = (list: readonly Visit[]) => list.map(({ firstPaint }) => firstPaint)
  return {
    firstPaint: summarize(first(site)),
    largestPaint: summarize(largest('site')),
    againstNoScripts: ratio(largest('site'), largest('no scripts')),
    againstNoMock: ratio(largest('site'), largest('no mock')),
    againstEmpty: ratio(first(site), first(empty)),
    blocking: summarize(site.map(({ blocking }) => blocking)),
    shift: summarize(site.map(({ shift }) => shift)),
    data: summarize(site.map(({ data }) => data)),
    bytes: summarize(site.map(({ bytes }) => bytes)),
    early: summarize(site.map(({ early }) => early)),
    mockEarly: summarize(site.map(({ mockEarly }) => mockEarly)),
  }
}

type RouteSummary = ReturnType<typeof summarizeRoute>

const timeNames: readonly TimeName[] = ['againstNoScripts', 'againstNoMock', 'blocking', 'shift', 'mockEarly']
const byteNames: readonly ByteName[] = ['scripts', 'mock', 'home']

/** A row for each budget of times: whether every route keeps to it, or how many do not. */
function timeTargets(routes: readonly (readonly [route: string, summary: RouteSummary])[]): string[][] {
  return timeNames.map((name) => {
    const { max, unit, every, description } = budgets.times[name]
    const measured = routes.flatMap(([route, { [name]: summary }]) =>
      summary ? [{ route, figure: every ? summary.max : summary.median }] : [],
    )
    const [worst] = measured.toSorted((a, b) => b.figure - a.figure)
    if (!worst) return [description, `${max} ${unit}`, '–', 'not measured']
    const missed = measured.filter(({ figure }) => figure > max).length
    return [
      description,
      `at most ${max} ${unit}`.trim(),
      `${formatFigure(worst.figure)} ${unit} on ${worst.route}`.replace('  ', ' '),
      missed === 0 ? 'met' : `**missed** on ${missed} of ${measured.length} routes`,
    ]
  })
}

function byteTargets(sizes: Record<ByteName, number>): string[][] {
  return byteNames.map((name) => {
    const { max, unit, description } = budgets.bytes[name]
    const verdict = sizes[name] > max ? '**missed**' : 'met'
    return [description, `at most ${max} ${unit}`, `${formatFigure(sizes[name])} ${unit}`, verdict]
  })
}

function clockTarget(name: 'start' | 'change', figures: readonly number[], condition = ''): string[] {
  const { max, unit, description } = budgets.clock[name]
  const summary = summarize(figures)
  const verdict = summary && summary.median > max ? '**missed**' : 'met'
  return [description + condition, `at most ${max} ${unit}`, `${formatSpread(summary)} ${unit}`, verdict]
}

function clockTargets({ warm, cold, change }: Clock): string[][] {
  return [
    clockTarget('start', warm, ', warm'),
    clockTarget('start', cold, ', without Vite’s cache'),
    clockTarget('change', change),
  ]
}

const targetHead = ['Target', 'Budget', 'Measured', 'Verdict']

const routeHead = [
  'Route',
  'first paint',
  'largest paint',
  '÷ no scripts',
  '÷ no mock',
  'first ÷ empty',
  'blocking',
  'shift',
  'data',
  'kB',
  'kB by first paint',
]

function conditionPage(name: ConditionName, { empty, routes }: Measured): string {
  const summaries = Object.entries(routes).map(([route, visits]) => [route, summarizeRoute(visits, empty)] as const)
  const quickest = summarize(
    Object.values(routes)
      .flatMap((visits) => Object.values(visits).flat())
      .map((visit) => visit.quickest),
  )
  const rows = summaries.map(([route, summary]) => [
    route,
    formatSpread(summary.firstPaint),
    formatSpread(summary.largestPaint),
    formatSpread(summary.againstNoScripts, 2),
    formatSpread(summary.againstNoMock, 2),
    formatSpread(summary.againstEmpty, 2),
    formatSpread(summary.blocking),
    formatSpread(summary.shift, 5),
    formatSpread(summary.data),
    formatSpread(summary.bytes),
    formatSpread(summary.early),
  ])
  const causes = Object.entries(routes).map(([route, { site }]) => [
    route,
    mostFrequent(site.map(({ largest }) => largest ?? 'unknown')),
    mostFrequent(site.map(describeWorstShift)),
    mostFrequent(site.map(describeWorstBlocker)),
  ])
  return `## ${name}: ${conditions[name].title}

${markdownTable([targetHead, ...timeTargets(summaries)])}

The empty page's first paint: ${formatSpread(summarize(empty.map(({ firstPaint }) => firstPaint)))} ms. The quickest of all files
below /assets took ${quickest ? formatFigure(quickest.min) : '–'} ms to arrive.

${markdownTable([routeHead, ...rows])}

${markdownTable([['Route', 'Its largest paint is', 'Moved', 'Blocked most by'], ...causes])}
`
}

/** Returns the two most frequent of some texts, with their counts. */
function mostFrequent(texts: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const sorted = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, 2)
  return (
    sorted
      .map(([text, count]) => `${text} (${count} of ${texts.length})`)
      .join('; ')
      .replaceAll('|', '/') || '–'
  )
}

function describeWorstShift({ shifts }: Visit): string {
  const worst = shifts.toSorted((a, b) => b.value - a.value)[0]
  return worst ? (worst.moved[0] ?? 'a removed element') : 'nothing'
}

function describeWorstBlocker({ blockers }: Visit): string {
  const worst = blockers.toSorted((a, b) => b.blocking - a.blocking)[0]
  return worst ? (worst.script ?? 'style, layout or parsing') : 'nothing'
}

function bytesPage(pages: Results['pages']): string {
  const rows = Object.entries(pages).map(([route, sizes]) => [
    route,
    ...Object.values(sizes).map((size) => size.toFixed(1)),
  ])
  return `## bytes: each document with what it names, in kB

${markdownTable([['Route', 'HTML', 'CSS', 'JavaScript', 'fonts', 'pictures'], ...rows])}
`
}

/** Returns the page of figures, in Markdown. */
export function report({ about, sizes, naming, pages, measured, clock }: Results): string {
  const faults = [...findOverBudget(sizes, budgets.bytes), ...naming.map((file) => `${file} names the mock’s chunk`)]
  const targets = [...byteTargets(sizes), ...(clock ? clockTargets(clock) : [])]
  return `# How fast

Written by \`npm run bench\`; the file of the same name that ends in .json has the raw figures. The budgets are in bench/budgets.ts.

${Object.entries(about)
  .map(([name, value]) => `- ${name}: ${value}`)
  .join('\n')}

Medians of ${about.repetitions} visits each, with minimum and maximum in brackets; times in ms, kB are 1000 bytes as they are sent,
compressed. Every visit is a first one, in a fresh context. Within a repetition the variants take turns, in an order that
changes; a ratio is the median of the ratios within the repetitions. **no scripts**: the same documents without their
scripts. **no mock**: the client of \`build:live\` on the same prerendered pages, with the endpoints over HTTP in the
mock's time. **empty**: a page of one sentence. **blocking**: what long tasks take beyond 50 ms each, from first paint
until the page is quiet for a second. **data**: the page has read the first response of an endpoint, and the frame
after it is drawn; the document shows the same content from its first paint. The host speaks HTTP/1.1, brotli. The
host itself slows down what a service worker requests, because the browser slows down pages only.

## Bytes and the developer's clock

${markdownTable([targetHead, ...targets])}

${faults.map((fault) => `Over: ${fault}.`).join('\n')}

${(['throttled', 'unthrottled'] as const)
  .map((name) => (measured[name] ? conditionPage(name, measured[name]) : ''))
  .join('\n')}
${bytesPage(pages)}`.replaceAll(/\n{3,}/g, '\n\n')
}
