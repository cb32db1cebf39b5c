const workingHours = 72

/** The hours at which an office answers. The four offices span the zones that visitors write from. */
const opens = 9
const closes = 18

function isWeekday(time: Date): boolean {
  return time.getDay() > 0 && time.getDay() < 6
}

function isOpen(time: Date): boolean {
  return isWeekday(time) && time.getHours() >= opens && time.getHours() < closes
}

/**
 * Returns by when a message is answered, in the visitor's time zone: 72 hours of weekdays later, rounded up to a full hour
 * of a working day. Public holidays are not known here.
 */
export function answerBy(now: Date): Date {
  const time = new Date(now)
  const goOn = () => time.setHours(time.getHours() + 1, 0, 0, 0)
  if (time.getMinutes() > 0) goOn()
  for (let left = workingHours; left > 0; goOn()) if (isWeekday(time)) left -= 1
  while (!isOpen(time)) goOn()
  return time
}
