import { createServer } from 'node:http'
import { serveFolder } from './host'

// Static hosts for the end-to-end tests: `serve.ts dist:/some/path/:4173` serves dist/ below that path.
for (const place of process.argv.slice(2)) {
  const [folder = '', base = '/', port] = place.split(':')
  createServer(serveFolder(folder, base)).listen(Number(port))
}
