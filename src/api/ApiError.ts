export type ApiErrorKind = 'http' | 'network' | 'not-json' | 'contract' | 'aborted'

/** The one way a request fails. `status` is set for `http` only. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | undefined

  constructor(kind: ApiErrorKind, message: string, options: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: options.cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = options.status
  }
}

/** The status the server refused with; undefined where there was no answer or none that could be read. */
export function statusOf(error: unknown): number | undefined {
  return error instanceof ApiError ? error.status : undefined
}
