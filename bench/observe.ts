interface Shift {
  at: number
  value: number
  moved: string[]
}

interface Frame {
  at: number
  duration: number
  blocking: number
  script: string | undefined
}

/** What a page says about its own visit. Times in ms since the visit began. */
export interface Observed {
  firstPaint: number | undefined
  largestPaint: number | undefined
  largest: string | undefined
  shifts: Shift[]
  longTasks: { at: number; duration: number }[]
  frames: Frame[]
  data: number | undefined
}

interface Fiber {
  flags: number
  alternate: Fiber | null
  return: Fiber | null
}

declare global {
  var bench: Observed
  interface Element {
    /** When React had taken it over. */
    aliveAt?: number
  }
}

/** Entries that TypeScript's DOM library does not know yet. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

interface AnimationFrameEntry extends PerformanceEntry {
  blockingDuration: number
  scripts: { duration: number; sourceURL: string; invoker: string }[]
}

interface EntryTypes {
  paint: PerformanceEntry
  'largest-contentful-paint': LargestContentfulPaint
  'layout-shift': LayoutShiftEntry
  longtask: PerformanceEntry
  'long-animation-frame': AnimationFrameEntry
}

/** Runs in the page before its own scripts. It is sent as text, so it uses nothing from outside. */
export function observe(): void {
  const observed: Observed = {
    firstPaint: undefined,
    largestPaint: undefined,
    largest: undefined,
    shifts: [],
    longTasks: [],
    frames: [],
    data: undefined,
  }
  globalThis.bench = observed
  // With the inspector attached every new Error resolves its stack at once, which no visitor waits for.
  Error.stackTraceLimit = 0

  function describe(node: Node | null): string {
    const element = node instanceof Element ? node : node?.parentElement
    if (!element) return 'a removed element'
    const name = [
      element.tagName.toLowerCase(),
      element.id && `#${element.id}`,
      element.classList[0] && `.${element.classList[0]}`,
    ]
    const text = (element.getAttribute('src') ?? element.textContent ?? '').trim().slice(0, 40)
    return `${name.filter(Boolean).join('')} "${text}"`
  }

  function rectangle({ x, y, width, height }: DOMRectReadOnly): string {
    return [x, y, width, height].map(Math.round).join(' ')
  }

  function watch<Type extends keyof EntryTypes>(type: Type, note: (entry: EntryTypes[Type]) => void): void {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as EntryTypes[Type])
    })
    observer.observe({ type, buffered: true })
  }

  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') observed.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime, element, url, size }) => {
    observed.largestPaint = startTime
    observed.largest = `${describe(element)}${url ? `, ${new URL(url).pathname}` : ''}, ${size} px²`
  })
  watch('layout-shift', ({ startTime, value, hadRecentInput, sources }) => {
    if (hadRecentInput) return
    const moved = sources.map(
      ({ node, previousRect, currentRect }) =>
        `${describe(node)} from ${rectangle(previousRect)} to ${rectangle(currentRect)}`,
    )
    observed.shifts.push({ at: startTime, value, moved })
  })
  watch('longtask', ({ startTime, duration }) => observed.longTasks.push({ at: startTime, duration }))
  watch('long-animation-frame', ({ startTime, duration, blockingDuration, scripts }) => {
    const longest = scripts.toSorted((a, b) => b.duration - a.duration)[0]
    const file = longest?.sourceURL && new URL(longest.sourceURL).pathname.split('/').at(-1)
    const call = longest?.invoker.startsWith('http') ? 'the start' : longest?.invoker
    const script = longest && [call, file && `of ${file}`].filter(Boolean).join(' ')
    observed.frames.push({ at: startTime, duration, blocking: blockingDuration, script })
  })

  // Only responses of endpoints are read as JSON. They are on screen when the next frame is drawn.
  // oxlint-disable-next-line typescript/unbound-method -- called with its response below
  const { json } = Response.prototype
  Response.prototype.json = async function readAndNote(this: Response): Promise<unknown> {
    const body: unknown = await json.call(this)
    if (observed.data === undefined) {
      observed.data = Number.NaN
      requestAnimationFrame(() => requestAnimationFrame(() => (observed.data = performance.now())))
    }
    return body
  }

  /** React handles the events of an element from when no fiber above it is being inserted (2) or hydrated (4096). */
  function isAlive(element: Element): boolean {
    const entry = Object.entries(element).find(([key]) => key.startsWith('__reactFiber$'))
    if (!entry) return false
    let fiber: Fiber | null = entry[1]
    if (fiber?.alternate) return true
    for (; fiber; fiber = fiber.return) if (fiber.flags & 4098) return false
    return true
  }

  // React calls this hook of its developer tools after each commit.
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberUnmount() {},
    onCommitFiberRoot() {
      for (const control of document.querySelectorAll('a, button, input, select, textarea, summary')) {
        if (control.aliveAt === undefined && isAlive(control)) control.aliveAt = performance.now()
      }
    },
  })
}
