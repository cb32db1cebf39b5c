import { expect, test } from 'vitest'
import { about } from './about'
import { agency } from './agency'

const zones = { toronto: 'America/Toronto', london: 'Europe/London', dubai: 'Asia/Dubai', bengaluru: 'Asia/Kolkata' }

// In winter, in summer, and in the weeks in which only Toronto or only London has changed its clocks.
test.each(['2026-01-14', '2026-03-18', '2026-07-15', '2026-10-28'])(
  'the offices are open for as many hours as the about page says on %s',
  (day) => {
    const opens = agency.offices.map(({ id }) => {
      const format = new Intl.DateTimeFormat('en', { timeZone: zones[id], hour: 'numeric', hourCycle: 'h23' })
      return (time: Date) => Number(format.format(time)) >= 9 && Number(format.format(time)) < 18
    })
    const quarters = Array.from({ length: 96 }, (_, index) => new Date(Date.parse(day) + index * 900_000))
    const open = quarters.filter((time) => opens.some((isOpen) => isOpen(time))).length / 4
    const [, promised] = /at least (\d+)\shours/.exec(about.offices.intro) ?? []
    expect(open).toBeGreaterThanOrEqual(Number(promised))
    expect(open).toBeLessThan(Number(promised) + 2)
  },
)
