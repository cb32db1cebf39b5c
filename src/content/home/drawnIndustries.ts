import { industries } from '../industries'
import { paths } from '../paths'
import type { Heading } from './types'
import type { Solution } from './solutions'

export const drawnIndustries: Heading & { items: readonly Solution[] } = {
  ...industries,
  items: industries.items.map(({ id, name, text }) => ({
    title: name,
    text,
    to: `${paths.jobs}?industry=${id}`,
    picture: 'industries',
    part: id,
  })),
}
