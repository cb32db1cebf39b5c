type ApiErrorKind = 'http' | 'network' | 'timeout' | 'not-json' | 'contract' | 'aborted'

/** The only error that `request` throws. `status` is set for `http` only, `retryAfter` in seconds if the service says so. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number | undefined
  readonly retryAfter: number | undefined

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    { status, retryAfter, cause }: { status?: number; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause })
    this.status = status
    this.retryAfter = retryAfter
  }
}

/** Whether there is no such thing, or no longer. */
export function isMissing(error: unknown) {
  return [404, 410].includes(getStatus(error) ?? 0)
}

/** Returns the status of a failed request; undefined without a response or with an unreadable one. */
export function getStatus(error: unknown) {
  return error instanceof ApiError ? error.status : undefined
}
