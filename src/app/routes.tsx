import { type ComponentType, createElement, isValidElement, type ReactElement } from 'react'
import { matchRoutes, type RouteObject, useRoutes } from 'react-router-dom'
import { paths, type ServicePath, servicePaths } from '@/content/paths'
import { codeOf, lazyPage } from './lazyPage'
import { PublicLayout } from './PublicLayout'
import { RequireToken } from './RequireToken'

type Paths = typeof paths
/** Every key of `paths` but those of the service pages, which share one page. */
type PageKey = { [Key in keyof Paths]: Paths[Key] extends ServicePath ? never : Key }[keyof Paths]
type Pages = Partial<Record<PageKey, ReactElement>>

function page<Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>): ReactElement {
  return createElement(lazyPage(name, load))
}

const LegalPage = lazyPage('LegalPage', () => import('@/pages/LegalPage/LegalPage'))

const publicPages = {
  jobsListing: page('JobsListingPage', () => import('@/pages/JobsListingPage/JobsListingPage')),
  about: page('AboutPage', () => import('@/pages/AboutPage/AboutPage')),
  hireUs: page('HireUsPage', () => import('@/pages/HireUsPage/HireUsPage')),
  contact: page('ContactPage', () => import('@/pages/ContactPage/ContactPage')),
  privacy: <LegalPage of="privacy" />,
  terms: <LegalPage of="terms" />,
} satisfies Pages

/** Public pages that call the services: their code comes with the query client. */
const publicPagesWithQueries = {
  home: page('HomePage', () => import('@/pages/HomePage/HomePage')),
  jobs: page('JobsPage', () => import('@/pages/JobsPage/JobsPage')),
  job: page('JobPage', () => import('@/pages/JobPage/JobPage')),
  apply: page('ApplyPage', () => import('@/pages/ApplyPage/ApplyPage')),
  blog: page('BlogPage', () => import('@/pages/BlogPage/BlogPage')),
  blogPost: page('BlogPostPage', () => import('@/pages/BlogPostPage/BlogPostPage')),
  adminLogin: page('AdminLoginPage', () => import('@/pages/AdminLoginPage/AdminLoginPage')),
} satisfies Pages

const PlaceholderPage = lazyPage('PlaceholderPage', () => import('@/pages/PlaceholderPage/PlaceholderPage'))

const adminPages = {
  admin: page('DashboardPage', () => import('@/pages/DashboardPage/DashboardPage')),
  manageJobs: <PlaceholderPage of="manageJobs" />,
  manageSlider: <PlaceholderPage of="manageSlider" />,
  manageMenu: <PlaceholderPage of="manageMenu" />,
} satisfies Pages

/** The page at each address of `paths`. An address without a page does not compile. */
const pages: Record<PageKey, ReactElement> = { ...publicPages, ...publicPagesWithQueries, ...adminPages }

const servicePage = page('ServicePage', () => import('@/pages/ServicePage/ServicePage'))
const notFoundPage = page('NotFoundPage', () => import('@/pages/NotFoundPage/NotFoundPage'))
const Queries = lazyPage('Queries', () => import('./Queries'))
const AdminLayout = lazyPage('AdminLayout', () => import('./AdminLayout'))

/** The addresses of some pages, as routes name them. */
function routesOf(included: Pages): { path: string; element: ReactElement }[] {
  const elements = new Map(Object.entries(included))
  return Object.entries(paths).flatMap(([key, path]) => {
    const element = elements.get(key)
    return element ? { path: typeof path === 'string' ? path : decodeURIComponent(path(':id')), element } : []
  })
}

const serviceRoutes = servicePaths.map((path) => ({ path, element: servicePage }))

/** The route table of spec section 2. */
const routes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      { element: <Queries />, children: routesOf(publicPagesWithQueries) },
      ...routesOf(publicPages),
      ...serviceRoutes,
      { path: '*', element: notFoundPage },
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
            children: [...routesOf(adminPages), { path: `${paths.admin}/*`, element: notFoundPage }],
          },
        ],
      },
    ],
  },
]

/** Every address of `paths` with the name of its page. */
export function listPages(): { path: string; name: string }[] {
  return [...routesOf(pages), ...serviceRoutes].map(({ path, element }) => ({
    path,
    name: codeOf(element.type)?.name ?? '',
  }))
}

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
