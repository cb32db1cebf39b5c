import path from 'node:path'
import { createHost } from './host'
import { root } from './process'

// A static host for the end-to-end tests: `serve.ts dist /some/path/ 4173` serves dist/ below that path.
const [folder = 'dist', base = '/', port = '4173'] = process.argv.slice(2)
createHost(path.join(root, folder), base).listen(Number(port))
