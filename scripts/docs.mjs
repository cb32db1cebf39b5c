import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { load, prepare, root } from './prepare.mjs'

// Writes what the README tells of scenarios and behaviours anew.
prepare()
const readme = path.join(root, 'README.md')
const { withVocabulary } = await load('/scripts/vocabulary.ts')
writeFileSync(readme, withVocabulary(readFileSync(readme, 'utf8')))
