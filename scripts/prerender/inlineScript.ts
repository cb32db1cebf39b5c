import path from 'node:path'
import { build } from 'vite'

/** Compiles src/start/inline.ts into the script that documents contain: the same text in each, for the policy's hash. */
export async function compileInlineScript({ mock }: { mock: boolean }): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@/': `${path.resolve('src')}/` } },
    define: { __MOCK_BACKEND__: String(mock) },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'src/start/inline.ts',
        optimization: { inlineConst: { mode: 'all' } },
        output: { format: 'iife' },
      },
    },
  })
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [chunk] = chunks
  if (chunk?.type !== 'chunk' || chunks.length !== 1) throw new Error('src/start/inline.ts is not one script.')
  return chunk.code.trim()
}
