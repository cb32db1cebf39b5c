import { listPages } from '@/app/routes'
import { siteUrl } from '../siteLink'
import { StoryLink } from './StoryLink'
import { Table } from './Table'

const rows = [...listPages(), { path: '/any-other-address', name: 'NotFoundPage' }]

export function SiteMap() {
  return (
    <Table
      heads={['Address', 'Stories']}
      rows={rows.map(({ path, name }) => [
        // `:id` is the third row, which the everyday data has.
        <a key="address" href={siteUrl(path.replace(':id', '3')).href} target="_blank" rel="noreferrer">
          <code>{path}</code>
        </a>,
        <StoryLink key="stories" id={`pages-${name.toLowerCase()}--docs`}>
          {name}
        </StoryLink>,
      ])}
    />
  )
}
