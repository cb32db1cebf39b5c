import { Unstyled } from '@storybook/addon-docs/blocks'
import { paths, servicePaths } from '@/content/paths'
import { services } from '@/content/services'
import styles from './docs.module.css'
import { StoryLink } from './StoryLink'
import { type StoryEntry, useStoryIndex } from './useStoryIndex'

interface Place {
  address: string
  page: string
  what: string
}

/** The page behind each address; an address added to content/paths does not compile until it is named here. */
const pages: Record<keyof typeof paths, [page: string, what: string]> = {
  home: ['HomePage', 'The eleven sections that tell what we do, from hero to news'],
  jobsListing: ['JobsListingPage', 'Seven jobs with keyword, type and level, kept in the address'],
  jobs: ['JobsPage', 'Every open job, straight from the server'],
  job: ['JobPage', 'One job: what it is, asks and pays; Apply Now'],
  apply: ['ApplyPage', 'Name, email, resume, and a cover letter if one likes'],
  about: ['AboutPage', 'Who we are, since when, where'],
  hireUs: ['HireUsPage', 'What an employer gets, and how'],
  contact: ['ContactPage', 'A message to sales, support or HR'],
  blog: ['BlogPage', 'The posts, five a page'],
  blogPost: ['BlogPostPage', 'One post, set for reading'],
  adminLogin: ['AdminLoginPage', 'Where staff sign in'],
  admin: ['DashboardPage', 'Users, jobs and blogs, counted'],
  manageJobs: ['PlaceholderPage', 'Placeholder text'],
  manageSlider: ['PlaceholderPage', 'Placeholder text'],
  manageMenu: ['PlaceholderPage', 'Placeholder text'],
}

function isRoute(name: string): name is keyof typeof paths {
  return name in pages
}

const all = Object.keys(paths)
  .filter(isRoute)
  .map((name): Place => {
    const path = paths[name]
    const [page, what] = pages[name]
    return { address: typeof path === 'string' ? path : decodeURIComponent(path('{id}')), page, what }
  })

const groups: { title: string; places: Place[] }[] = [
  { title: 'For everyone', places: all.filter(({ address }) => !address.startsWith('/admin')) },
  {
    title: 'Service pages',
    places: servicePaths.map((address) => ({
      address,
      page: 'ServicePage',
      what: services.find(({ path }) => path === address)?.title ?? '',
    })),
  },
  {
    title: 'For staff: the login, and what is behind it',
    places: all.filter(({ address }) => address.startsWith('/admin')),
  },
  {
    title: 'Everything else',
    places: [{ address: 'any other address', page: 'NotFoundPage', what: 'Says so, and leads home' }],
  },
]

/** The story of this very address, where a page has several: one whose name is made of the address's words. */
function storyOf({ address, page }: Place, stories: StoryEntry[]): StoryEntry | undefined {
  return stories.find(
    ({ title, name }) =>
      title === `Pages/${page}` &&
      name
        .toLowerCase()
        .split(' ')
        .every((word) => address.includes(word)),
  )
}

function Stories({ place, index }: { place: Place; index: ReturnType<typeof useStoryIndex> }) {
  const { page } = place
  if (!Array.isArray(index)) return page
  if (!index.some(({ title }) => title === `Pages/${page}`)) return `${page} (no stories yet)`
  const own = storyOf(place, index)
  return (
    <>
      <StoryLink id={`pages-${page.toLowerCase()}--docs`}>{page}</StoryLink>
      {own && (
        <>
          : <StoryLink id={own.id}>{own.name}</StoryLink>
        </>
      )}
    </>
  )
}

/** Every address of the site and the stories of the page behind it. */
export function SiteMap() {
  const index = useStoryIndex()
  return (
    <Unstyled>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Address</th>
              <th scope="col">What stands there</th>
              <th scope="col">Stories</th>
            </tr>
          </thead>
          {groups.map(({ title, places }) => (
            <tbody key={title}>
              <tr>
                <th scope="rowgroup" colSpan={3} className={styles.group}>
                  {title}
                </th>
              </tr>
              {places.map((place) => (
                <tr key={place.address}>
                  <th scope="row">
                    <code>{place.address}</code>
                  </th>
                  <td>{place.what}</td>
                  <td>
                    <Stories place={place} index={index} />
                  </td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </Unstyled>
  )
}
