import { fileURLToPath } from 'node:url'
import { build } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Compiles src/start/inline.ts into the script that documents contain: the same text in each, for the policy's hash. */
export async function compileInlineScript({ mock }: { mock: boolean }): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@/': `${root}src/` } },
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
