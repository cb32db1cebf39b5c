import { budgets } from './budgets.mjs'
import { overBudget, ratio, rounded, summarise } from './figures.mjs'
import { conditions } from './visit.mjs'

/** A median with its spread, or a dash where there is none. */
function spread(summary, digits = 0) {
  if (!summary) return '–'
  const [median, least, most] = [summary.median, summary.least, summary.most].map((figure) => figure.toFixed(digits))
  return least === most ? median : `${median} (${least}–${most})`
}

function table(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** The figures of a route under a condition: medians, spreads, and ratios within the repetitions. */
function routeFigures(visits, empty) {
  const of = (variant, figure) => visits[variant].map((visit) => visit[figure])
  const largest = of('site', 'largestPaint')
  return {
    firstPaint: summarise(of('site', 'firstPaint')),
    largestPaint: summarise(largest),
    againstNoScripts: ratio(largest, of('no scripts', 'largestPaint')),
    againstNoMock: ratio(largest, of('no mock', 'largestPaint')),
    againstEmpty: ratio(
      of('site', 'firstPaint'),
      empty.map(({ firstPaint }) => firstPaint),
    ),
    blocking: summarise(of('site', 'blocking')),
    shift: summarise(of('site', 'shift')),
    data: summarise(of('site', 'data')),
    bytes: summarise(of('site', 'bytes')),
    early: summarise(of('site', 'early')),
    mockEarly: summarise(of('site', 'mockEarly')),
  }
}

/** A line for each target of times: whether every route keeps to it, or which do not. */
function timeTargets(routes) {
  return Object.entries(budgets.times).map(([name, { most, unit, every, meaning }]) => {
    const judged = every ? 'most' : 'median'
    const measured = Object.entries(routes).filter(([, figures]) => figures[name])
    const missed = measured.filter(([, figures]) => figures[name][judged] > most)
    const worst = measured.toSorted(([, one], [, other]) => other[name][judged] - one[name][judged])[0]
    if (!worst) return [meaning, `${most} ${unit}`, '–', 'not measured']
    const [route, figures] = worst
    const verdict = missed.length === 0 ? 'met' : `**missed** on ${missed.length} of ${measured.length} routes`
    return [
      meaning,
      `at most ${most} ${unit}`.trim(),
      `${rounded(figures[name][judged])} ${unit} on ${route}`.replace('  ', ' '),
      verdict,
    ]
  })
}

function byteTargets(sizes) {
  return Object.entries(budgets.bytes).map(([name, { most, unit, meaning }]) => {
    const verdict = sizes[name] > most ? '**missed**' : 'met'
    return [meaning, `at most ${most} ${unit}`, `${rounded(sizes[name])} ${unit}`, verdict]
  })
}

function clockTargets(clock) {
  if (!clock) return []
  return [
    ['start', clock.warm, 'warm'],
    ['start', clock.cold, 'without Vite’s cache'],
    ['change', clock.change, ''],
  ].map(([name, figures, how]) => {
    const { most, unit, meaning } = budgets.clock[name]
    const summary = summarise(figures)
    const told = `${spread(summary)} ${unit}`
    return [
      how ? `${meaning}, ${how}` : meaning,
      `at most ${most} ${unit}`,
      told,
      summary.median > most ? '**missed**' : 'met',
    ]
  })
}

const targetHead = ['Target', 'Budget', 'Measured', 'Verdict']

function conditionPage(name, { empty, routes }) {
  const figures = Object.fromEntries(
    Object.entries(routes).map(([route, visits]) => [route, routeFigures(visits, empty)]),
  )
  const quickest = Object.values(routes)
    .flatMap((visits) => Object.values(visits).flat())
    .map((visit) => visit.quickest)
  const rows = Object.entries(figures).map(([route, of]) => [
    route,
    spread(of.firstPaint),
    spread(of.largestPaint),
    spread(of.againstNoScripts, 2),
    spread(of.againstNoMock, 2),
    spread(of.againstEmpty, 2),
    spread(of.blocking),
    spread(of.shift, 5),
    spread(of.data),
    spread(of.bytes),
    spread(of.early),
  ])
  const head = [
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
  return `## ${name}: ${conditions[name].title}

${table(targetHead, timeTargets(figures))}

The empty page's first paint: ${spread(summarise(empty.map(({ firstPaint }) => firstPaint)))} ms. The quickest of all files
below /assets took ${rounded(summarise(quickest).least)} ms to arrive.

${table(head, rows)}

${table(
  ['Route', 'Its largest paint is', 'Moved', 'Blocked most by'],
  Object.entries(routes).map(([route, { site }]) => [
    route,
    mostOften(site.map(({ largest }) => largest)),
    moved(site),
    blocked(site),
  ]),
)}
`
}

/** How often each of some texts was told, the most frequent first; at most two. */
function mostOften(texts) {
  const counts = new Map()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one).slice(0, 2)
  return (
    sorted
      .map(([text, count]) => `${text} (${count} of ${texts.length})`)
      .join('; ')
      .replaceAll('|', '/') || '–'
  )
}

/** What moved in each visit's worst shift. */
function moved(visits) {
  const worst = visits.map(({ shifts }) => shifts.toSorted((one, other) => other.value - one.value)[0])
  return mostOften(worst.map((shift) => (shift ? (shift.moved[0] ?? 'something that is gone') : 'nothing')))
}

/** What ran the longest in the frame of each visit that blocked the most after first paint. */
function blocked(visits) {
  const worst = visits.map(({ blockers }) => blockers.toSorted((one, other) => other.blocking - one.blocking)[0])
  return mostOften(worst.map((frame) => (frame ? (frame.script ?? 'style, layout or parsing') : 'nothing')))
}

function bytesPage(pages) {
  const rows = Object.entries(pages).map(([route, sizes]) => [
    route,
    ...Object.values(sizes).map((size) => size.toFixed(1)),
  ])
  return `## bytes: each document with what it names, in kB

${table(['Route', 'HTML', 'CSS', 'JavaScript', 'fonts', 'pictures'], rows)}
`
}

/** The page of figures, in Markdown. Takes all that a run measured. */
export function report({ about, sizes, naming, pages, measured, clock }) {
  const sentences = [...overBudget(sizes, budgets.bytes), ...naming.map((file) => `${file} names the mock’s chunk`)]
  return `# How fast

Written by \`npm run bench\`; the raw figures stand in the file of the same name that ends in .json. The budgets are bench/budgets.mjs.

${Object.entries(about)
  .map(([name, value]) => `- ${name}: ${value}`)
  .join('\n')}

Medians of ${about.repetitions} visits each, with the least and the most in brackets; times in ms, kB are 1000 bytes as they are sent,
compressed. Every visit is a first one, in a fresh context. Within a repetition the variants take turns, in an order that
changes; a ratio is the median of the ratios within the repetitions. **no scripts**: the same documents without their
scripts. **no mock**: the client of \`build:live\` on the same prerendered pages, the endpoints answered over HTTP in the
mock's time. **empty**: a page of one sentence. **blocking**: what long tasks take beyond 50 ms each, from first paint
until the page rests for a second. **data**: the first answer of an endpoint has been read by the page, and the frame
after it is drawn; the document shows the same content from its first paint. The host speaks HTTP/1.1, brotli. What a
service worker fetches is slowed down by the host, as the browser slows down a page alone.

## Bytes and the developer's clock

${table(targetHead, [...byteTargets(sizes), ...clockTargets(clock)])}

${sentences.map((sentence) => `Over: ${sentence}.`).join('\n')}

${Object.entries(measured)
  .map(([name, condition]) => conditionPage(name, condition))
  .join('\n')}
${bytesPage(pages)}`.replaceAll(/\n{3,}/g, '\n\n')
}
