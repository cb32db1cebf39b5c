import { spawnSync } from 'node:child_process'

// Without git, as in an archive, it is the same number each time.
const { stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], { encoding: 'utf8' })

/** A number that the committed files decide: any machine that tests them tries the same cases, and the next change others. */
export const treeSeed = Number.parseInt(stdout?.slice(0, 7) || '7', 16)
