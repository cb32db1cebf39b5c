import { Unstyled } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import { useTheme } from '@/stores/theme'
import styles from './docs.module.css'
import { StoryLink } from './StoryLink'

interface FrameProps {
  story: string
  /** In px, of the window that the story sees. */
  width?: number
  /** Toolbar settings. */
  globals?: string
  zoom?: number | string
  /** Of stories that draw above their root, or nothing: otherwise as high as the story, or a window. */
  height?: string
  isPicture?: boolean
}

/** Makes a frame as high as its story, or as a window. */
function fit(frame: HTMLIFrameElement, maxHeight: number) {
  const root = frame.contentDocument?.querySelector('#storybook-root')
  if (!root) return
  const resize = () => {
    // Nothing is high before the story is drawn.
    if (root.scrollHeight > 0) frame.height = `${Math.min(maxHeight, root.scrollHeight)}`
  }
  new ResizeObserver(resize).observe(root)
}

export function Frame({ story, width = 1280, globals = '', zoom = 1, height, isPicture }: FrameProps) {
  const maxHeight = zoom === 1 ? 900 : 2400
  // Every page is higher than a window.
  const startHeight = story.startsWith('pages-') ? maxHeight : 640
  const { theme: docsTheme } = useTheme()
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a story of ours, which needs what every story needs
    <iframe
      key={docsTheme}
      className={styles.frame}
      style={{ zoom: isPicture ? 310 / width : zoom, height }}
      inert={isPicture}
      title={`${story} at ${width} px`}
      src={`iframe.html?viewMode=story&id=${story}&globals=${globals};motion:reduced;a11y.manual:!true`}
      width={width}
      height={isPicture ? width * 0.684 : startHeight}
      loading="lazy"
      onLoad={({ currentTarget }) => !isPicture && !height && fit(currentTarget, maxHeight)}
    />
  )
}

export function Widths({ story, isOpen }: { story: string; isOpen?: boolean }) {
  return (
    <Unstyled>
      <details open={isOpen} className={styles.compared}>
        <summary className={styles.summary}>At 320, 768 and 1440 px</summary>
        <ul className={`${styles.list} ${styles.widths}`}>
          {[320, 768, 1440].map((width) => (
            <li key={width}>
              <Frame story={story} width={width} zoom="tan(atan2(100cqi - 2.25rem, 2528px))" />
              <StoryLink id={story} globals={`viewport.value:w${width}`}>{`${width} px`}</StoryLink>
            </li>
          ))}
        </ul>
      </details>
    </Unstyled>
  )
}

/** An accepted picture of a story, by day or by night as the docs page is. */
export function Accepted({ day, night = day, top = '0' }: { day: string; night?: string; top?: string }) {
  const src = useTheme().theme === 'dark' ? night : day
  return (
    <img className={`${styles.frame} ${styles.accepted}`} style={{ objectPosition: `0 ${top}` }} src={src} alt="" />
  )
}

/** Stories as pictures, drawn when they are seen, unless there is one. */
export function StoryPictures({
  items,
}: {
  items: (FrameProps & { title: string; text: string; picture?: ReactNode })[]
}) {
  return (
    <Unstyled>
      <ul className={`${styles.list} ${styles.pictures}`}>
        {items.map(({ title, text, picture, ...frame }) => (
          <li key={title}>
            {!picture && <Frame {...frame} isPicture />}
            <StoryLink id={frame.story} globals={frame.globals}>
              {picture}
              {title}
            </StoryLink>
            {text}
          </li>
        ))}
      </ul>
    </Unstyled>
  )
}
