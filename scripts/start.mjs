import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { prepare, root } from './prepare.mjs'

const packages = [
  '@hookform/resolvers/valibot',
  '@mswjs/data',
  '@mswjs/interceptors/fetch',
  '@tanstack/react-query',
  'framer-motion',
  'framer-motion/m',
  'lucide-react',
  'msw',
  'msw/browser',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'swiper/modules',
  'swiper/react',
  'valibot',
  'zustand',
  'zustand/middleware',
]

prepare()

const vite = await import(pathToFileURL(path.join(root, 'node_modules/vite/dist/node/index.js')).href)
const server = await vite.createServer({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  // Named here, since looking through all modules for them takes seconds. One that is missing here is found when it is asked for.
  optimizeDeps: { entries: [], include: packages },
  // The home page's modules are made ready while the browser comes up.
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

const live = process.env.VITE_BACKEND === 'live'

console.log(`
  Alderway is running${live ? ', against a real backend' : ' on its in-browser backend'}.
`)
server.printUrls()
if (!live) {
  const { demoSignIn } = await server.ssrLoadModule('/src/content/demo.ts')
  console.log(`
  Admin sign-in: ${demoSignIn.email} with ${demoSignIn.password}, at /admin-login
  Put any endpoint into another state with ?mock=, for example /?mock=news:error
`)
}
console.log('  Ctrl+C stops it.\n')
