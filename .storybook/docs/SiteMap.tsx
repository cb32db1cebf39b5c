import { Unstyled } from '@storybook/addon-docs/blocks'
import { matchPath } from 'react-router-dom'
import { paths, servicePaths } from '@/content/paths'
import styles from './docs.module.css'
import { StoryLink } from './StoryLink'
import { useStoryIndex } from './useStoryIndex'

/** Pages that are not named after their key in `paths`, as `jobs` is JobsPage. */
const otherNames: Partial<Record<string, string>> = {
  admin: 'DashboardPage',
  manageJobs: 'PlaceholderPage',
  manageSlider: 'PlaceholderPage',
  manageMenu: 'PlaceholderPage',
}

const places = [
  ...Object.entries(paths).map(([key, path]) => ({
    address: typeof path === 'string' ? path : decodeURIComponent(path(':id')),
    page: otherNames[key] ?? `${key.charAt(0).toUpperCase()}${key.slice(1)}Page`,
  })),
  ...servicePaths.map((address) => ({ address, page: 'ServicePage' })),
]

/** Returns the name of the page at an address of the site; queries are ignored. */
export function pageAt(address: string): string {
  const { pathname } = new URL(address, globalThis.location.origin)
  return places.find((place) => matchPath(place.address, pathname))?.page ?? 'NotFoundPage'
}

const groups = {
  Public: places.filter(({ address, page }) => page !== 'ServicePage' && !address.startsWith('/admin')),
  'Service pages': places.filter(({ page }) => page === 'ServicePage'),
  'Admin login and admin area': places.filter(({ address }) => address.startsWith('/admin')),
  'Everything else': [{ address: 'any other address', page: 'NotFoundPage' }],
}

/** Lists every address of the site with the stories of its page. */
export function SiteMap() {
  const index = useStoryIndex()
  const titles = new Set(Array.isArray(index) ? index.map(({ title }) => title) : [])
  return (
    <Unstyled>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Address</th>
              <th scope="col">Stories</th>
            </tr>
          </thead>
          {Object.entries(groups).map(([group, rows]) => (
            <tbody key={group}>
              <tr>
                <th scope="rowgroup" colSpan={2} className={styles.group}>
                  {group}
                </th>
              </tr>
              {rows.map(({ address, page }) => (
                <tr key={address}>
                  <th scope="row">
                    <code>{address}</code>
                  </th>
                  <td>
                    {titles.has(`Pages/${page}`) ? (
                      <StoryLink id={`pages-${page.toLowerCase()}--docs`}>{page}</StoryLink>
                    ) : (
                      `${page} (no stories)`
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Unstyled>
  )
}
