import { spawnSync } from 'node:child_process'
import packageFile from '../../package.json' with { type: 'json' }

/** Returns the version, and the commit that is built; its day where there is no git. */
export function describeBuild(): string {
  const { status, stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' })
  const commit = status === 0 ? stdout.trim() : new Date().toISOString().slice(0, 10)
  return `${packageFile.version} (${commit})`
}
