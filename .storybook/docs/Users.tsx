import styles from './docs.module.css'
import { StoryLink } from './StoryLink'

const sheets = import.meta.glob<string>(['../../src/**/{base,*.module}.css', '!**/*.stories.module.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
export const sources = import.meta.glob<string>(
  ['../../src/{app,pages,sections,features,ui}/**/[A-Z]*.tsx', '!**/*.{stories,test}.tsx'],
  { query: '?raw', import: 'default', eager: true },
)
/** Their names alone: no story is loaded. */
const stories = Object.keys(import.meta.glob('../../src/**/*.stories.tsx'))

/** Returns the id of a docs page: the path of its stories, without a folder that begins their file's name. */
function readDocs(story: string) {
  const title = story
    .replace('../../src/', '')
    .replace('app/', 'layouts/')
    .replace(/\b(\w+)\/(?=\1)/, '')
  return title.replace('.stories.tsx', '--docs').replaceAll('/', '-').toLowerCase()
}

export function findDocs(file: string) {
  const folder = file.slice(0, file.lastIndexOf('/') + 1)
  const own = file.replace(/(\.module\.css|\.tsx)$/, '.stories.tsx')
  // A component without stories is shown by another one of its folder.
  const story = stories.includes(own) ? own : stories.find((story) => story.startsWith(folder))
  return story && readDocs(story)
}

const readName = (file: string) => file.replace(/.*\/(\w+)(\.module)?\.\w+$/, '$1')

/** Returns the files that draw a component, and those that draw these. Each is named as what it draws. */
function findUsers(component: string, found = new Set<string>()) {
  const tag = new RegExp(`<${component}\\b`)
  for (const file of Object.keys(sources)) {
    if (found.has(file) || !tag.test(sources[file] ?? '')) continue
    found.add(file)
    findUsers(readName(file), found)
  }
  return found
}

function Users({ kind, users }: { kind: string; users: string[] }) {
  if (users.length === 0) return null
  return (
    <details>
      <summary className={styles.summary}>
        {kind}: {users.length}
      </summary>
      <ul>
        {users.map((file) => (
          <li key={file}>
            <StoryLink id={findDocs(file)}>{readName(file)}</StoryLink>
          </li>
        ))}
      </ul>
    </details>
  )
}

export function TokenUsers({ token }: { token: string }) {
  const uses = new RegExp(`var\\(${token}[,)]`)
  return <Users kind="Users" users={Object.keys(sheets).filter((file) => uses.test(sheets[file] ?? ''))} />
}

export function PagesOf({ title }: { title: string }) {
  const users = [...findUsers(title.replace(/.*\//, ''))]
  return (
    <>
      <Users
        kind="Layouts, each around all of its pages"
        users={users.filter((file) => /app\/.*Layout\.tsx$/.test(file))}
      />
      <Users kind="Pages" users={users.filter((file) => /pages\/.*Page\.tsx$/.test(file))} />
    </>
  )
}

/** Makes links of the components that guidance names, and of the states in brackets, by the ids of their stories. */
export function linkNames(guidance: string, states: Map<string, string>) {
  function linkComponent(name: string) {
    const story = stories.find((file) => file.endsWith(`/${name}.stories.tsx`))
    return story ? `[${name}](./?path=/docs/${readDocs(story)})` : name
  }
  function linkState(name: string) {
    const id = states.get(name)
    return id ? `[${name}](./?path=/story/${id})` : name
  }
  return guidance
    .replaceAll(/^- \*\*(Use it for|Not for|Order|.*task):.*/gm, (line) =>
      line.replaceAll(/(?<=([:,;*]| (or|and|in|from|on|of|to|by|has|then|with|a)) )[A-Z]\w+/g, linkComponent),
    )
    .replaceAll(/(?<=\(|\([\w ]+, )[A-Z][\w ]+(?=[,)])/g, linkState)
}
