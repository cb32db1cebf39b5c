import { messages } from './messages'
import { missingPaths, paths } from './paths'

const dashboard = 'Dashboard'

export const admin = {
  login: {
    title: 'Admin login',
    description: 'The way in for our own staff, by username and password. Candidates and employers need no login.',
    fields: { email: { label: 'Username' }, password: { label: 'Password' } },
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    /** For screen readers. */
    isShown: 'The password is shown.',
    isHidden: 'The password is hidden.',
    submit: 'Log in',
    submitting: 'Logging in...',
    reasons: { emailMissing: 'Enter your username.', passwordMissing: 'Enter your password.' },
    failed: 'Login failed. Please check credentials.',
    expired: 'Your session has expired. Log in again and you return to the page you were on.',
    expiredElsewhere: 'Your session has expired.',
    signedOut: 'You are logged out.',
  },
  dashboard: {
    title: dashboard,
    description: 'How many users, jobs and blog posts there are, and the latest jobs and posts.',
    loading: 'Loading dashboard...',
    /** For screen readers. */
    loaded: 'Dashboard loaded.',
    cards: [
      { key: 'totalUsers', label: 'Total users', hint: 'Staff accounts. Only admins log in.' },
      { key: 'totalJobs', label: 'Total jobs', link: { text: 'See the jobs on the website', to: paths.jobs } },
      { key: 'totalBlogs', label: 'Total blogs', link: { text: 'Read the posts on the website', to: paths.blog } },
    ],
    latest: {
      count: 5,
      jobs: { title: 'Latest jobs', empty: messages.jobs.empty },
      posts: { title: 'Latest posts', empty: messages.blogs.empty },
      failed: 'This list could not be loaded. Wait a moment, then try again.',
    },
    failed: 'The figures could not be loaded. Wait a moment, then try again.',
    forbidden: 'This account has no access to the dashboard. Log out to use another one.',
  },
  /** For screen readers. */
  areaLabel: 'Admin',
  toWebsite: 'View website',
  sidebar: [
    { text: dashboard, to: paths.admin },
    { text: 'Manage Jobs', to: paths.manageJobs },
    { text: 'Manage Blogs', to: missingPaths.manageBlogs },
    { text: 'Manage Users', to: missingPaths.manageUsers },
  ],
  /** Word for word from spec section 2. */
  logout: 'Logout',
  placeholders: {
    manageJobs: { title: 'Manage Jobs', text: 'Job listings will be added, changed and closed here.' },
    manageSlider: { title: 'Manage Slider', text: 'The slides of the home page will be edited here.' },
    manageMenu: { title: 'Manage Menu', text: 'The links of the menu will be put in order here.' },
  },
} as const
