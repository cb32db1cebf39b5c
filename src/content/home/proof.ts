import type { BlockContent } from '../services/types'

interface Testimonial {
  name: string
  role: string
  quote: string
  picture: 'testimonial-1' | 'testimonial-2' | 'testimonial-3'
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
      quote: `\
I had sent out forty applications and heard nothing. My consultant cut my resume to one page and sent me four \
openings a month. I took the ninth.`,
      picture: 'testimonial-1',
    },
    {
      name: 'Gerald Whitcombe',
      role: 'Works director, Ostrava Mills',
      quote: `\
They told me on the first call that my pay range was too low for the job. They were right, and it saved me two months \
of looking.`,
      picture: 'testimonial-2',
    },
    {
      name: 'Kwame Asare',
      role: 'Junior data analyst, London',
      quote: `\
It was my first job, so I had no idea what an employer checks. I got a list, I gathered the papers, and nothing held \
up my start date.`,
      picture: 'testimonial-3',
    },
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
