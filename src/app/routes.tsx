import { isValidElement } from 'react'
import { matchRoutes, type RouteObject, useRoutes } from 'react-router-dom'
import { paths, servicePaths, withId } from '@/content/paths'
import { lazyPage, pageCode } from './lazyPage'
import { PublicLayout } from './PublicLayout'
import { RequireToken } from './RequireToken'

const AboutPage = lazyPage('AboutPage', () => import('@/pages/AboutPage/AboutPage'))
const AdminLoginPage = lazyPage('AdminLoginPage', () => import('@/pages/AdminLoginPage/AdminLoginPage'))
const ApplyPage = lazyPage('ApplyPage', () => import('@/pages/ApplyPage/ApplyPage'))
const BlogPage = lazyPage('BlogPage', () => import('@/pages/BlogPage/BlogPage'))
const BlogPostPage = lazyPage('BlogPostPage', () => import('@/pages/BlogPostPage/BlogPostPage'))
const ContactPage = lazyPage('ContactPage', () => import('@/pages/ContactPage/ContactPage'))
const DashboardPage = lazyPage('DashboardPage', () => import('@/pages/DashboardPage/DashboardPage'))
const HireUsPage = lazyPage('HireUsPage', () => import('@/pages/HireUsPage/HireUsPage'))
const HomePage = lazyPage('HomePage', () => import('@/pages/HomePage/HomePage'))
const JobPage = lazyPage('JobPage', () => import('@/pages/JobPage/JobPage'))
const JobsListingPage = lazyPage('JobsListingPage', () => import('@/pages/JobsListingPage/JobsListingPage'))
const JobsPage = lazyPage('JobsPage', () => import('@/pages/JobsPage/JobsPage'))
const LegalPage = lazyPage('LegalPage', () => import('@/pages/LegalPage/LegalPage'))
const NotFoundPage = lazyPage('NotFoundPage', () => import('@/pages/NotFoundPage/NotFoundPage'))
const PlaceholderPage = lazyPage('PlaceholderPage', () => import('@/pages/PlaceholderPage/PlaceholderPage'))
const ServicePage = lazyPage('ServicePage', () => import('@/pages/ServicePage/ServicePage'))

const Queries = lazyPage('Queries', () => import('./Queries'))
const AdminLayout = lazyPage('AdminLayout', () => import('./AdminLayout'))

/** Public pages whose code comes with the query client. */
const pagesWithQueries = [
  { path: paths.home, element: <HomePage /> },
  { path: paths.jobs, element: <JobsPage /> },
  { path: withId(paths.job), element: <JobPage /> },
  { path: withId(paths.apply), element: <ApplyPage /> },
  { path: paths.blog, element: <BlogPage /> },
  { path: withId(paths.blogPost), element: <BlogPostPage /> },
]

const pages = [
  { path: paths.jobsListing, element: <JobsListingPage /> },
  { path: paths.about, element: <AboutPage /> },
  { path: paths.hireUs, element: <HireUsPage /> },
  { path: paths.contact, element: <ContactPage /> },
  { path: paths.privacy, element: <LegalPage of="privacy" /> },
  { path: paths.terms, element: <LegalPage of="terms" /> },
  { path: paths.accessibility, element: <LegalPage of="accessibility" /> },
  { path: paths.adminLogin, element: <AdminLoginPage /> },
  ...servicePaths.map((path) => ({ path, element: <ServicePage /> })),
]

const adminPages = [
  { path: paths.admin, element: <DashboardPage /> },
  { path: paths.manageJobs, element: <PlaceholderPage of="manageJobs" /> },
  { path: paths.manageSlider, element: <PlaceholderPage of="manageSlider" /> },
  { path: paths.manageMenu, element: <PlaceholderPage of="manageMenu" /> },
]

/** The route table of spec section 2. */
const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      { element: <Queries />, children: pagesWithQueries },
      ...pages,
      { path: '*', element: <NotFoundPage /> },
    ],
  },
  {
    element: <RequireToken />,
    children: [
      {
        element: <Queries />,
        children: [
          {
            element: <AdminLayout />,
            children: [...adminPages, { path: `${paths.admin}/*`, element: <NotFoundPage /> }],
          },
        ],
      },
    ],
  },
]

export function listPages() {
  return [...pagesWithQueries, ...pages, ...adminPages].map(({ path, element }) => ({
    path,
    name: pageCode.get(element.type)?.name ?? '',
  }))
}

export function SiteRoutes() {
  return useRoutes(routes)
}

/** Loads the code of the page at a path, so that it renders at once. Returns the names of its components. */
export async function preloadPages(path: string) {
  const codes = (matchRoutes(routes, path) ?? []).flatMap(
    ({ route: { element } }) => (isValidElement(element) && pageCode.get(element.type)) || [],
  )
  await Promise.all(codes.map(({ load }) => load()))
  return codes.map(({ name }) => name)
}
