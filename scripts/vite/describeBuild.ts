import { spawnSync } from 'node:child_process'
import packageFile from '../../package.json' with { type: 'json' }

export function describeBuild(): string {
  const { stdout } = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' })
  return `${packageFile.version} ${stdout ?? ''}`.trim()
}
