import { markdownTable } from 'markdown-table'
import { type ByteName, budgets, byteNames, clockNames, type TimeName, timeNames } from './budgets'
import type { readBuild } from './build'
import type { Clock } from './clock'
import { findOverBudget, formatFigure, ratio, type Summary, summarize } from './figures'
import type { Variant } from './variants'
import { type ConditionName, conditions, type Visit } from './visit'

type Visits = Partial<Record<Variant, Visit[]>>

/** The visits of each route. */
export type Measured = Record<string, Visits>

type Build = ReturnType<typeof readBuild>

export interface Results extends Pick<Build, 'sizes' | 'naming'> {
  about: Record<string, string | number>
  pages: Record<string, ReturnType<Build['page']>>
  measured: Partial<Record<ConditionName, Measured>>
  clock: Clock | undefined
}

/** Formats a median with its spread, or a dash. What never happened is infinite. */
function formatSpread(summary: Summary | undefined, digits = 0): string {
  if (!summary) return '–'
  const [median, min, max] = [summary.median, summary.min, summary.max].map((figure) =>
    Number.isFinite(figure) ? figure.toFixed(digits) : 'never',
  )
  return min === max ? String(median) : `${median} (${min}–${max})`
}

type FigureName = keyof { [Name in keyof Visit as Visit[Name] extends number | undefined ? Name : never]: unknown }

function figuresOf(visits: Visits, variant: Variant, name: FigureName): (number | undefined)[] {
  return visits[variant]?.map((visit) => visit[name]) ?? []
}

function against(visits: Visits, other: Variant, name: FigureName): Summary | undefined {
  return ratio(figuresOf(visits, 'site', name), figuresOf(visits, other, name))
}

/** The figures of a route that have a budget. */
function summarizeRoute(visits: Visits): Record<TimeName, Summary | undefined> {
  const of = (name: FigureName) => summarize(figuresOf(visits, 'site', name))
  const lost = visits.site?.map(
    ({ answers, sent = 0 }) => [answers, sent].filter((time) => !Number.isFinite(time)).length,
  )
  return {
    againstNoScripts: against(visits, 'no scripts', 'largestPaint'),
    againstNoMock: against(visits, 'no mock', 'largestPaint'),
    blocking: of('blocking'),
    shift: of('shift'),
    mockEarly: of('mockEarly'),
    answeredAfter: of('answeredAfter'),
    lost: summarize(lost ?? []),
    alive: of('alive'),
    aliveAgainstClient: against(visits, 'client-rendered', 'alive'),
    data: of('data'),
    files: of('files'),
    script: of('script'),
  }
}

