import { describe, expect, test } from 'vitest'
import { services } from '.'
import { servicePaths } from '../paths'
import { promisedHours } from '../promise'

describe('the content of the service pages', () => {
  test('has one page per address, in the same order', () => {
    expect(services.map(({ path }) => path)).toEqual(servicePaths)
  })

  test.each(services)('$path has unique headings', ({ blocks, closing }) => {
    const titles = [...blocks.map(({ title }) => title), closing.title]
    expect(new Set(titles).size).toBe(titles.length)
  })

  test.each(services)('$path fills every cell of its tables', ({ blocks }) => {
    for (const block of blocks) {
      if (block.kind !== 'comparison') continue
      for (const { cells } of block.rows) expect(cells).toHaveLength(block.columns.length - 1)
    }
  })

  test('the verification pages agree on the checks at home', () => {
    const [home = [], both = []] = ['/domestic/verification', '/international/verification'].map((path) =>
      services
        .filter((service) => service.path === path)
        .flatMap(({ blocks }) => blocks.flatMap((block) => (block.kind === 'comparison' ? block.rows : []))),
    )
    const days = new Map(home.map(({ label, cells }) => [label, cells.at(-1)]))
    expect(both.map(({ label }) => days.get(label))).toEqual(both.map(({ cells }) => cells[0]))
  })

  test.each(services)('$path promises an answer at most once', (service) => {
    expect(JSON.stringify(service).split(promisedHours).length).toBeLessThan(3)
  })
})
