import { build } from 'vite'

/** Throws if a file and all that it imports is not one script. */
export async function compileScript(input: string) {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input,
        optimization: { inlineConst: { mode: 'all' } },
        output: { format: 'iife' },
      },
    },
  })
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const [chunk] = chunks
  if (chunk?.type !== 'chunk' || chunks.length !== 1) throw new Error(`${input} is not one script.`)
  return chunk.code.trim()
}

/** The same text in each document, for the policy's hash. */
export async function compileInlineScript({ mock }: { mock: boolean }) {
  const inputs = ['src/start/inline.ts', ...(mock ? ['mocks/inline.ts'] : [])]
  return (await Promise.all(inputs.map(compileScript))).join('\n')
}
