import { listPages } from '@/app/routes'
import { siteUrl } from '../siteLink'
import { StoryLink } from './StoryLink'
import { Table } from './Table'

const rows = [...listPages(), { path: 'any other address, in the admin area too', name: 'NotFoundPage' }]

/** An address, linked to the site. `:id` is the third row, which the everyday data has. */
function Address({ path }: { path: string }) {
  if (!path.startsWith('/')) return path
  return (
    <a href={siteUrl(path.replace(':id', '3')).href} target="_blank" rel="noreferrer">
      <code>{path}</code>
    </a>
  )
}

/** Lists every address of the site with the stories of its page. */
export function SiteMap() {
  return (
    <Table
      heads={['Address', 'Stories']}
      rows={rows.map(({ path, name }) => [
        <Address key="address" path={path} />,
        <StoryLink key="stories" id={`pages-${name.toLowerCase()}--docs`}>
          {name}
        </StoryLink>,
      ])}
    />
  )
}
