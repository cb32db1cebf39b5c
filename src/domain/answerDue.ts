const workingDays = 3

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

/** Formats `Friday, 27 November` in two parts, because browsers disagree about the comma. */
export function formatDue(due: Date): string {
  const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
  return `${weekday.format(due)}, ${day.format(due)}`
}
