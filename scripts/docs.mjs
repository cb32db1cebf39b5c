import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { load, prepare, root } from './prepare.mjs'

// Writes the generated tables of docs/vocabulary.md, and docs/licenses.md.
prepare()
const page = path.join(root, 'docs/vocabulary.md')
const { withVocabulary } = await load('/scripts/vocabulary.ts')
writeFileSync(page, withVocabulary(readFileSync(page, 'utf8')))
const { licenseReport } = await load('/scripts/licenses.ts')
writeFileSync(path.join(root, 'docs/licenses.md'), licenseReport(root))
