import { isValidElement } from 'react'
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router-dom'
import { paths, servicePaths } from '@/content/paths'
import { codeOf, lazyPage } from './lazyPage'
import { RequireToken } from './RequireToken'

const PublicLayout = lazyPage('PublicLayout', () => import('./PublicLayout'))
const AdminLayout = lazyPage('AdminLayout', () => import('./AdminLayout'))
const Queries = lazyPage('Queries', () => import('./Queries'))
const HomePage = lazyPage('HomePage', () => import('@/pages/HomePage/HomePage'))
const JobsListingPage = lazyPage('JobsListingPage', () => import('@/pages/JobsListingPage/JobsListingPage'))
const JobsPage = lazyPage('JobsPage', () => import('@/pages/JobsPage/JobsPage'))
const JobPage = lazyPage('JobPage', () => import('@/pages/JobPage/JobPage'))
const ApplyPage = lazyPage('ApplyPage', () => import('@/pages/ApplyPage/ApplyPage'))
const AboutPage = lazyPage('AboutPage', () => import('@/pages/AboutPage/AboutPage'))
const HireUsPage = lazyPage('HireUsPage', () => import('@/pages/HireUsPage/HireUsPage'))
const ContactPage = lazyPage('ContactPage', () => import('@/pages/ContactPage/ContactPage'))
const BlogPage = lazyPage('BlogPage', () => import('@/pages/BlogPage/BlogPage'))
const BlogPostPage = lazyPage('BlogPostPage', () => import('@/pages/BlogPostPage/BlogPostPage'))
const ServicePage = lazyPage('ServicePage', () => import('@/pages/ServicePage/ServicePage'))
const AdminLoginPage = lazyPage('AdminLoginPage', () => import('@/pages/AdminLoginPage/AdminLoginPage'))
const DashboardPage = lazyPage('DashboardPage', () => import('@/pages/DashboardPage/DashboardPage'))
const PlaceholderPage = lazyPage('PlaceholderPage', () => import('@/pages/PlaceholderPage/PlaceholderPage'))
const NotFoundPage = lazyPage('NotFoundPage', () => import('@/pages/NotFoundPage/NotFoundPage'))

/** The route table of spec section 2. */
const routes = createRoutesFromElements(
  <>
    <Route element={<PublicLayout />}>
      <Route element={<Queries />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.jobs} element={<JobsPage />} />
        <Route path="/jobs/:id" element={<JobPage />} />
        <Route path="/jobs/:id/apply" element={<ApplyPage />} />
        <Route path={paths.blog} element={<BlogPage />} />
        <Route path="/blog/:id" element={<BlogPostPage />} />
        <Route path={paths.adminLogin} element={<AdminLoginPage />} />
      </Route>
      <Route path={paths.jobsListing} element={<JobsListingPage />} />
      <Route path={paths.about} element={<AboutPage />} />
      <Route path={paths.hireUs} element={<HireUsPage />} />
      <Route path={paths.contact} element={<ContactPage />} />
      {servicePaths.map((path) => (
        <Route key={path} path={path} element={<ServicePage />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Route>
    <Route element={<RequireToken />}>
      <Route element={<Queries />}>
        <Route element={<AdminLayout />}>
          <Route path={paths.admin} element={<DashboardPage />} />
          <Route path={paths.manageJobs} element={<PlaceholderPage of="manageJobs" />} />
          <Route path={paths.manageSlider} element={<PlaceholderPage of="manageSlider" />} />
          <Route path={paths.manageMenu} element={<PlaceholderPage of="manageMenu" />} />
        </Route>
      </Route>
    </Route>
  </>,
)

/** Renders the current page in its layout. */
export function SiteRoutes() {
  return useRoutes(routes)
}

/** Loads the code that the page at a path needs, so that it renders at once. Returns the names of its components. */
export async function preloadPages(path: string): Promise<string[]> {
  const codes = (matchRoutes(routes, path) ?? []).flatMap(
    ({ route: { element } }) => (isValidElement(element) && codeOf(element.type)) || [],
  )
  await Promise.all(codes.map(({ load }) => load()))
  return codes.map(({ name }) => name)
}
