import { agency } from './agency'
import type { Link } from './services/types'

interface HeroSlide {
  title: string
  subtitle: string
  picture: 'hero-hire' | 'hero-global' | 'hero-coaching' | 'hero-ai'
  buttons: readonly [Link, Link]
}

interface Heading {
  title: string
  intro: string
}

interface Solution {
  title: string
  text: string
  to: Link['to']
  picture: 'solution-hire' | 'solution-train' | 'solution-global' | 'solution-verify'
}

interface Offer {
  title: string
  text: string
  to: Link['to']
}

interface Reason {
  title: string
  text: string
}

interface Step {
  title: string
  text: string
  when: string
}

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

interface Statistic {
  value: number
  suffix: '+'
  label: string
}

/** Letter for letter the spec's hero table (section 2). */
export const heroSlides: readonly HeroSlide[] = [
  {
    title: agency.name,
    subtitle: 'Empowering Businesses with Innovative HR Solutions',
    picture: 'hero-hire',
    buttons: [
      { text: 'Hire Talent', to: '/hire-us' },
      { text: 'Get Hired', to: '/jobs-listing' },
    ],
  },
  {
    title: 'Global Recruitment Expertise',
    subtitle: 'Connecting global talent to top organizations.',
    picture: 'hero-global',
    buttons: [
      { text: 'Contact Us', to: '/contact' },
      { text: 'Apply Now', to: '/apply' },
    ],
  },
  {
    title: 'Career Coaching & Resume Help',
    subtitle: 'Boost your career with expert guidance.',
    picture: 'hero-coaching',
    buttons: [
      { text: 'Start Coaching', to: '/career-coaching' },
      { text: 'Check Services', to: '/services' },
    ],
  },
  {
    title: 'AI-Powered Hiring Solutions',
    subtitle: 'Smarter, faster, and more accurate hiring.',
    picture: 'hero-ai',
    buttons: [
      { text: 'Our Solutions', to: '/ai-solutions' },
      { text: 'Get Matched', to: '/jobs-listing' },
    ],
  },
]

export const hrSolutions: Heading & { items: readonly Solution[] } = {
  title: 'HR solutions',
  intro: 'Four things you can hand to us, one at a time or together.',
  items: [
    {
      title: 'Recruitment',
      text: 'You describe the role. We search, interview and bring you a shortlist of 3 to 5 people.',
      to: '/talent-acquisition',
      picture: 'solution-hire',
    },
    {
      title: 'Training',
      text: 'New people learn your work in 4 or 12 weeks, in groups of up to 12, with a plan for each week.',
      to: '/employee-trainee',
      picture: 'solution-train',
    },
    {
      title: 'Global IT hiring',
      text: 'Software, data, cloud and security people from four regions, interviewed by engineers first.',
      to: '/global-it-recruitment',
      picture: 'solution-global',
    },
    {
      title: 'Verification',
      text: 'Identity, education and past employment, confirmed at the source and only with consent.',
      to: '/domestic/verification',
      picture: 'solution-verify',
    },
  ],
}

export const offers: Heading & { items: readonly Offer[]; more: Link } = {
  title: 'What we offer',
  intro: 'For you as a candidate and for you as an employer, at home and abroad.',
  items: [
    {
      title: 'Job search assistance',
      text: 'Choose 3 or 6 months. Each month you see 4 to 5 openings that fit your resume.',
      to: '/domestic/job-assistance',
    },
    {
      title: 'Local hiring',
      text: 'People who live near your site and can start soon, from the shop floor to the office.',
      to: '/domestic/local-hiring',
    },
    {
      title: 'Your professional website',
      text: 'A page of your own to send with every application. It stays up for one year and renews at 50%.',
      to: '/domestic/professional-world',
    },
    {
      title: 'Jobs abroad',
      text: 'A search in the country you choose, with a minimum of 3 specialised openings within 3 months.',
      to: '/international/job-assistance',
    },
    {
      title: 'Immigration assessment',
      text: 'The routes that could fit you and the papers each one asks for, in writing within 10 working days.',
      to: '/international/immigration',
    },
    {
      title: 'International verification',
      text: 'A degree in one country, a job in another: each confirmed at its source, all in one report.',
      to: '/international/verification',
    },
  ],
  more: { text: 'All services', to: '/services' },
}

export const whyChoose: Heading & { reasons: readonly Reason[]; more: Link } = {
  title: 'Why people choose us',
  intro: 'We say what will happen and when. Then you can hold us to it.',
  reasons: [
    {
      title: 'An answer within 48 to 72 working hours',
      text: 'That is when you first hear from us. It is a person who has read your message.',
    },
    {
      title: '3 or 6 months, stated at the start',
      text: 'Job search assistance has an end date. You know what you are paying for, and for how long.',
    },
    {
      title: '4-5 openings per month',
      text: 'A short list you can act on. Each opening is matched to your resume before you see it.',
    },
    {
      title: '30+ cities, one consultant',
      text: 'We recruit in 30+ cities. You deal with the same person from the first call to the signed contract.',
    },
  ],
  more: { text: 'Our approach', to: '/our-approach' },
}

export const process: Heading & { steps: readonly Step[] } = {
  title: 'How recruitment works',
  intro: 'Six steps, from your first message to the third month at work.',
  steps: [
    {
      title: 'First contact',
      text: 'A consultant who knows your industry calls you: the role, the place, the pay and the date.',
      when: 'Within 48 to 72 working hours',
    },
    {
      title: 'The brief',
      text: 'We write it on one page. The search begins when you have approved it.',
      when: 'Week 2',
    },
    {
      title: 'The search',
      text: 'We advertise, ask the people we know and interview each candidate before you do.',
      when: 'Weeks 2 to 4',
    },
    {
      title: 'The shortlist',
      text: '3 to 5 people who want the job, each with a page of notes.',
      when: 'End of week 4',
    },
    {
      title: 'Interviews and offer',
      text: 'We arrange the interviews, check references with consent and carry the offer. You decide.',
      when: 'Weeks 5 and 6',
    },
    {
      title: 'After the first day',
      text: 'We speak with you and with your new colleague, and tell each what the other would like.',
      when: 'Months 1 and 3',
    },
  ],
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
export const statistics: { title: string; items: readonly Statistic[] } = {
  title: 'Our numbers so far',
  items: [
    { value: 12, suffix: '+', label: 'years in practice' },
    { value: 500, suffix: '+', label: 'clients' },
    { value: 20, suffix: '+', label: 'industries' },
    { value: 30, suffix: '+', label: 'cities' },
    { value: 100000, suffix: '+', label: 'candidates placed' },
  ],
}

export const latestNews: Heading = {
  title: 'Latest news',
  intro: 'Today’s headlines in business, technology and sports. A little reading before your next interview.',
}

export const featured: Heading & { more: Link } = {
  title: 'Featured jobs',
  intro: 'Six roles we are filling now. Open one to see what it asks and what it pays.',
  more: { text: 'See every job', to: '/jobs-listing' },
}
