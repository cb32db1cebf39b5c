import path from 'node:path'
import { createServer } from 'vite'
import { demoSignIn } from '../src/content/demo'
import { root } from './process'

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

const server = await createServer({
  root,
  configFile: path.join(root, 'vite.config.ts'),
  // Scanning all modules for packages takes seconds. One that is missing here is found when it is first imported.
  optimizeDeps: { entries: [], include: packages },
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

const isLive = process.env.VITE_BACKEND === 'live'

console.log(`
  Alderway is running${isLive ? ', against a real backend' : ' on its in-browser backend'}.
`)
server.printUrls()
if (!isLive) {
  console.log(`
  Admin sign-in: ${demoSignIn.email} with ${demoSignIn.password}, at /admin-login
  Put any endpoint into another state with ?mock=, for example /?mock=news:error
`)
}
console.log('  Press Ctrl+C to stop.\n')
