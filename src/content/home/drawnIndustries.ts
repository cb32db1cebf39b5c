import { type Industry, industries } from '../industries'
import { paths } from '../paths'
import type { Heading } from './types'
import type { Solution } from './solutions'

export function drawIndustry({ id, name, text }: Industry): Solution {
  return { title: name, text, to: `${paths.jobs}?industry=${id}`, picture: 'industries', part: id }
}

export const drawnIndustries: Heading & { items: readonly Solution[] } = {
  ...industries,
  items: industries.items.map(drawIndustry),
}
