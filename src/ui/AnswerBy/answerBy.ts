const hour = 3_600_000
const workingHours = 72

/** When an office answers: Dubai opens at 5:00 UTC, London closes at 17:00 UTC in summer. */
const opens = 5
const closes = 17

function isWeekday(time: number): boolean {
  const day = new Date(time).getUTCDay()
  return day > 0 && day < 6
}

/**
 * Returns by when a message is answered: 72 hours of weekdays later, rounded up to a full hour at which an office is open.
 * In UTC, which is at most an hour behind London. Public holidays are not known here.
 */
export function answerBy(now: number): Date {
  let time = Math.ceil(now / hour) * hour
  for (let left = workingHours; left > 0; time += hour) if (isWeekday(time)) left -= 1
  while (!isWeekday(time) || new Date(time).getUTCHours() < opens || new Date(time).getUTCHours() > closes) time += hour
  return new Date(time)
}
