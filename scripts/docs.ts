import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { openApiText, vocabularyText } from './generated'
import { root } from './process'

const page = path.join(root, 'docs/vocabulary.md')
const tables = /(?<=<!-- vocabulary -->\n\n).*(?=\n\n<!-- \/vocabulary -->)/s
writeFileSync(
  page,
  readFileSync(page, 'utf8').replace(tables, () => vocabularyText),
)
writeFileSync(path.join(root, 'docs/openapi.json'), openApiText)
