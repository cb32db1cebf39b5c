import { Unstyled } from '@storybook/addon-docs/blocks'
import styles from './docs.module.css'
import { guidance } from './guidance'
import { pagesWith } from './sources'

/** When to use a component and when not, and where the site uses it. */
export function Guidance({ title }: { title: string }) {
  const found = guidance[title]
  const [area = '', name = ''] = title.split('/')
  const pages = area === 'Sections' || area === 'UI' ? pagesWith(`${area.toLowerCase()}/${found?.folder ?? name}`) : []
  if (!found) return null
  return (
    <Unstyled>
      <dl className={styles.guidance}>
        <dt>Use it</dt>
        <dd>{found.use}</dd>
        <dt>Don’t</dt>
        <dd>{found.avoid}</dd>
        <dt>Status</dt>
        <dd>{pages.length > 0 ? `In use: ${pages.join(', ')}` : 'In use'}</dd>
      </dl>
    </Unstyled>
  )
}
