import { Unstyled } from '@storybook/addon-docs/blocks'
import styles from './docs.module.css'
import { StoryLink } from './StoryLink'
import { type StoryEntry, useStoryIndex } from './useStoryIndex'

/** The standard state names, in column order. */
const states = ['Loaded', 'Loading', 'Empty', 'Failed', 'Slow', 'Many', 'LongText'] as const
const heads: Partial<Record<string, string>> = { LongText: 'Long text' }

/** Returns the column of a story: `Default` counts as loaded, `RelatedFailed` as failed. */
function stateOf({ exportName }: StoryEntry): (typeof states)[number] | undefined {
  if (exportName === 'Default') return 'Loaded'
  return states.find((state) => exportName.endsWith(state))
}

function Links({ stories }: { stories: StoryEntry[] }) {
  return (
    <ul className={styles.links}>
      {stories.map(({ id, name }) => (
        <li key={id}>
          <StoryLink id={id}>{name}</StoryLink>
        </li>
      ))}
    </ul>
  )
}

/** Lists the stories whose title starts with `under` ("Pages"): a row per component, a column per state. */
export function PageStates({ under }: { under: string }) {
  const index = useStoryIndex()
  if (index === undefined) return <p role="status">Loading stories...</p>
  if (index === 'failed') return <p role="alert">The list of stories failed to load. Reload the page.</p>

  const stories = index.filter(({ title }) => title.startsWith(`${under}/`))
  const titles = [...new Set(stories.map(({ title }) => title))].toSorted()
  const columns = states.filter((state) => stories.some((story) => stateOf(story) === state))
  return (
    <Unstyled>
      <p className={styles.count}>
        {titles.length} {under.toLowerCase()}, {stories.length} stories.
      </p>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{under}</th>
              {columns.map((state) => (
                <th key={state} scope="col">
                  {heads[state] ?? state}
                </th>
              ))}
              <th scope="col">Other</th>
            </tr>
          </thead>
          <tbody>
            {titles.map((title) => {
              const own = stories.filter((story) => story.title === title)
              return (
                <tr key={title}>
                  <th scope="row">
                    <StoryLink id={`${title.toLowerCase().replace('/', '-')}--docs`}>
                      {title.slice(under.length + 1)}
                    </StoryLink>
                  </th>
                  {[...columns, undefined].map((state) => {
                    const here = own.filter((story) => stateOf(story) === state)
                    return <td key={state ?? 'other'}>{here.length > 0 ? <Links stories={here} /> : '–'}</td>
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </Unstyled>
  )
}
