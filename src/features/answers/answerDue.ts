import { holidays, workingDays } from '@/content/calendar'

function isThanksgiving(date: Date) {
  return date.getMonth() === 10 && date.getDay() === 4 && Math.ceil(date.getDate() / 7) === 4
}

function isWorkingDay(date: Date) {
  const isWeekend = date.getDay() === 0 || date.getDay() === 6
  const isHoliday = isThanksgiving(date) || holidays.includes(`${date.getMonth() + 1}/${date.getDate()}`)
  return !isWeekend && !isHoliday
}

/** Returns noon of a later day. Greenland's summer time skips the hour before midnight, which would be another day. */
function addDays(date: Date, days: number) {
  const later = new Date(date)
  later.setHours(12, 0, 0, 0)
  later.setDate(later.getDate() + days)
  return later
}

/** Returns the day on which an answer is due, in the visitor's calendar, and the working days before it, back to today. */
export function daysUntilAnswer(now: Date) {
  const days = [now]
  for (let day = addDays(now, 1); days.length <= workingDays; day = addDays(day, 1)) {
    if (isWorkingDay(day)) days.unshift(day)
  }
  return days
}

export function answerDue(now: Date) {
  const [due = now] = daysUntilAnswer(now)
  return due
}

/** Returns the first working day so many days or more after the Monday of the answer's week. */
export function roadDay(answer: Date, afterMonday: number) {
  // No answer is due on a Sunday, which is 0.
  let day = addDays(answer, 1 - answer.getDay() + afterMonday)
  while (!isWorkingDay(day)) day = addDays(day, 1)
  return day
}
