import { spawnSync } from 'node:child_process'
import packageFile from '../../package.json' with { type: 'json' }

/** Names a build by its commit, or by its day where the code was unpacked without git. */
export function describeBuild() {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' })
  return `${packageFile.version} ${stdout?.trim() || new Date().toISOString().slice(0, 10)}`
}
