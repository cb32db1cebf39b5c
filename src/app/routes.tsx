import { type ComponentType, isValidElement, type ReactNode } from 'react'
import { createRoutesFromElements, matchRoutes, Route, useRoutes } from 'react-router-dom'
import { paths, servicePaths } from '@/content/paths'
import { codeOf, lazyPage } from './lazyPage'
import { PublicLayout } from './PublicLayout'
import { RequireToken } from './RequireToken'

const AdminLayout = lazyPage('AdminLayout', () => import('./AdminLayout'))
const Queries = lazyPage('Queries', () => import('./Queries'))
const PlaceholderPage = lazyPage('PlaceholderPage', () => import('@/pages/PlaceholderPage/PlaceholderPage'))

const pageModules = import.meta.glob<Record<string, ComponentType>>('../pages/*/*Page.tsx')

/** Pages that are not named after their key in `paths`, as `jobs` is JobsPage. */
const otherNames: Record<string, string> = {
  admin: 'DashboardPage',
  manageJobs: 'PlaceholderPage',
  manageSlider: 'PlaceholderPage',
  manageMenu: 'PlaceholderPage',
}

/** Every address of `paths` with the name of its page. */
export const pages = Object.entries(paths).map(([key, path]) => ({
  path: typeof path === 'string' ? path : decodeURIComponent(path(':id')),
  name: servicePaths.some((servicePath) => servicePath === path)
    ? 'ServicePage'
    : (otherNames[key] ?? `${key.charAt(0).toUpperCase()}${key.slice(1)}Page`),
}))

const components = new Map<string, ComponentType>()

function componentOf(name: string): ComponentType {
  const load = pageModules[`../pages/${name}/${name}.tsx`]
  if (!load)
    throw new Error(`src/pages/${name}/${name}.tsx does not exist: every address of src/content/paths.ts needs a page`)
  const component = components.get(name) ?? lazyPage<string>(name, load)
  components.set(name, component)
  return component
}

/** Pages that call the services: their code comes with the query client. */
const queryPages = ['HomePage', 'JobsPage', 'JobPage', 'ApplyPage', 'BlogPage', 'BlogPostPage', 'AdminLoginPage']

function routesOf(isIncluded: (name: string) => boolean): ReactNode {
  return pages
    .filter(({ name }) => isIncluded(name))
    .map(({ path, name }) => {
      const Page = componentOf(name)
      return <Route key={path} path={path} element={<Page />} />
    })
}

const NotFoundPage = componentOf('NotFoundPage')

/** The route table of spec section 2. */
const routes = createRoutesFromElements(
  <>
    <Route element={<PublicLayout />}>
      <Route element={<Queries />}>{routesOf((name) => queryPages.includes(name))}</Route>
      {routesOf((name) => !queryPages.includes(name) && !Object.values(otherNames).includes(name))}
      <Route path="*" element={<NotFoundPage />} />
    </Route>
    <Route element={<RequireToken />}>
      <Route element={<Queries />}>
        <Route element={<AdminLayout />}>
          {routesOf((name) => name === 'DashboardPage')}
          <Route path={paths.manageJobs} element={<PlaceholderPage of="manageJobs" />} />
          <Route path={paths.manageSlider} element={<PlaceholderPage of="manageSlider" />} />
          <Route path={paths.manageMenu} element={<PlaceholderPage of="manageMenu" />} />
          <Route path={`${paths.admin}/*`} element={<NotFoundPage />} />
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
