import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { prepare, root } from './prepare.mjs'

prepare()

const vite = await import(pathToFileURL(path.join(root, 'node_modules/vite/dist/node/index.js')).href)
const server = await vite.createServer({ root, configFile: path.join(root, 'vite.config.ts') })
await server.listen()

const { demoSignIn } = await server.ssrLoadModule('/src/content/demo.ts')
const live = process.env.VITE_BACKEND === 'live'

console.log(`
  Alderway is running${live ? ', against a real backend' : ' on its in-browser backend'}.
`)
server.printUrls()
if (!live) {
  console.log(`
  Admin sign-in: ${demoSignIn.email} with ${demoSignIn.password}, at /admin-login
  Put any endpoint into another state with ?mock=, for example /?mock=news:error
`)
}
console.log('  Ctrl+C stops it.\n')
