import { consultants, fallback } from '@/content/consultants'
import type { Job } from '@/contract/endpoints'

export function findConsultant({ industry, location = '' }: Pick<Job, 'industry' | 'location'>) {
  return (
    consultants.find(({ industries }) => industry && industries.includes(industry)) ??
    consultants.find(({ places }) => places.some((place) => location.endsWith(place))) ??
    fallback
  )
}
