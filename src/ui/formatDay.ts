const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

const months = 'January February March April May June July August September October November December'.split(' ')

/** Returns the day of an ISO date, with or without a time, in any time zone. Undefined if there is no such day. */
export function readDay(date: string): string | undefined {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(date) ?? []
  const read = new Date(`${day}T00:00:00Z`)
  // Date reads February 30 as a day in March.
  return day && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : undefined
}

/** Formats an ISO day as `November 16, 2026`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${months[(month ?? 1) - 1]} ${date}, ${year}`
}

export function nameWeekday(date: Date): string {
  return weekdays[date.getDay()] ?? ''
}

export function nameMonth(date: Date): string {
  return months[date.getMonth()] ?? ''
}

/** Formats `Friday, November 27`. The first use of `Intl.DateTimeFormat` takes as long as that of `Intl.NumberFormat`. */
export function formatWeekday(date: Date): string {
  return `${nameWeekday(date)}, ${nameMonth(date)} ${date.getDate()}`
}
