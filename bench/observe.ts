/**
 * Runs in the page before anything of its own, and notes what the browser says of it in `globalThis.bench`. It is sent
 * as text, so it uses nothing from outside.
 */
export function observe() {
  const seen = {
    firstPaint: undefined,
    largestPaint: undefined,
    largest: undefined,
    shifts: [],
    longTasks: [],
    frames: [],
    data: undefined,
  }
  globalThis.bench = seen
  // With the inspector attached each new Error is told where it stands, at once: no visitor waits for that.
  Error.stackTraceLimit = 0

  function tell(node) {
    const element = node?.nodeType === Node.TEXT_NODE ? node.parentElement : node
    if (!element?.tagName) return 'something that is gone'
    const name = [
      element.tagName.toLowerCase(),
      element.id && `#${element.id}`,
      element.classList[0] && `.${element.classList[0]}`,
    ]
    const text = (element.getAttribute('src') ?? element.textContent ?? '').trim().slice(0, 40)
    return `${name.filter(Boolean).join('')} "${text}"`
  }

  function rectangle({ x, y, width, height }) {
    return [x, y, width, height].map(Math.round).join(' ')
  }

  function watch(type, note) {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  }

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime, element, url, size }) => {
    seen.largestPaint = startTime
    seen.largest = `${tell(element)}${url ? `, ${new URL(url).pathname}` : ''}, ${size} px²`
  })
  watch('layout-shift', ({ startTime, value, hadRecentInput, sources }) => {
    if (hadRecentInput) return
    const moved = sources.map(
      ({ node, previousRect, currentRect }) =>
        `${tell(node)} from ${rectangle(previousRect)} to ${rectangle(currentRect)}`,
    )
    seen.shifts.push({ at: startTime, value, moved })
  })
  watch('longtask', ({ startTime, duration }) => seen.longTasks.push({ at: startTime, lasted: duration }))
  watch('long-animation-frame', ({ startTime, duration, blockingDuration, scripts }) => {
    const longest = scripts.toSorted((one, other) => other.duration - one.duration)[0]
    const file = longest?.sourceURL && new URL(longest.sourceURL).pathname.split('/').at(-1)
    const call = longest?.invoker.startsWith('http') ? 'the start' : longest?.invoker
    const script = longest && [call, file && `of ${file}`].filter(Boolean).join(' ')
    seen.frames.push({ at: startTime, lasted: duration, blocking: blockingDuration, script, ran: longest?.duration })
  })

  // Every answer of an endpoint is read as JSON, and nothing else is. It is on screen when the next frame is drawn.
  const json = Object.getOwnPropertyDescriptor(Response.prototype, 'json').value
  Response.prototype.json = async function readAndNote() {
    const body = await json.call(this)
    if (seen.data === undefined) {
      seen.data = Number.NaN
      requestAnimationFrame(() => requestAnimationFrame(() => (seen.data = performance.now())))
    }
    return body
  }
}
