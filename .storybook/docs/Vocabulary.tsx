import type { EndpointName } from '@/contract/endpoints'
import { behaviorRows, named, scenarioRows } from '~mocks/vocabulary'
import { StoryLink } from './StoryLink'
import { Table } from './Table'

/** The story in which to see how an endpoint answers. */
const stories: Record<EndpointName, string> = {
  login: 'pages-adminloginpage--default',
  dashboard: 'pages-dashboardpage--loaded',
  blogs: 'pages-blogpage--loaded',
  job: 'pages-jobpage--loaded',
  jobs: 'pages-jobspage--loaded',
  news: 'pages-homepage--loaded',
}

/** Every scenario, with a link to a story that stands in it. */
export function Scenarios() {
  return (
    <Table
      heads={['Scenario', 'What it is', 'Rows', 'Signed in', 'Address']}
      rows={scenarioRows.map(({ name, title, means, dataset, signedIn, seenBy, address }) => [
        <StoryLink key={name} id={stories[seenBy]} globals={`scenario:${name}`}>
          {title}
        </StoryLink>,
        means,
        dataset,
        signedIn,
        <code key={name}>{address}</code>,
      ])}
    />
  )
}

/** Every behavior, with a link to a story that shows it. The toolbar knows no delays: theirs has none. */
export function Behaviors() {
  return (
    <Table
      heads={['Behavior', 'What it does', 'Shown by', 'Address']}
      rows={behaviorRows.map(({ word, title, means, shownBy, seenBy, address }) => [
        word.includes('=') ? (
          title
        ) : (
          <StoryLink key={word} id={stories[seenBy]} globals={`mock:${word}`}>
            {title}
          </StoryLink>
        ),
        means.replaceAll('`', ''),
        named(shownBy),
        <code key={word}>{address}</code>,
      ])}
    />
  )
}
