import path from 'node:path'
import { createServer, loadEnv } from 'vite'
import { root } from './process'
import { describeBackend } from './startMessage'
import { browserPackages } from './vite/browserPackages'

const server = await createServer({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  // Scanning all modules for packages takes seconds.
  optimizeDeps: { entries: [], include: browserPackages },
  // Transforms the home page's modules while the browser starts.
  server: {
    warmup: {
      clientFiles: [
        './src/{main,site}.ts*',
        './src/{app,sections}/**/!(*.test|*.stories).tsx',
        './src/pages/HomePage/HomePage.tsx',
      ],
    },
  },
})
await server.listen()

// From .env.local too.
const { VITE_BACKEND } = server.config.env

console.log(`
  Alderway is running${VITE_BACKEND === 'live' ? ', against a real backend' : ' on its in-browser backend'}.
`)
server.printUrls()
const { API_PROXY } = loadEnv(server.config.mode, root, 'API_PROXY')
console.log(describeBackend(server.config.env, API_PROXY))
console.log('  Press Ctrl+C to stop.\n')
