/** Data as the content of a script element, which ends at the first `</script`, whatever it stands in. */
export function jsonInScript(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
