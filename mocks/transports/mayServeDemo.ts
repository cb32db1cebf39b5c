/** By what a host answers for the list of files. One that is down may serve it again. */
export function mayServeDemo({ ok, status, headers }: Response) {
  return ok ? Boolean(headers.get('content-type')?.includes('json')) : status >= 500
}
