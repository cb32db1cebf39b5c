import type { Consultant } from '@/content/consultants'
import { officeDays, officeHours } from '@/content/officeDays'

type Office = Consultant['office']

const workingHours = 72
const hour = 3_600_000

function isOffice(city: string): city is Office {
  return city in officeDays
}

/** The first Sunday from a day on, as a time. */
function sundayFrom(year: number, [month, day]: readonly [number, number]): number {
  const from = new Date(Date.UTC(year, month - 1, day))
  return from.getTime() + ((7 - from.getUTCDay()) % 7) * 24 * hour
}

/** Returns a date whose UTC parts are what the office's clock shows. Not by Intl, whose first use is slow (decision 15). */
function clockOf(office: Office, time: number): Date {
  const { ahead, summer } = officeDays[office]
  const year = new Date(time).getUTCFullYear()
  const isSummer = summer && time >= sundayFrom(year, summer[0]) && time < sundayFrom(year, summer[1])
  return new Date(time + (ahead + (isSummer ? 1 : 0)) * hour)
}

function isWorkingDay(office: Office, clock: Date): boolean {
  const holidays = officeDays[office].holidays[clock.getUTCFullYear()] ?? ''
  const day = `${clock.getUTCMonth() + 1}/${clock.getUTCDate()}`
  return clock.getUTCDay() > 0 && clock.getUTCDay() < 6 && !holidays.split(' ').includes(day)
}

function isDaytime(hours: number): boolean {
  return hours >= officeHours.opens && hours < officeHours.closes
}

function isOpen(office: Office, clock: Date): boolean {
  return isWorkingDay(office, clock) && isDaytime(clock.getUTCHours())
}

/** Whether the visitor reads mail at a time, rather than at night or on a weekend. */
function isRead(time: Date): boolean {
  return time.getDay() > 0 && time.getDay() < 6 && isDaytime(time.getHours())
}

/** Returns the office whose clock is nearest to the visitor's. */
export function nearestOffice(now: Date): Office {
  const ahead = -now.getTimezoneOffset() / 60
  return Object.keys(officeDays)
    .filter(isOffice)
    .reduce((nearest, city) =>
      Math.abs(officeDays[city].ahead - ahead) < Math.abs(officeDays[nearest].ahead - ahead) ? city : nearest,
    )
}

/**
 * Returns by when an office answers a message: 72 hours of its working days later, in its office hours, and then at the
 * visitor's next full hour of a working day.
 */
export function answerBy(now: Date, office = nearestOffice(now)): Date {
  const full = new Date(now)
  if (full.getMinutes() > 0) full.setHours(full.getHours() + 1, 0, 0, 0)
  let time = full.getTime()
  for (let left = workingHours; left > 0; time += hour) if (isWorkingDay(office, clockOf(office, time))) left -= 1
  while (!isOpen(office, clockOf(office, time))) time += hour
  while (!isRead(new Date(time))) time += hour
  return new Date(time)
}
