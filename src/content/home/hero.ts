import { agency } from '../agency'
import { type Link, missingPaths, paths } from '../paths'
import { promisedHours } from '../promise'

interface HeroSlide {
  title: string
  subtitle: string
  /** The first slide has the desk instead: who answers a message, and when. */
  picture?: 'hero-global' | 'hero-coaching' | 'hero-ai'
  tone: 'sand' | 'sage'
  buttons: readonly [Link, Link]
}

export const home = {
  description: `\
HR consulting and recruitment since 2014: jobs, training, verification and global IT hiring, answered \
within ${promisedHours} working hours.`,
  carousel: `What ${agency.name} does`,
}

/** Word for word from spec section 2. */
export const heroSlides: readonly HeroSlide[] = [
  {
    title: agency.name,
    subtitle: 'Empowering Businesses with Innovative HR Solutions',
    tone: 'sand',
    buttons: [
      { text: 'Hire Talent', to: paths.hireUs },
      { text: 'Get Hired', to: paths.jobsListing },
    ],
  },
  {
    title: 'Global Recruitment Expertise',
    subtitle: 'Connecting global talent to top organizations.',
    picture: 'hero-global',
    tone: 'sage',
    buttons: [
      { text: 'Contact Us', to: paths.contact },
      { text: 'Apply Now', to: missingPaths.apply },
    ],
  },
  {
    title: 'Career Coaching & Resume Help',
    subtitle: 'Boost your career with expert guidance.',
    picture: 'hero-coaching',
    tone: 'sand',
    buttons: [
      { text: 'Start Coaching', to: missingPaths.careerCoaching },
      { text: 'Check Services', to: missingPaths.services },
    ],
  },
  {
    title: 'AI-Powered Hiring Solutions',
    subtitle: 'Smarter, faster, and more accurate hiring.',
    picture: 'hero-ai',
    tone: 'sage',
    buttons: [
      { text: 'Our Solutions', to: missingPaths.aiSolutions },
      { text: 'Get Matched', to: paths.jobsListing },
    ],
  },
]
