import { mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type ResolvedConfig } from 'vite'
import type * as Render from './render'

export async function renderPages({ root, base, mode, configFile }: ResolvedConfig) {
  // Within node_modules, so that external packages resolve.
  const outDir = mkdtempSync(path.join(root, 'node_modules/.prerender-'))
  try {
    await build({
      root,
      base,
      mode,
      configFile,
      logLevel: 'error',
      build: { ssr: 'scripts/prerender/render.tsx', outDir, copyPublicDir: false },
    })
    const file = pathToFileURL(path.join(outDir, 'render.js')).href
    const { prerenderedPaths, renderPage }: typeof Render = await import(file)
    const rendered: Render.Rendered[] = []
    for (const address of prerenderedPaths()) rendered.push(await renderPage(address))
    return rendered
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}
