const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

const months = 'January February March April May June July August September October November December'.split(' ')

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

/** Formats `Friday, November 27`. `Intl` is as slow here as in formatNumber. */
export function formatWeekday(date: Date): string {
  return `${nameWeekday(date)}, ${nameMonth(date)} ${date.getDate()}`
}

/** The working days in 72 working hours. */
export const workingDays = 3

/** On these days every office is closed, and on Thanksgiving. */
export const holidays = ['1/1', '12/25', '12/26']
