import * as v from 'valibot'
import { type EndpointName, endpoints } from '@/contract/endpoints'
import { type Behavior, writeBehavior } from './behaviors'
import { createListeners } from './listeners'

/** How many requests are kept. */
const kept = 200
/** How much of a body is kept, in characters: ten thousand jobs, asked for again and again, would fill the memory. */
const longestBody = 100_000

interface Message {
  headers: readonly (readonly [string, string])[]
  body: string
}

/** One request to the backend, with its answer once there is one. */
export interface Exchange {
  id: number
  endpoint: EndpointName
  method: string
  url: string
  behavior: string
  /** Milliseconds since 1970. */
  startedAt: number
  sent: Message
  /** What in the request breaks the contract, a sentence each. */
  askedWrong: readonly string[]
  /** Status, 0 where the connection failed; undefined while there is no answer. */
  status?: number
  /** From request to answer, in milliseconds. */
  took?: number
  received?: Message
  /** What in the answer breaks the contract, a sentence each. An error answer has none to keep. */
  answeredWrong?: readonly string[]
}

/** Headers to look at. The token is nobody's business: its place is shown, it is not. */
function headersOf({ headers }: Request | Response): [string, string][] {
  return [...headers].map(([name, value]) => [name, name === 'authorization' ? 'Bearer (hidden)' : value])
}

/** A body to look at: without passwords and tokens. */
function shown(body: string): string {
  const rest = body.length - longestBody
  const start = rest > 0 ? `${body.slice(0, longestBody)} ... and ${rest} characters more` : body
  return start.replaceAll(/("(?:password|token)"\s*:\s*")[^"]*/g, '$1(hidden)')
}

/** The sentences of a schema's issues, each with its place. */
export function issuesOf(issues: readonly v.BaseIssue<unknown>[]): string[] {
  return issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': '))
}

/** Rows that the contract leaves out of a list without a word to the visitor. */
function leftOut(sent: unknown, read: unknown): string[] {
  if (Array.isArray(sent) && Array.isArray(read)) {
    const missing = sent.length - read.length
    return missing > 0 ? [`${missing} of ${sent.length} rows break the contract and are left out`] : []
  }
  const [before, after] = [Object(sent), Object(read)]
  return 'articles' in before && 'articles' in after ? leftOut(before.articles, after.articles) : []
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** What in an answer breaks the endpoint's contract. */
async function answeredWrong(name: EndpointName, response: Response, body: string): Promise<string[]> {
  if (!response.ok) return []
  const sent = parse(body)
  if (sent === undefined) return ['The body is not JSON']
  const read = v.safeParse<v.GenericSchema>(endpoints[name].response, sent)
  return read.success ? leftOut(sent, read.output) : issuesOf(read.issues)
}

/** The last requests that the backend was asked, newest first. */
export function createRequestLog() {
  const { subscribe, announce } = createListeners()
  let exchanges: readonly Exchange[] = []
  let count = 0

  function change(id: number, news: Partial<Exchange>): void {
    exchanges = exchanges.map((exchange) => (exchange.id === id ? { ...exchange, ...news } : exchange))
    announce()
  }

  async function answer({ id, endpoint, startedAt }: Exchange, response: Response): Promise<void> {
    const took = Date.now() - startedAt
    if (response.type === 'error') return change(id, { status: 0, took })
    const body = await response.clone().text()
    change(id, {
      status: response.status,
      took,
      received: { headers: headersOf(response), body: shown(body) },
      answeredWrong: await answeredWrong(endpoint, response, body),
    })
  }

  return {
    subscribe,
    get: (): readonly Exchange[] => exchanges,
    clear(): void {
      exchanges = []
      announce()
    },

    /** Notes what the real service answered to the request to an address that was let through. */
    async answeredLive(url: string, response: Response): Promise<void> {
      const open = exchanges.find((exchange) => exchange.url === url && exchange.status === undefined)
      if (open?.behavior === 'live') await answer(open, response)
    },

    /** Notes a request. Gives the function to call with its answer. */
    async asked(name: EndpointName, behavior: Behavior, request: Request, askedWrong: readonly string[]) {
      const body = await request.clone().text()
      count += 1
      const noted: Exchange = {
        id: count,
        endpoint: name,
        method: request.method,
        url: request.url,
        behavior: writeBehavior(behavior),
        startedAt: Date.now(),
        sent: { headers: headersOf(request), body: shown(body) },
        askedWrong,
      }
      exchanges = [noted, ...exchanges].slice(0, kept)
      announce()

      return (response: Response) => answer(noted, response)
    },
  }
}

export type RequestLog = ReturnType<typeof createRequestLog>
