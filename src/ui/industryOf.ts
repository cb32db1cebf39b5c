import { type Industry, industries } from '@/content/industries'

/** Returns the industry that a job's title names. The contract has no field for it. */
export function industryOf(title: string): Industry | undefined {
  return industries.items.find(({ titles }) => titles.test(title))
}
