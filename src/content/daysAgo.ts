/**
 * Returns a day before today as YYYY-MM-DD, or a UTC time of it: what is invented never looks abandoned. Goes by UTC, so
 * that yesterday is over in every time zone that a visitor may be in.
 */
export function daysAgo(days: number, time?: `${number}:${number}`): string {
  const day = new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
  return time ? `${day}T${time}:00Z` : day
}
