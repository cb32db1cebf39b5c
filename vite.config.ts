import path from 'node:path'
import react from '@vitejs/plugin-react'
import { AtRule, type Plugin as PostcssPlugin, Rule } from 'postcss'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { checkAddresses, onLocalhost, onStaticHost, readEnvironment } from './src/contract/environment.ts'
import { describeBuild } from './scripts/vite/describeBuild.ts'
import { chunkGroups } from './scripts/vite/chunks.ts'
import { cssTarget } from './scripts/vite/cssTarget.ts'
import { greeting } from './scripts/vite/greeting.ts'
import { mockWorker } from './scripts/vite/mockWorker.ts'
import { leanMock } from './scripts/vite/leanMock.ts'
import { listGaps } from './scripts/vite/ownersGaps.ts'
import { staticHost } from './scripts/vite/staticHost.ts'
import { serveFolder } from './scripts/host.ts'

function warnAboutDefaults(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(onLocalhost)) {
    if (!variables[name]) console.warn(`${name} is not set: this build uses ${value}`)
  }
}

/** Puts a CSS module of `src/ui` into the cascade layer `ui`. src/styles/global.css has their order. */
const layerOfFolder: PostcssPlugin = {
  postcssPlugin: 'layer-of-folder',
  Once(sheet) {
    const [params = '..', ...rest] = path.relative('src', sheet.source?.input.file ?? '').split(path.sep)
    if (params === '..' || !rest.at(-1)?.endsWith('.module.css')) return
    sheet.append(new AtRule({ name: 'layer', params, nodes: sheet.nodes.splice(0) }))
  },
}

/** Browsers that can't read `light-dark()` show the colors of the day. */
const colorsOfTheDay: PostcssPlugin = {
  postcssPlugin: 'colors-of-the-day',
  Once(sheet) {
    const { source } = sheet
    const root = new Rule({ selector: ':root', source })
    sheet.walkDecls(/^--/, (token) => {
      const [, day] = /^light-dark\(([^,(]+),/.exec(token.value) ?? []
      if (day) root.append(token.clone({ value: day }))
    })
    const params = 'not (color: light-dark(red, red))'
    if (root.first) sheet.append(new AtRule({ name: 'supports', params, source, nodes: [root] }))
  },
}

/** Vite's own preview sends the home page for unknown addresses. */
const previewHost: Plugin = {
  name: 'alderway:preview-host',
  configurePreviewServer({ config, middlewares }) {
    middlewares.use(serveFolder(config.build.outDir, config.base))
  },
}

/** `vite build --mode live`, or VITE_BACKEND=live anywhere, leaves the in-browser backend out. */
export default defineConfig(({ command, mode, isSsrBuild }) => {
  const variables = loadEnv(mode, process.cwd(), ['VITE_', 'API_PROXY', 'SITE_URL'])
  const mock = mode !== 'live' && variables.VITE_BACKEND !== 'live'
  const staticDemo = mock && command === 'build' && mode !== 'test'
  const { API_PROXY: proxy, SITE_URL: siteUrl } = variables
  checkAddresses(variables)
  const { bases } = readEnvironment(variables, staticDemo ? onStaticHost : onLocalhost)
  if (!mock && command === 'build' && !isSsrBuild) {
    warnAboutDefaults(variables)
    for (const line of listGaps()) console.warn(line)
  }

  return {
    base: path.posix.join('/', process.env.BASE_PATH ?? '', '/'),
    define: {
      __MOCK_BACKEND__: mock,
      __STATIC_DEMO__: staticDemo,
      __BUILD__: JSON.stringify(command === 'build' ? describeBuild() : 'development'),
    },
    resolve: { tsconfigPaths: true },
    plugins: [
      react(),
      greeting({ mock, bases, proxy }),
      mock && leanMock(),
      // The build that prerenders has no visitors.
      ...(isSsrBuild ? [] : [mock && mockWorker(), staticHost({ mock, bases, siteUrl })]),
      previewHost,
    ],
    css: {
      modules: command === 'build' ? { generateScopedName: '[hash:base64:4]' } : {},
      postcss: { plugins: [layerOfFolder, colorsOfTheDay] },
      // Writes nested rules out, for scripts/vite/criticalCss.ts: 1 is Nesting among the minifier's features.
      lightningcss: { include: 1 },
    },
    build: {
      outDir: mock ? 'dist' : 'dist-live',
      assetsInlineLimit: 0,
      cssTarget,
      cssCodeSplit: false,
      modulePreload: { polyfill: false },
      // axe, which only the gallery loads: test/bytes.ts has the budgets.
      chunkSizeWarningLimit: 700,
      license: { fileName: 'licenses.md' },
      rolldownOptions: {
        // Prerendering takes most of the time, and belongs to the build.
        checks: { bundlerTimings: false },
        output: isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups } },
      },
    },
    // A new icon would have all packages bundled anew, in the middle of a test run.
    optimizeDeps: { exclude: ['lucide-react'] },
    server: {
      port: 5173,
      // For a backend that allows no other origin.
      proxy: { ...(proxy && { '^/(api|news)/': { target: proxy, changeOrigin: true } }) },
    },
    preview: { port: 4173, strictPort: true },
  }
})
