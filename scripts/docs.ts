import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { licenseReport } from './licenses'
import { root } from './process'
import { withVocabulary } from './vocabulary'

const readme = path.join(root, 'README.md')
writeFileSync(readme, withVocabulary(readFileSync(readme, 'utf8')))
writeFileSync(path.join(root, 'docs/licenses.md'), licenseReport())
