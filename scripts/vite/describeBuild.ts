import { spawnSync } from 'node:child_process'
import packageFile from '../../package.json' with { type: 'json' }

/** Returns the version, and the commit that is built if there is git. */
export function describeBuild(): string {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' })
  return `${packageFile.version} ${stdout ?? ''}`.trim()
}