/** A row for each budget of times: whether every route keeps to it, or how many do not. */
function timeTargets(routes: Measured): string[][] {
  const summaries = Object.entries(routes).map(([route, visits]) => [route, summarizeRoute(visits)] as const)
  return timeNames.map((name) => {
    const { max, unit, every, route: only, description } = budgets.times[name]
    const measured = summaries.flatMap(([route, { [name]: summary }]) =>
      summary && (only ?? route) === route ? [{ route, figure: every ? summary.max : summary.median }] : [],
    )
    const [worst] = measured.toSorted((a, b) => b.figure - a.figure)
    if (!worst) return [description, `${max} ${unit}`, '–', 'not measured']
    const missed = measured.filter(({ figure }) => figure > max).length
    return [
      description,
      `at most ${max} ${unit}`.trim(),
      Number.isFinite(worst.figure)
        ? `${formatFigure(worst.figure)} ${unit} on ${worst.route}`.replace('  ', ' ')
        : `never on ${worst.route}`,
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

function clockTargets(clock: Clock): string[][] {
  return clockNames.map((name) => {
    const { max, unit, description } = budgets.clock[name]
    const summary = summarize(clock[name])
    if (!summary) return [description, `at most ${max} ${unit}`, '–', 'not measured']
    const verdict = summary.median > max ? '**missed**' : 'met'
    return [description, `at most ${max} ${unit}`, `${formatSpread(summary)} ${unit}`, verdict]
  })
}

const targetHead = ['Target', 'Budget', 'Measured', 'Verdict']

type Column = readonly [title: string, cell: (visits: Visits) => string]

function column(
  title: string,
  name: FigureName,
  { variant = 'site', digits = 0 }: { variant?: Variant; digits?: number } = {},
): Column {
  return [title, (visits) => formatSpread(summarize(figuresOf(visits, variant, name)), digits)]
}

function peers(name: FigureName, ...variants: Variant[]): Column[] {
  return variants.map((variant) => column(`${name}, ${variant}`, name, { variant }))
}

function ratioColumn(name: FigureName, other: Variant): Column {
  return [`÷ ${other}`, (visits) => formatSpread(against(visits, other, name), 2)]
}

const painted: readonly Column[] = [
  column('first paint', 'firstPaint'),
  column('largest paint', 'largestPaint'),
  ratioColumn('largestPaint', 'no scripts'),
  ratioColumn('largestPaint', 'no mock'),
  column('blocking', 'blocking'),
  column('shift', 'shift', { digits: 5 }),
  column('kB', 'bytes'),
]

const works: readonly Column[] = [
  column('answers', 'answers'),
  column('after the tap', 'answeredAfter'),
  column('alive', 'alive'),
  ratioColumn('alive', 'client-rendered'),
  column('data', 'data'),
  column('files until alive', 'files'),
  column('script kB until alive', 'script'),
]

const compared: readonly Column[] = [
  ...peers('answers', 'no scripts', 'no mock', 'client-rendered'),
  ...peers('alive', 'no mock', 'client-rendered'),
  ...peers('data', 'no mock', 'client-rendered'),
]

const forms: readonly Column[] = [column('sent', 'sent'), ...peers('sent', 'no mock', 'client-rendered')]

const olderProtocol: readonly Column[] = (['firstPaint', 'largestPaint', 'answers', 'alive', 'data'] as const).flatMap(
  (name) => peers(name, 'site', 'HTTP/1.1'),
)

const causes: readonly Column[] = [
  ['Its largest paint is', ({ site = [] }) => mostFrequent(site.map(({ largest }) => largest ?? 'unknown'))],
  ['Alive last', ({ site = [] }) => mostFrequent(site.map(({ last }) => last ?? 'unknown'))],
  ['Moved', ({ site = [] }) => mostFrequent(site.map(describeWorstShift))],
  ['Blocked most by', ({ site = [] }) => mostFrequent(site.map(describeWorstBlocker))],
]

function table(columns: readonly Column[], routes: Measured, has: (visits: Visits) => boolean = () => true): string {
  const rows = Object.entries(routes).filter(([, visits]) => has(visits))
  if (rows.length === 0) return ''
  return markdownTable([
    ['Route', ...columns.map(([title]) => title)],
    ...rows.map(([route, visits]) => [route, ...columns.map(([, cell]) => cell(visits))]),
  ])
}

function conditionPage(name: ConditionName, routes: Measured): string {
  const all = Object.values(routes).flatMap((visits) => Object.values(visits).flat())
  const quickest = summarize(all.map((visit) => visit.quickest))
  return `## ${name}: ${conditions[name].title}

${markdownTable([targetHead, ...timeTargets(routes)])}

The quickest of all files below /assets took ${quickest ? formatFigure(quickest.min) : '–'} ms to arrive.

${table(painted, routes)}

${table(works, routes)}

${table(compared, routes)}

${table(forms, routes, ({ site = [] }) => site.some(({ sent }) => sent !== undefined))}

${table(olderProtocol, routes, (visits) => visits['HTTP/1.1'] !== undefined)}

${table(causes, routes)}
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

Medians of ${about.repetitions} visits each, with minimum and maximum in brackets; times in ms from the start of the navigation, kB
are 1000 bytes as they are sent, compressed. Every visit is a first one, in a fresh context. Within a repetition the
variants take turns, in an order that changes; a ratio is the median of the ratios within the repetitions.

- **no scripts**: the same documents without their scripts. **no mock**: the client of \`build:live\` on the same
  prerendered pages, with the endpoints over HTTP in the mock's time. **client-rendered**: the same build, with the empty
  shell (404.html) as every document.
- **answers**: the menu, tapped 100 ms after its paint (on the wide screen: the services menu, clicked), is open.
  **sent**: a form, filled and sent from 100 ms after the paint on, shows that it was sent.
- **alive**: React has taken over the last control of the first screen. **files**, **script kB**: what has arrived by then.
- **data**: the page has read the first response of an endpoint, and the frame after it is drawn; the document shows the
  same content from its first paint.
- **blocking**: what long tasks take beyond 50 ms each, from first paint until the page is quiet for a second.

The host speaks HTTP/2 with TLS, brotli. The browser's throttling delays each request by the round trip, and slows down
neither the TLS handshake nor what a service worker requests; the host itself slows down the latter.

## Bytes and the developer's clock

${markdownTable([targetHead, ...targets])}

${faults.map((fault) => `Over: ${fault}.`).join('\n')}

${(['throttled', 'unthrottled'] as const)
  .map((name) => (measured[name] ? conditionPage(name, measured[name]) : ''))
  .join('\n')}
${bytesPage(pages)}`.replaceAll(/\n{3,}/g, '\n\n')
}
