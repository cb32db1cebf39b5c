import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  type DocsContextProps,
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

type PreparedStory = ReturnType<DocsContextProps['componentStories']>[number]

/** Stories share the document of their docs page, unless they set the backend's state or play. */
function needsFrame({ title, parameters, playFunction }: PreparedStory) {
  return /^(Pages|Layouts|Panel)\//.test(title) || Boolean(parameters.mock) || Boolean(playFunction)
}

const framed = { inline: false, height: '40rem' }

/** Storybook scrolls to an anchor once, while the stories above it still get higher. */
function followAnchor() {
  const anchor = document.getElementById(frameElement?.ownerDocument.location.hash.slice(1) ?? '')
  const heights = new ResizeObserver(() => anchor?.scrollIntoView())
  heights.observe(document.body)
  setTimeout(() => heights.disconnect(), 3000)
}

export function DocsPage() {
  const stories = useContext(DocsContext).componentStories()
  const [primary] = stories
  // Only for frames: Storybook may reload the preview if other stories are mounted again.
  const frameKey = useTheme(({ theme }) => theme)
  useEffect(() => [...document.styleSheets].forEach(forceStates), [])
  useEffect(followAnchor, [])
  if (!primary) return null
  // Any other component is seen at the width that it has on the site.
  const hasWidths = /^(Pages|Layouts|Sections)\//.test(primary.title) || primary.parameters.width === 'full'
  const isFramed = needsFrame(primary)
  return (
    <>
      <Title />
      <Description of="meta" />
      <Canvas
        key={isFramed ? frameKey : undefined}
        of={primary.moduleExport}
        story={isFramed ? framed : { inline: true }}
      />
      {hasWidths && <Widths story={primary.id} isOpen />}
      {!isFramed && Object.keys(primary.argTypes).length > 0 && <Controls of={primary.moduleExport} />}
      {stories.map((story) => {
        // The sidebar's search leads there.
        const anchor = `anchor--${story.id}`
        if (story.tags.includes('test-fn')) {
          return (
            <p key={anchor} id={anchor}>
              Tested: {story.name}
            </p>
          )
        }
        const isAbove = isFramed && story === primary
        if (isAbove || !story.tags.includes('autodocs')) return undefined
        return (
          <section key={anchor} id={anchor} className={styles.story}>
            <h2>
              <StoryLink id={story.id}>{story.name}</StoryLink>
            </h2>
            <Description of={story.moduleExport} />
            <StoryView key={frameKey} story={story} />
            {hasWidths && story !== primary && <Widths story={story.id} />}
          </section>
        )
      })}
    </>
  )
}

function StoryView({ story }: { story: PreparedStory }) {
  const viewport = story.storyGlobals.viewport?.value
  if (viewport) return <Frame story={story.id} width={Number(viewport.slice(1))} />
  if (needsFrame(story)) return <Frame story={story.id} />
  return <States story={story} />
}

const states = [
  { name: 'Light', colorScheme: 'light' },
  { name: 'Hover', force: 'hover' },
  { name: 'Focus', force: 'focus-visible' },
  { name: 'Dark', colorScheme: 'dark' },
  { name: 'Right to left', dir: 'rtl' },
]

function translateCell(cell: HTMLElement | null) {
  return cell ? translate(cell, cell.dir) : undefined
}

function States({ story }: { story: PreparedStory }) {
  return (
    <Unstyled>
      <ul className={`${styles.list} ${styles.states}`} data-area={story.title.split('/')[0]}>
        {states.map(({ name, force, colorScheme, dir }) => (
          <li key={name}>
            <div ref={translateCell} dir={dir} data-cell data-force={force} style={{ colorScheme }}>
              <Story of={story.moduleExport} inline />
            </div>
            {name}
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}
