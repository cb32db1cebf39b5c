import type { ReactNode } from 'react'
import { behaviorRows, named, scenarioRows } from '~mocks/vocabulary'
import { pageAt } from './SiteMap'
import { StoryLink } from './StoryLink'
import { Table } from './Table'
import { useStoryIndex } from './useStoryIndex'

/** Returns a function that links a title to the story of the page at an address, with the toolbar set. */
function useStoryLinks() {
  const index = useStoryIndex()
  return (address: string, globals: string, title: string): ReactNode => {
    const stories = Array.isArray(index) ? index.filter((story) => story.title === `Pages/${pageAt(address)}`) : []
    const story = stories.find(({ exportName }) => exportName === 'Loaded' || exportName === 'Default')
    if (!story) return title
    return (
      <StoryLink id={story.id} globals={globals}>
        {title}
      </StoryLink>
    )
  }
}

/** Lists every scenario, with a link to a story in it. */
export function Scenarios() {
  const linkTo = useStoryLinks()
  return (
    <Table
      heads={['Scenario', 'Description', 'Dataset', 'Signed in', 'Try it']}
      rows={scenarioRows.map(({ name, title, means, dataset, signedIn, address }) => [
        linkTo(address, `scenario:${name}`, title),
        means,
        dataset,
        signedIn,
        <code key={address}>{address}</code>,
      ])}
    />
  )
}

/** Lists every behavior, with a link to a story that shows it. The toolbar has no latencies, so that row has no link. */
export function Behaviors() {
  const linkTo = useStoryLinks()
  return (
    <Table
      heads={['Behavior', 'Description', 'Endpoints', 'Try it']}
      rows={behaviorRows.map(({ word, title, means, shownBy, address }) => [
        word.includes('=') ? title : linkTo(address, `mock:${word}`, title),
        means.replaceAll('`', ''),
        named(shownBy),
        <code key={address}>{address}</code>,
      ])}
    />
  )
}
