import { gaps, invented } from '../../src/content/legalGaps.ts'

export function listGaps() {
  const empty = Object.values(gaps).filter(({ text }) => !text)
  return [
    ...(empty.length > 0 ? ['Privacy and terms have gaps (src/content/legalGaps.ts):'] : []),
    ...empty.map(({ name }) => `  ${name}`),
    ...(invented.length > 0 ? ['Content made up for the demo, to be replaced:'] : []),
    ...invented.map((content) => `  ${content}`),
  ]
}
