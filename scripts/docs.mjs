import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { load, prepare, root } from './prepare.mjs'

// Writes what the README tells of scenarios and behaviours anew, and the list of what is shipped under which licence.
prepare()
const readme = path.join(root, 'README.md')
const { withVocabulary } = await load('/scripts/vocabulary.ts')
writeFileSync(readme, withVocabulary(readFileSync(readme, 'utf8')))
const { licenceReport } = await load('/scripts/licences.ts')
writeFileSync(path.join(root, 'docs/licences.md'), licenceReport(root))
