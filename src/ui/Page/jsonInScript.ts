/** Returns data as the content of a script element, which ends at the first `</script` even within a string. */
export function jsonInScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
