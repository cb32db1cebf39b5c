import { behaviorRows, scenarioRows } from '../../docs/vocabulary'
import { StoryLink } from './StoryLink'
import { Table } from './Table'

/** Every scenario, with a link to a story that shows it. */
export function Scenarios() {
  return (
    <Table
      heads={['Scenario', 'Description', 'Dataset', 'Signed in', 'Try it']}
      rows={scenarioRows.map(({ name, title, description, dataset, signedIn, story, address }) => [
        <StoryLink key={name} id={story} globals={`scenario:${name}`}>
          {title}
        </StoryLink>,
        description,
        dataset,
        signedIn,
        <code key={address}>{address}</code>,
      ])}
    />
  )
}

/** Lists every behavior, with a link to a story that shows it. The toolbar has no latencies, so that row has no link. */
export function Behaviors() {
  return (
    <Table
      heads={['Behavior', 'Description', 'Endpoints', 'Try it']}
      rows={behaviorRows.map(({ word, title, description, endpoints, story, address }) => [
        word.includes('=') ? (
          title
        ) : (
          <StoryLink key={word} id={story} globals={`mock:${word}`}>
            {title}
          </StoryLink>
        ),
        description.replaceAll('`', ''),
        endpoints,
        <code key={word}>{address}</code>,
      ])}
    />
  )
}
