/** Formats `1,234,567.5`, with up to three decimals. The first use of `Intl.NumberFormat` takes 50 ms on a slow phone. */
export function formatNumber(value: number): string {
  const rounded = Math.abs(value) < 1e12 ? Math.round(value * 1000) / 1000 : value
  const [whole = '', decimals] = String(rounded).split('.')
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}
