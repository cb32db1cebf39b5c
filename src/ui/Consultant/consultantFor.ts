import { agency } from '@/content/agency'
import { type Consultant, consultants, founder } from '@/content/consultants'
import { industryOf } from '../industryOf'

/** Returns who looks after a job: by its industry, or else from the office in its country. */
export function consultantFor({ title, location }: { title: string; location: string }): Consultant {
  const industry = industryOf(title)?.id
  const office = agency.offices.find(({ country }) => location.endsWith(country))
  return (
    consultants.find(({ industries }) => industry && industries.includes(industry)) ??
    consultants.find(({ office: city }) => city === office?.city) ??
    founder
  )
}
