import { Controls, Description, DocsContext, Source, Subheading, Subtitle, Title } from '@storybook/addon-docs/blocks'
import { useContext, useState } from 'react'
import { Anatomy } from './Anatomy'
import styles from './docs.module.css'
import { Frame, type PreparedStory } from './Frame'
import { Guidance } from './Guidance'

/** The docs page of a component: what it is for, its first story with controls, its anatomy, then every other story. */
export function DocsPage() {
  const context = useContext(DocsContext)
  const stories = context.componentStories().filter(({ tags }) => !tags.includes('test-fn'))
  const [primary, ...others] = stories
  const [root, setRoot] = useState<Element>()
  if (!primary) return null
  const hasControls = Object.keys(primary.argTypes).length > 0
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Guidance title={primary.title} />
      <Frame story={primary} onShown={setRoot} />
      {hasControls && <Controls of={primary.moduleExport} />}
      {root && !primary.title.startsWith('Pages/') && <Anatomy root={root} />}
      {others.map((story) => (
        <OtherStory key={story.id} story={story} />
      ))}
    </>
  )
}

function OtherStory({ story }: { story: PreparedStory }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Subheading>{story.name}</Subheading>
      <Description of={story.moduleExport} />
      <Frame story={story} />
      <details className={styles.code} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>Code</summary>
        {isOpen && <Source of={story.moduleExport} />}
      </details>
    </>
  )
}
