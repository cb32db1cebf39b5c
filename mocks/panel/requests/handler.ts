import { agency } from '../../agency/agency'
import type { CustomResponse } from '../../engine/behaviors'

/** An msw handler that sends the response. */
export function toHandler(name: string, { status, headers, body }: CustomResponse): string {
  const endpoint = agency.contract[name]
  const init = JSON.stringify({ status, headers }, null, 2).replaceAll('\n', '\n  ')
  return `http.${endpoint?.method.toLowerCase()}('*${endpoint?.path}', () =>
  new HttpResponse(${JSON.stringify(body)}, ${init}),
)`
}
