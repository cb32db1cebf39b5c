import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { licenseReport } from './licenses'
import { openApiFile, openApiText } from './openapi'
import { root } from './process'
import { withVocabulary } from './vocabulary'

const page = path.join(root, 'docs/vocabulary.md')
writeFileSync(page, withVocabulary(readFileSync(page, 'utf8')))
writeFileSync(path.join(root, 'docs/licenses.md'), licenseReport())
writeFileSync(openApiFile, openApiText())
