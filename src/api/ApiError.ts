type ApiErrorKind = 'http' | 'network' | 'timeout' | 'not-json' | 'contract' | 'aborted'

/** The only error that `request` throws. `status` is set for `http` only, `retryAfter` in seconds if the service says so. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number | undefined
  readonly retryAfter: number | undefined

  constructor(
    kind: ApiErrorKind,
    message: string,
    options: { status?: number; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause })
    this.name = 'ApiError'
    this.kind = kind
    this.status = options.status
    this.retryAfter = options.retryAfter
  }
}

/** Returns the status of a failed request; undefined without a response or with an unreadable one. */
export function getStatus(error: unknown): number | undefined {
  return error instanceof ApiError ? error.status : undefined
}
