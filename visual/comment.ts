// Prints the comment on a pull request, after `npm run review`: comment.ts COMMIT PREVIEW, with the address of the preview.
import { readFileSync } from 'node:fs'
import { listChanged } from './findAffected'
import { storybookFolder } from './settings'
import { writeComment } from './writeComment'

const [commit = 'HEAD', preview = ''] = process.argv.slice(2)
const report = readFileSync('visual/changes.json', 'utf8')
const index = readFileSync(`${storybookFolder}/index.json`, 'utf8')
console.log(writeComment(report, listChanged(commit), index, preview))
