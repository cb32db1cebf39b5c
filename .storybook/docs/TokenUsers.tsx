import styles from './docs.module.css'
import { StoryLink } from './StoryLink'

const sheets = import.meta.glob<string>(['../../src/**/*.module.css', '!**/*.stories.module.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Only their names are used: no story is loaded. */
const stories = Object.keys(import.meta.glob('../../src/**/*.stories.tsx'))

/** Returns the id of a component's docs page: its path, without a folder that begins its file's name. */
function findDocs(sheet: string): string | undefined {
  const folder = sheet.slice(0, sheet.lastIndexOf('/') + 1)
  const own = sheet.replace('.module.css', '.stories.tsx')
  // A component without stories is shown by another one of its folder.
  const story = stories.includes(own) ? own : stories.find((file) => file.startsWith(folder))
  const title = story
    ?.replace('../../src/', '')
    .replace('app/', 'layouts/')
    .replace(/\b(\w+)\/(?=\1)/, '')
  return title?.replace('.stories.tsx', '--docs').replaceAll('/', '-').toLowerCase()
}

export function TokenUsers({ token }: { token: string }) {
  const uses = new RegExp(`var\\(${token}[,)]`)
  const users = Object.keys(sheets).filter((sheet) => uses.test(sheets[sheet] ?? ''))
  if (users.length === 0) return <span>Base styles and other tokens</span>
  return (
    <details>
      <summary className={styles.summary}>Components: {users.length}</summary>
      <ul>
        {users.map((sheet) => (
          <li key={sheet}>
            <StoryLink id={findDocs(sheet)}>{sheet.replace(/.*\/(\w+)\.module\.css/, '$1')}</StoryLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
