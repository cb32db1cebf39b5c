import styles from './docs.module.css'
import { StoryLink } from './StoryLink'

const sheets = import.meta.glob<string>(['../../src/**/{base,*.module}.css', '!**/*.stories.module.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
export const pages = import.meta.glob<string>('../../src/{app/*Layout,pages/*/*Page}.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})
/** Their names alone: no story is loaded. */
const stories = Object.keys(import.meta.glob('../../src/**/*.stories.tsx'))

/** Returns the id of a component's docs page: its path, without a folder that begins its file's name. */
export function findDocs(file: string): string | undefined {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const own = file.replace(/(\.module\.css|\.tsx)$/, '.stories.tsx')
  // A component without stories is shown by another one of its folder.
  const story = stories.includes(own) ? own : stories.find((story) => story.startsWith(folder))
  const title = story
    ?.replace('../../src/', '')
    .replace('app/', 'layouts/')
    .replace(/\b(\w+)\/(?=\1)/, '')
  return title?.replace('.stories.tsx', '--docs').replaceAll('/', '-').toLowerCase()
}

function Users({ kind, files, uses }: { kind: string; files: Record<string, string>; uses: RegExp }) {
  const users = Object.keys(files).filter((file) => uses.test(files[file] ?? ''))
  if (users.length === 0) return null
  return (
    <details>
      <summary className={styles.summary}>
        {kind}: {users.length}
      </summary>
      <ul>
        {users.map((file) => (
          <li key={file}>
            <StoryLink id={findDocs(file)}>{file.replace(/.*\/(\w+)(\.module)?\.\w+$/, '$1')}</StoryLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

export function TokenUsers({ token }: { token: string }) {
  return <Users kind="Users" files={sheets} uses={new RegExp(`var\\(${token}[,)]`)} />
}

export function PagesOf({ title }: { title: string }) {
  return <Users kind="Pages" files={pages} uses={new RegExp(`'@/${title}/`, 'i')} />
}
