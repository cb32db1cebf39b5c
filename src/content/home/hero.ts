import { agency } from '../agency'
import type { Link } from '../services/types'

interface HeroSlide {
  title: string
  subtitle: string
  picture: 'hero-hire' | 'hero-global' | 'hero-coaching' | 'hero-ai'
  buttons: readonly [Link, Link]
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
