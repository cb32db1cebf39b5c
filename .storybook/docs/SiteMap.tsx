import { Unstyled } from '@storybook/addon-docs/blocks'
import { pages } from '@/app/routes'
import { siteUrl } from '../siteLink'
import styles from './docs.module.css'
import { StoryLink } from './StoryLink'
import { useStoryIndex } from './useStoryIndex'

const groups = {
  Public: pages.filter(({ path, name }) => name !== 'ServicePage' && !path.startsWith('/admin')),
  'Service pages': pages.filter(({ name }) => name === 'ServicePage'),
  'Admin login and admin area': pages.filter(({ path }) => path.startsWith('/admin')),
  'Everything else': [{ path: 'any other address, in the admin area too', name: 'NotFoundPage' }],
}

/** An address, linked to the site. `:id` is the third row, which the everyday data has. */
function Address({ path }: { path: string }) {
  if (!path.startsWith('/')) return path
  return (
    <a href={siteUrl(path.replace(':id', '3')).href} target="_blank" rel="noreferrer">
      <code>{path}</code>
    </a>
  )
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
              {rows.map(({ path, name }) => (
                <tr key={path}>
                  <th scope="row">
                    <Address path={path} />
                  </th>
                  <td>
                    {titles.has(`Pages/${name}`) ? (
                      <StoryLink id={`pages-${name.toLowerCase()}--docs`}>{name}</StoryLink>
                    ) : (
                      `${name} (no stories)`
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
