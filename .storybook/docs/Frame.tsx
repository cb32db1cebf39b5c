import { DocsContext } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useContext, useEffect, useRef, useState } from 'react'
import { addons } from 'storybook/preview-api'
import { storyShownEvent } from '../names'
import styles from './docs.module.css'
import { StoryLink } from './StoryLink'

export type PreparedStory = ReturnType<ComponentProps<typeof DocsContext.Provider>['value']['componentStories']>[number]

/** The part of Storybook's preview, in a frame, that this uses. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: { emit(event: string, payload: unknown): void }
}

/** In px. A page scrolls inside its frame, everything else is shown whole. */
const desktop = 1280
const screen = 900
const tallest = 6000

/** Toolbar settings that a docs page's frames follow. */
const followed = ['theme', 'colors', 'direction', 'language', 'motion']

function lowestEdge(root: Element): number {
  const edges = [...root.querySelectorAll('*')].map((element) => element.getBoundingClientRect().bottom)
  return Math.ceil(Math.max(root.getBoundingClientRect().bottom, ...edges))
}

/**
 * Shows a story in a frame of its own, which is as wide as the story's viewport: 375 px for a phone. What is wider than the
 * docs page is scaled down.
 */
export function Frame({ story, onShown }: { story: PreparedStory; onShown?: (root: Element) => void }) {
  const context = useContext(DocsContext)
  const place = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [column, setColumn] = useState(0)
  const [height, setHeight] = useState(screen)

  const { globals, parameters } = context.getStoryContext(story)
  const isPage = story.title.startsWith('Pages/')
  const viewport = parameters.viewport?.options?.[globals.viewport?.value]
  const own = viewport ? Number.parseInt(viewport.styles.width, 10) : undefined
  const width = own ?? (/^(Sections|Layouts|Pages)\//.test(story.title) ? desktop : column)
  const isMeasured = column > 0
  const scale = Math.min(1, column / width) || 1
  const settings = followed.flatMap((name) => (globals[name] ? [`${name}:${globals[name]}`] : []))
  const query = new URLSearchParams({
    id: story.id,
    viewMode: 'story',
    globals: ['a11y.manual:!true', ...settings].join(';'),
  })

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setColumn(Math.floor(entry?.contentRect.width ?? 0)))
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const element = frame.current
    if (!element || !isMeasured) return undefined
    const observer = new ResizeObserver(() => fit())
    function fit() {
      const root = element?.contentDocument?.querySelector('#storybook-root')
      if (!root) return
      observer.observe(root)
      if (!isPage) setHeight(Math.min(tallest, Math.max(80, lowestEdge(root))))
    }
    function onStoryShown() {
      fit()
      const root = element?.contentDocument?.querySelector('#storybook-root')
      if (root) onShown?.(root)
    }
    element.addEventListener(storyShownEvent, onStoryShown)
    return () => {
      element.removeEventListener(storyShownEvent, onStoryShown)
      observer.disconnect()
    }
  }, [isPage, onShown, isMeasured])

  // The docs page's controls set args of its own store; the frame has another.
  useEffect(() => {
    function onArgs({ storyId, args }: { storyId: string; args: unknown }) {
      const preview: PreviewWindow | null | undefined = frame.current?.contentWindow as PreviewWindow | null
      if (storyId === story.id)
        preview?.__STORYBOOK_ADDONS_CHANNEL__?.emit('updateStoryArgs', { storyId, updatedArgs: args })
    }
    const channel = addons.getChannel()
    channel.on('storyArgsUpdated', onArgs)
    return () => channel.off('storyArgsUpdated', onArgs)
  }, [story.id])

  return (
    <figure className={styles.figure}>
      <div ref={place} />
      <div className={styles.place} style={{ width: width * scale, height: height * scale }}>
        {isMeasured && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- our own stories, which need what every page needs
          <iframe
            ref={frame}
            data-docs-frame
            title={story.name}
            src={`iframe.html?${query}`}
            loading="lazy"
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
      </div>
      <figcaption>
        <span>
          {width} px{scale < 1 && `, shown at ${Math.round(scale * 100)}%`}
        </span>
        <StoryLink id={story.id}>Open the story</StoryLink>
      </figcaption>
    </figure>
  )
}
