import { HttpResponse } from 'msw'
import * as v from 'valibot'
import type { Endpoint } from '@/contract/endpoint'
import { describeReason, writePath } from '@/contract/issues'
import { type Behavior, retryAfter } from '../behaviors'
import type { Row } from '../database/columns'
import type { ResolverTable } from '../database/edits'
import { readBearer } from '../database/sessions'
import type { Definition, EndpointMock, FieldErrors, InvalidField } from '../resource'
import type { Parts } from '../backend'
import { showReceived } from './showReceived'

const statusHeaders: Readonly<Record<number, object>> = {
  401: { 'www-authenticate': 'Bearer' },
  429: { 'retry-after': String(retryAfter) },
}

/** Errors of no endpoint have the form of the first service. */
export function createErrors(definition: Definition, base = Object.values(definition.contract)[0]?.base ?? '') {
  const { createErrorBody, errorHeaders } = definition
  return (status: number, message?: string, fields?: FieldErrors) => {
    const { statusText } = new HttpResponse(null, { status })
    const headers = { ...statusHeaders[status], ...errorHeaders }
    return HttpResponse.json(createErrorBody(base, status, message ?? statusText, fields), { status, headers })
  }
}

export function createRequestSchema({ params = v.any(), query = v.any(), body, bodyKind = 'json' }: Endpoint) {
  // The parser's own message quotes the body, perhaps a password.
  const json = body && v.pipe(v.optional(v.pipe(v.string(), v.parseJson({}, 'Not JSON'))), body)
  const received = bodyKind === 'json' ? json : body
  return v.object({ params, query, body: received ?? v.any() })
}

export interface Route {
  name: string
  endpoint: Endpoint
  mock: EndpointMock<Endpoint, Row>
  ownTable: string
}

export interface Call {
  id: string
  request: Request
  parsed: v.SafeParseResult<ReturnType<typeof createRequestSchema>>
  problems: readonly string[]
  behavior: Behavior
}

export function createResolver(parts: Parts, { name, endpoint, mock, ownTable }: Route) {
  const { definition, catalog, edits, state, sessions } = parts
  const { needsToken, status = 200, base } = endpoint
  const createError = createErrors(definition, base)

  function reject(issues: readonly v.BaseIssue<unknown>[], problems: Call['problems']) {
    const invalid: InvalidField[] = issues.map((issue) => ({
      path: writePath(issue),
      message: describeReason(issue, showReceived),
    }))
    const own = mock.rejectInvalid?.(invalid) ?? definition.rejectInvalid?.(invalid, name) ?? {}
    const { status: rejected = 400, message = problems.join('; '), fields } = own
    return createError(rejected, message, fields)
  }

  return async ({ id, request, parsed, problems, behavior }: Call) => {
    const token = definition.readToken?.(request) ?? readBearer(request.headers) ?? ''
    const found = sessions.find(token)
    const session = found && found.expiresAt > Date.now() ? found : null
    if (needsToken && !session) return createError(401, found ? 'Your session has expired.' : undefined)
    if (!parsed.success) return reject(parsed.issues, problems)
    const open = (table: string) => {
      // The others are whole, but for an endpoint without a table, which counts theirs.
      const isShaped = !ownTable || table === ownTable
      return edits.openTable(table, isShaped ? behavior : { ...behavior, rows: undefined }, id)
    }

    function getTable<Other extends Row>(resource: { table: { name: string; row?: Other } }): ResolverTable<Other>
    function getTable({ table }: { table: { name: string } }): ResolverTable<Row> {
      return open(table.name)
    }

    const body = await mock.resolve({
      request: { ...parsed.output, headers: request.headers },
      get table() {
        return open(ownTable)
      },
      getTable,
      session,
      // After a session that a state has ended, the next one lasts as usual.
      openSession: (userId, lifetime = catalog.getSignIn(state.get()).expires || undefined) =>
        sessions.open(userId, lifetime),
      closeSession: (closed = token) => sessions.close(closed),
      getBehavior: (of) => state.getCurrentStep(state.getOverride(of)).behavior,
      createError,
    })
    if (body instanceof Response) return body
    if (body instanceof Blob) return new Response(body, { status })
    return body === undefined ? new HttpResponse(null, { status: 204 }) : Response.json(body, { status })
  }
}
