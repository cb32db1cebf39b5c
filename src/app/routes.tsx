import { type ComponentType, lazy } from 'react'
import { Route, Routes } from 'react-router-dom'
import { paths, servicePaths } from '@/content/paths'
import { PublicLayout } from './PublicLayout'
import { RequireToken } from './RequireToken'

/** A page whose code is fetched when it is first asked for. */
function page<Name extends string, Props = object>(
  name: Name,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
) {
  return lazy(async () => ({ default: (await load())[name] }))
}

const AdminLayout = page('AdminLayout', () => import('./AdminLayout'))
const HomePage = page('HomePage', () => import('@/pages/HomePage/HomePage'))
const JobsListingPage = page('JobsListingPage', () => import('@/pages/JobsListingPage/JobsListingPage'))
const JobsPage = page('JobsPage', () => import('@/pages/JobsPage/JobsPage'))
const JobPage = page('JobPage', () => import('@/pages/JobPage/JobPage'))
const ApplyPage = page('ApplyPage', () => import('@/pages/ApplyPage/ApplyPage'))
const AboutPage = page('AboutPage', () => import('@/pages/AboutPage/AboutPage'))
const HireUsPage = page('HireUsPage', () => import('@/pages/HireUsPage/HireUsPage'))
const ContactPage = page('ContactPage', () => import('@/pages/ContactPage/ContactPage'))
const BlogPage = page('BlogPage', () => import('@/pages/BlogPage/BlogPage'))
const BlogPostPage = page('BlogPostPage', () => import('@/pages/BlogPostPage/BlogPostPage'))
const ServicePage = page('ServicePage', () => import('@/pages/ServicePage/ServicePage'))
const AdminLoginPage = page('AdminLoginPage', () => import('@/pages/AdminLoginPage/AdminLoginPage'))
const DashboardPage = page('DashboardPage', () => import('@/pages/DashboardPage/DashboardPage'))
const PlaceholderPage = page('PlaceholderPage', () => import('@/pages/PlaceholderPage/PlaceholderPage'))
const NotFoundPage = page('NotFoundPage', () => import('@/pages/NotFoundPage/NotFoundPage'))

/** The route table of spec section 2. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route element={<PublicLayout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.jobsListing} element={<JobsListingPage />} />
        <Route path={paths.jobs} element={<JobsPage />} />
        <Route path="/jobs/:id" element={<JobPage />} />
        <Route path="/jobs/:id/apply" element={<ApplyPage />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.hireUs} element={<HireUsPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.blog} element={<BlogPage />} />
        <Route path="/blog/:id" element={<BlogPostPage />} />
        {servicePaths.map((path) => (
          <Route key={path} path={path} element={<ServicePage />} />
        ))}
        <Route path={paths.adminLogin} element={<AdminLoginPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<RequireToken />}>
        <Route element={<AdminLayout />}>
          <Route path={paths.admin} element={<DashboardPage />} />
          <Route path={paths.manageJobs} element={<PlaceholderPage of="manageJobs" />} />
          <Route path={paths.manageSlider} element={<PlaceholderPage of="manageSlider" />} />
          <Route path={paths.manageMenu} element={<PlaceholderPage of="manageMenu" />} />
        </Route>
      </Route>
    </Routes>
  )
}
