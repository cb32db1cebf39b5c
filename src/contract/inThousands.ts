/**
 * A number as `1,234,567.5`, with up to three decimals. The browser's own formatters take 50 ms to come up on a slow
 * telephone, the first time that a page asks one.
 */
export function inThousands(value: number): string {
  const [whole = '', decimals] = String(Math.abs(value) < 1e12 ? Math.round(value * 1000) / 1000 : value).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
