import { Band } from '../Band/Band'
import { Prose } from '../Prose/Prose'
import { Page } from './Page'
import styles from './ProsePage.module.css'

/** A page that is a heading and plain text. */
export function ProsePage({ title, description, text }: { title: string; description: string; text: string }) {
  return (
    <Page title={title} description={description}>
      <Band hasRows>
        <h1 className={styles.title}>{title}</h1>
        <Prose text={text} />
      </Band>
    </Page>
  )
}
