const workingDays = 3

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

export const months = 'January February March April May June July August September October November December'.split(' ')

/** Returns noon of the day, in the visitor's calendar, by which 72 working hours are over: Monday to Friday count. */
export function answerDue(now: Date): Date {
  const due = new Date(now)
  // At noon no change to or from summer time moves the day.
  due.setHours(12, 0, 0, 0)
  for (let left = workingDays; left > 0;) {
    due.setDate(due.getDate() + 1)
    const isWeekend = due.getDay() === 0 || due.getDay() === 6
    if (!isWeekend) left -= 1
  }
  return due
}

/** Formats `Friday, 27 November`. The first use of `Intl.DateTimeFormat` takes as long as that of `Intl.NumberFormat`. */
export function formatDue(due: Date): string {
  return `${weekdays[due.getDay()]}, ${due.getDate()} ${months[due.getMonth()]}`
}
