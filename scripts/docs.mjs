import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { load, prepare, root } from './prepare.mjs'

// Writes what the README tells of scenarios and behaviors anew, and the list of what is shipped under which license.
prepare()
const readme = path.join(root, 'README.md')
const { withVocabulary } = await load('/scripts/vocabulary.ts')
writeFileSync(readme, withVocabulary(readFileSync(readme, 'utf8')))
const { licenseReport } = await load('/scripts/licenses.ts')
writeFileSync(path.join(root, 'docs/licenses.md'), licenseReport(root))
