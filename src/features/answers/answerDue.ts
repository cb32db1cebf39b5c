/** The working days in 72 working hours. */
const workingDays = 3

/** The days on which every office is closed. */
const holidays: readonly ((month: number, day: number, weekday: number) => boolean)[] = [
  (month, day) => month === 1 && day === 1,
  (month, day, weekday) => month === 11 && weekday === 4 && Math.ceil(day / 7) === 4,
  (month, day) => month === 12 && day === 25,
  (month, day) => month === 12 && day === 26,
]

function isWorkingDay(date: Date): boolean {
  const weekday = date.getDay()
  const isWeekend = weekday === 0 || weekday === 6
  return !isWeekend && !holidays.some((isHoliday) => isHoliday(date.getMonth() + 1, date.getDate(), weekday))
}

/** Returns noon of a later day: a change to or from summer time moves no noon to another day. */
function addDays(date: Date, days: number): Date {
  const later = new Date(date)
  later.setHours(12, 0, 0, 0)
  later.setDate(later.getDate() + days)
  return later
}

/** Returns today and the working days until an answer is due, in the visitor's calendar. The last is the day it is due. */
export function daysUntilAnswer(now: Date): Date[] {
  const days = [now]
  for (let day = addDays(now, 1); days.length <= workingDays; day = addDays(day, 1)) {
    if (isWorkingDay(day)) days.push(day)
  }
  return days
}

/** Returns the day by which 72 working hours are over. */
export function answerDue(now: Date): Date {
  return daysUntilAnswer(now).at(-1) ?? now
}

/**
 * Returns when a stop of the road is reached: the working day that is so many days after the Monday of the week in which the
 * first message is answered, or the next one.
 */
export function roadDay(answer: Date, afterMonday: number): Date {
  const daysSinceMonday = (answer.getDay() + 6) % 7
  let day = addDays(answer, afterMonday - daysSinceMonday)
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}
