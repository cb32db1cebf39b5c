import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  type DocsContextProps,
  Markdown,
  Story,
  Title,
  Unstyled,
} from '@storybook/addon-docs/blocks'
import { useContext, useEffect } from 'react'
import { useTheme } from '@/stores/theme'
import { forceStates, translate } from '../environment'
import styles from './docs.module.css'
import { StoryLink } from './StoryLink'
import { Frame, Widths } from './Frames'
import { linkNames, PagesOf } from './Users'

type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number]

function isWhole({ title }: PreparedStory) {
  return /^(Pages|Layouts|Panel)\//.test(title)
}

/** Stories share the document of their docs page, unless they set the backend's state or play. */
function needsFrame(story: PreparedStory) {
  return isWhole(story) || Boolean(story.parameters.mock) || Boolean(story.playFunction)
}

/** Any other component is seen at the width that it has on the site. */
function looksAtWindow({ title, parameters }: PreparedStory) {
  return /^(Pages|Layouts|Sections)\//.test(title) || parameters.width === 'full'
}

const framed = { inline: false, height: '40rem' }

export function DocsPage() {
  const stories = useContext(DocsContext).componentStories()
  const [primary] = stories
  // Only for frames: Storybook may reload the preview if other stories are mounted again.
  const { theme: frameKey } = useTheme()
  useEffect(() => [...document.styleSheets].forEach(forceStates), [])
  if (!primary) return null
  const hasWidths = looksAtWindow(primary)
  const isFramed = needsFrame(primary)
  const guidance = primary.parameters.docs?.description?.component
  const states = new Map(stories.map(({ id, name }) => [name, id]))
  return (
    <>
      <Title />
      {guidance ? <Markdown>{linkNames(guidance, states)}</Markdown> : <Description of="meta" />}
      <PagesOf title={primary.title} />
      <Canvas
        key={isFramed ? frameKey : undefined}
        of={primary.moduleExport}
        story={isFramed ? framed : { inline: true }}
        sourceState={isWhole(primary) ? 'none' : undefined}
      />
      {hasWidths && <Widths story={primary.id} isOpen />}
      {!isFramed && Object.keys(primary.argTypes).length > 0 && <Controls of={primary.moduleExport} />}
      {stories.map((story) => {
        const isAbove = isWhole(story) && story === primary
        if (isAbove || story.tags.includes('test-fn') || !story.tags.includes('autodocs')) return undefined
        return (
          <section key={story.id} className={styles.story}>
            <h2>
              <StoryLink id={story.id}>{story.name}</StoryLink>
            </h2>
            <Description of={story.moduleExport} />
            <StoryView story={story} />
            {hasWidths && story !== primary && <Widths story={story.id} />}
          </section>
        )
      })}
    </>
  )
}

function StoryView({ story }: { story: PreparedStory }) {
  const viewport = story.storyGlobals.viewport?.value
  const frame = { story: story.id, height: story.parameters.docs?.story?.height }
  if (viewport) return <Frame {...frame} width={Number(viewport.slice(1))} />
  if (isWhole(story) || story.parameters.mock) return <Frame {...frame} />
  return <States story={story} />
}

const cells = [
  { name: 'Light', colorScheme: 'light', globals: 'theme:light' },
  { name: 'Hover', force: 'hover' },
  { name: 'Pressed', force: 'active' },
  { name: 'Focus', force: 'focus-visible' },
  { name: 'Dark', colorScheme: 'dark', globals: 'theme:dark' },
  { name: 'Right to left', dir: 'rtl', globals: 'language:rtl' },
]

function translateCell(cell: HTMLElement | null) {
  return cell ? translate(cell, cell.dir) : undefined
}

function States({ story }: { story: PreparedStory }) {
  const { height } = story.parameters.docs?.story ?? {}
  const isFramed = needsFrame(story) || looksAtWindow(story)
  const width = looksAtWindow(story) ? 1280 : 640
  const cell = isFramed ? 512 : (story.parameters.width ?? 304)
  const gridTemplateColumns = `repeat(auto-fill, minmax(min(100%, ${cell}px), 1fr))`
  return (
    <Unstyled>
      <ul className={`${styles.list} ${styles.states}`} style={{ gridTemplateColumns }}>
        {cells.map(({ name, force, colorScheme, dir, globals }) => {
          if (isFramed && !globals) return undefined
          return (
            <li key={name}>
              {isFramed ? (
                <Frame
                  story={story.id}
                  globals={globals}
                  width={width}
                  zoom={`tan(atan2(100cqi, ${width}px))`}
                  height={height}
                />
              ) : (
                <div ref={translateCell} dir={dir} data-cell data-force={force} style={{ colorScheme }}>
                  <Story of={story.moduleExport} inline />
                </div>
              )}
              {name}
            </li>
          )
        })}
      </ul>
    </Unstyled>
  )
}
