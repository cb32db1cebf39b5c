// Prints the stories and pages that show each changed file, where `npm run storybook` and `npm start` serve them.
import { readFileSync } from 'node:fs'
import { createFinder, listChanged, readDocs } from './findAffected'

const [index = ''] = process.argv.slice(2)
const find = createFinder(readDocs(readFileSync(index, 'utf8')))

for (const file of listChanged('HEAD')) {
  const { docs, addresses } = find(file)
  const stories = docs.map(({ id }) => `http://localhost:6006/?path=/docs/${id}`)
  const pages = addresses.map((address) => `http://localhost:5173${address}`)
  if (stories.length > 0) console.log([`\n${file}`, ...shorten(stories), ...shorten(pages)].join('\n  '))
}

/** More than the nearest would bury them. */
function shorten(addresses: string[]): string[] {
  const rest = addresses.slice(6)
  return [...addresses.slice(0, 6), ...(rest.length > 0 ? [`and ${rest.length} more`] : [])]
}
