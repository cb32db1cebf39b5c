import { months } from '@/domain/answerDue'

/** Returns the day that an ISO date names, with or without a time, in any time zone. Undefined if there is no such day. */
export function dayOf(date: string): string | undefined {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:$|[T ])/.exec(date) ?? []
  const read = new Date(`${day}T00:00:00Z`)
  // Date reads 30 February as a day in March.
  return day && !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day) ? day : undefined
}

/** Formats an ISO day as `16 November 2026`. */
export function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[(month ?? 1) - 1]} ${year}`
}
