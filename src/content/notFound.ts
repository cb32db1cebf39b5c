import { agency } from './agency'
import { navigation } from './navigation'
import { type FixedPath, missingPaths, paths } from './paths'

/** What the 404 page says of an address, and the pages that come nearest to it. */
export interface Answer {
  text: string
  nearest: readonly FixedPath[]
}

/** The addresses that the spec links and that have no page. */
export const missing: Record<(typeof missingPaths)[keyof typeof missingPaths], Answer> = {
  [missingPaths.apply]: {
    text: 'You apply on the page of a job. Choose your job first.',
    nearest: [paths.jobsListing, paths.jobs],
  },
  [missingPaths.careerCoaching]: {
    text: 'Career coaching has no page of its own yet. These are the nearest.',
    nearest: [paths.domesticAssistance, paths.domesticProfessionalWorld],
  },
  [missingPaths.aiSolutions]: {
    text: 'AI-powered hiring has no page of its own yet. These are the nearest.',
    nearest: [paths.talentAcquisition, paths.hireUs],
  },
  [missingPaths.ourApproach]: {
    text: 'Our approach has no page of its own yet. These come closest to it.',
    nearest: [paths.about, paths.domesticStart, paths.hireUs],
  },
  [missingPaths.services]: {
    text: 'Every service has a page of its own. Start with one of these, or open “Our Services” in the menu.',
    nearest: [paths.domesticStart, paths.internationalStart, paths.talentAcquisition],
  },
  [missingPaths.payroll]: {
    text: 'Payroll has no page of its own yet. Ask us, or read how we work with employers.',
    nearest: [paths.contact, paths.hireUs],
  },
  [missingPaths.backgroundChecks]: {
    text: 'Background checks are part of our verification.',
    nearest: [paths.domesticVerification, paths.internationalVerification],
  },
  [missingPaths.outplacement]: {
    text: 'Outplacement has no page of its own yet. These are the nearest.',
    nearest: [paths.domesticAssistance, paths.domesticProfessionalWorld, paths.contact],
  },
  [missingPaths.manageBlogs]: {
    text: 'Blog posts have no page here yet. You can read them as visitors do.',
    nearest: [paths.blog],
  },
  [missingPaths.manageUsers]: {
    text: 'Users have no page here yet. The dashboard shows how many there are.',
    nearest: [],
  },
}

export const notFound = {
  title: 'Page not found',
  description: 'There is no page at this address. Go on from the home page.',
  status: '404',
  home: { text: 'Back to the home page', to: paths.home },
  dashboard: { text: 'Back to the dashboard', to: paths.admin },
  belowJobs: {
    text: 'That page about a job is not here. All our openings are.',
    nearest: [paths.jobs, paths.jobsListing],
  },
  belowBlog: { text: 'That page of the blog is not here. All its posts are.', nearest: [paths.blog] },
  oneNear: 'Did you mean this page?',
  someNear: 'Did you mean one of these?',
  nothingNear: { text: 'Perhaps one of these helps.', nearest: [paths.jobsListing, paths.hireUs] },
  nothingNearAdmin: { text: 'There is nothing at this address. Go on from the dashboard or the menu.', nearest: [] },
} satisfies Record<string, string | Answer | { text: string; to: FixedPath }>

const footerLinks = [...navigation.footer.quickLinks.flatMap(({ links }) => links), ...navigation.footer.legal]
const serviceLinks = navigation.main
  .flatMap((item) => (item.kind === 'menu' ? item.sections : []))
  .flatMap(({ title, links }) => links.map((link) => ({ ...link, area: title })))
const names = serviceLinks.map(({ text }) => text)

/** The pages that the 404 page offers: as the footer and the menu name them, or in words of its own. */
export const landmarks: Partial<Record<string, { title: string; text?: string }>> = {
  ...Object.fromEntries(footerLinks.map(({ text, to }) => [to, { title: text }])),
  ...Object.fromEntries(
    serviceLinks.map(({ text, to, hint, area }) => {
      const isOnce = names.indexOf(text) === names.lastIndexOf(text)
      return [to, { title: isOnce ? text : `${area}: ${text}`, text: hint }]
    }),
  ),
  [paths.jobsListing]: { title: 'Job search: our seven picks', text: 'Search by word, job type and experience.' },
  [paths.jobs]: { title: 'Every open job', text: 'The whole list, each with its form to apply.' },
  [paths.about]: { title: `About ${agency.name}`, text: 'Who we are, what we hold to, where our offices are.' },
  [paths.hireUs]: { title: 'Hire us', text: 'Three ways to hire, step by step.' },
  [paths.contact]: { title: 'Contact us', text: 'Sales, support or HR: a person answers.' },
  [paths.blog]: { title: 'Blog', text: 'Advice for candidates and employers.' },
  [paths.adminLogin]: { title: 'Admin login', text: 'For our own staff.' },
  [paths.admin]: { title: 'Dashboard', text: 'How many users, jobs and blog posts there are.' },
  [paths.manageJobs]: { title: 'Manage Jobs', text: 'Where job listings will be edited.' },
  [paths.manageSlider]: { title: 'Manage Slider', text: 'Where the slides of the home page will be edited.' },
  [paths.manageMenu]: { title: 'Manage Menu', text: 'Where the menu will be put in order.' },
}
