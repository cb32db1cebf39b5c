/** The working days in 72 working hours. */
const workingDays = 3

/** The days on which every office is closed. */
const holidays: readonly ((month: number, day: number, weekday: number) => boolean)[] = [
  (month, day) => month === 1 && day === 1,
  (month, day, weekday) => month === 11 && weekday === 4 && Math.ceil(day / 7) === 4,
  (month, day) => month === 12 && day === 25,
  (month, day) => month === 12 && day === 26,
]

function isWorkingDay(date: Date) {
  const weekday = date.getDay()
  const isWeekend = weekday === 0 || weekday === 6
  return !isWeekend && !holidays.some((isHoliday) => isHoliday(date.getMonth() + 1, date.getDate(), weekday))
}

/** Returns noon of a later day, which no change to or from summer time moves to another day. */
function addDays(date: Date, days: number): Date {
  const later = new Date(date)
  later.setHours(12, 0, 0, 0)
  later.setDate(later.getDate() + days)
  return later
}

/** Returns the day on which an answer is due, in the visitor's calendar, and the working days before it, back to today. */
export function daysUntilAnswer(now: Date): Date[] {
  const days = [now]
  for (let day = addDays(now, 1); days.length <= workingDays; day = addDays(day, 1)) {
    if (isWorkingDay(day)) days.unshift(day)
  }
  return days
}

export function answerDue(now: Date): Date {
  const [due = now] = daysUntilAnswer(now)
  return due
}

/** Returns the first working day that is at least so many days after the Monday of the week of an answer. */
export function roadDay(answer: Date, afterMonday: number): Date {
  const daysSinceMonday = (answer.getDay() + 6) % 7
  let day = addDays(answer, afterMonday - daysSinceMonday)
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}
