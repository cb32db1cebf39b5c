import type { IndustryId } from '@/contract/endpoints'
import type { Heading } from './home/types'

export interface Industry {
  /** Names its emblem too. */
  id: IndustryId
  name: string
  text: string
}

/** Spec section 3. */
export const industries: Heading & { items: readonly Industry[] } = {
  title: 'Industries we know',
  intro: 'We work in 20+ of them. In these eight you will meet us most often.',
  items: [
    { id: 'it', name: 'Information Technology', text: 'Engineers, analysts and support teams.' },
    { id: 'healthcare', name: 'Healthcare & Pharma', text: 'Nurses, pharmacists and clinic managers.' },
    { id: 'retail', name: 'Retail & E-Commerce', text: 'Store teams, buyers and online sellers.' },
    { id: 'manufacturing', name: 'Manufacturing & Engineering', text: 'Plant, process and maintenance jobs.' },
    { id: 'finance', name: 'Banking & Finance', text: 'Accountants, risk and compliance staff.' },
    { id: 'telecom', name: 'Telecom & Media', text: 'Network planners and editors.' },
    { id: 'education', name: 'Education & EdTech', text: 'Teachers, tutors and course designers.' },
    { id: 'logistics', name: 'Logistics & Supply Chain', text: 'Planners, forwarders and warehouse leads.' },
  ],
}
