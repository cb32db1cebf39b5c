import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { serveFolder } from '../scripts/host'

const scriptTags = /<script(?! type="application)[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs

/** Serves a copy of a build, with its scripts or without, compressed as by static hosts. Returns its origin. */
export async function serveBuild(build: string, { scripts = true } = {}): Promise<string> {
  const copy = mkdtempSync(path.join(tmpdir(), 'alderway-build-'))
  process.once('exit', () => rmSync(copy, { recursive: true }))
  cpSync(build, copy, { recursive: true })
  for (const file of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg)$/.test(file)) continue
    const text = readFileSync(path.join(copy, file), 'utf8')
    writeFileSync(
      path.join(copy, `${file}.gz`),
      gzipSync(scripts ? text : text.replaceAll(scriptTags, ''), { level: 6 }),
    )
  }
  const host = createServer(serveFolder(copy, '/'))
  await new Promise<void>((resolve) => host.listen(0, resolve))
  const address = host.address()
  return `http://localhost:${address && typeof address === 'object' ? address.port : ''}`
}
