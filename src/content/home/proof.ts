import type { BlockContent } from '../services/types'
import type { Heading } from './types'

interface Testimonial {
  name: string
  role: string
  quote: string
  picture: 'testimonial-1' | 'testimonial-2' | 'testimonial-3'
}

interface Industry {
  name: string
  text: string
  icon: 'code' | 'heart-pulse' | 'shopping-bag' | 'factory' | 'landmark' | 'radio-tower' | 'graduation-cap' | 'truck'
}

interface Client {
  name: string
  picture: `client-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
}

export const testimonials: { title: string; items: readonly Testimonial[] } = {
  title: 'In their words',
  items: [
    {
      name: 'Ilse Marchetti',
      role: 'Product designer, Toronto',
      quote:
        'I had sent out forty applications and heard almost nothing. My consultant cut my resume to one page and ' +
        'sent me four openings a month. I took the ninth.',
      picture: 'testimonial-1',
    },
    {
      name: 'Gerald Whitcombe',
      role: 'Works director, Ostrava Mills',
      quote:
        'They told me on the first call that my pay range was too low for the role. They were right, and it saved ' +
        'me two months of looking.',
      picture: 'testimonial-2',
    },
    {
      name: 'Kwame Asare',
      role: 'Junior data analyst, London',
      quote:
        'It was my first job, so I had no idea what an employer checks. I got a list, I gathered the papers, and ' +
        'nothing held up my start date.',
      picture: 'testimonial-3',
    },
  ],
}

export const industries: Heading & { items: readonly Industry[] } = {
  title: 'Industries we know',
  intro: 'We work in 20+ of them. In these eight you will meet us most often.',
  items: [
    { name: 'Information Technology', text: 'Engineers, analysts and support teams.', icon: 'code' },
    { name: 'Healthcare & Pharma', text: 'Nurses, pharmacists and clinic managers.', icon: 'heart-pulse' },
    { name: 'Retail & E-Commerce', text: 'Store teams, buyers and online sellers.', icon: 'shopping-bag' },
    { name: 'Manufacturing & Engineering', text: 'Plant, process and maintenance roles.', icon: 'factory' },
    { name: 'Banking & Finance', text: 'Accountants, risk and compliance staff.', icon: 'landmark' },
    { name: 'Telecom & Media', text: 'Network planners, editors and producers.', icon: 'radio-tower' },
    { name: 'Education & EdTech', text: 'Teachers, tutors and course designers.', icon: 'graduation-cap' },
    { name: 'Logistics & Supply Chain', text: 'Planners, forwarders and warehouse leads.', icon: 'truck' },
  ],
}

export const clients: { title: string; items: readonly Client[] } = {
  title: 'Employers who hire with us',
  items: [
    { name: 'Norvane', picture: 'client-1' },
    { name: 'Tallis & Rook', picture: 'client-2' },
    { name: 'Ostrava Mills', picture: 'client-3' },
    { name: 'Bexley Freight', picture: 'client-4' },
    { name: 'Kinmore', picture: 'client-5' },
    { name: 'Halden Labs', picture: 'client-6' },
    { name: 'Piertown', picture: 'client-7' },
    { name: 'Lumo Care', picture: 'client-8' },
  ],
}

/** Spec section 9. */
export const statistics: BlockContent<'statistics'> = {
  title: 'Our numbers so far',
  items: [
    { value: 12, suffix: '+', label: 'years in practice' },
    { value: 500, suffix: '+', label: 'clients' },
    { value: 20, suffix: '+', label: 'industries' },
    { value: 30, suffix: '+', label: 'cities' },
    { value: 100000, suffix: '+', label: 'candidates placed' },
  ],
}
