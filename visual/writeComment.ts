import * as v from 'valibot'
import { createFinder, readDocs } from './findAffected'

const Attachment = v.object({ name: v.string() })
const Spec = v.object({
  id: v.string(),
  title: v.string(),
  ok: v.boolean(),
  tests: v.array(v.object({ results: v.array(v.object({ attachments: v.array(Attachment) })) })),
})
const Report = v.pipe(v.string(), v.parseJson(), v.object({ suites: v.array(v.object({ specs: v.array(Spec) })) }))
type Spec = v.InferOutput<typeof Spec>

/** More would bury the nearest. */
const most = 8

function shorten(links: string[]): string {
  const rest = links.length - most
  return links.slice(0, most).join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

/** Returns the pictures of a story that differ: `375 px`, or `1440 px by night`. */
function listPictures({ tests }: Spec): string[] {
  const names = tests.flatMap(({ results }) =>
    results.flatMap(({ attachments }) => attachments.map(({ name }) => name)),
  )
  return names.flatMap((name) => {
    const [, width, dark] = /-(\d+)(-dark)?-actual\.jpeg$/.exec(name) ?? []
    return width ? `${width} px${dark ? ' by night' : ''}` : []
  })
}

/** Returns a comment in Markdown on a preview with all pictures that differ, and the stories of changed files. */
export function writeComment(report: string, changed: readonly string[], index: string, preview: string): string {
  const specs = v.parse(Report, report).suites.flatMap((suite) => suite.specs)
  const pictures = specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const differing = listPictures(spec).join(', ') || 'could not be photographed'
      return `- [${spec.title}](${preview}changes/#?testId=${spec.id}): ${differing}`
    })
  const find = createFinder(readDocs(index))
  const files = changed.flatMap((file) => {
    const { docs, addresses } = find(file)
    const stories = docs.map(({ id, title }) => `[${title}](${preview}storybook/?path=/docs/${id})`)
    const pages = addresses.map((address) => `[${address}](${preview}${address.slice(1)})`)
    if (stories.length === 0) return []
    return `- \`${file}\`: ${shorten(stories)}${pages.length > 0 ? `; on ${shorten(pages)}` : ''}`
  })
  return [
    `**Preview:** [the site](${preview}), [its Storybook](${preview}storybook/), [all states of its pages](${preview}__states)`,
    pictures.length > 0
      ? `**Looks different**, [before and after side by side](${preview}changes/#?q=s:failed):\n\n${pictures.join('\n')}`
      : '**Nothing looks different** in the pictures of the pages in all their states, by day, and of the sections.',
    ...(files.length > 0 ? [`**Stories and pages that show a changed file:**\n\n${files.join('\n')}`] : []),
  ].join('\n\n')
}
