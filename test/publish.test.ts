import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

const script = path.resolve('.github/publish.sh')
let home = ''

/** The workflow that publishes runs on Linux. `npm test` also runs on a machine without git. */
const canPublish = process.platform !== 'win32' && spawnSync('git', ['--version']).status === 0

function git(...parameters: string[]): string {
  return execFileSync('git', parameters, { cwd: path.join(home, 'clone'), encoding: 'utf8' })
}

function publish(files: Record<string, string>, ...place: string[]): void {
  const folder = mkdtempSync(path.join(home, 'build-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  execFileSync('bash', [script, folder, ...place], { cwd: path.join(home, 'clone') })
}

/** Returns the deployed files with their text. */
function readDeployed(): Record<string, string> {
  git('fetch', '--quiet', 'origin', '+gh-pages:deployed')
  const names = git('ls-tree', '-r', '--name-only', 'deployed').trim().split('\n')
  return Object.fromEntries(names.map((name) => [name, git('show', `deployed:${name}`)]))
}

describe.runIf(canPublish)('publishing a build', () => {
  beforeEach(() => {
    home = mkdtempSync(path.join(tmpdir(), 'alderway-publish-'))
    mkdirSync(path.join(home, 'clone'))
    git('init', '--quiet', '--bare', '../origin.git')
    git('init', '--quiet')
    git('remote', 'add', 'origin', '../origin.git')
  })

  afterEach(() => rmSync(home, { recursive: true }))

  test('a deployed demo keeps the previews, and a preview the demo and other previews', () => {
    publish({ 'index.html': 'first', 'old.html': '' })
    publish({ 'index.html': 'preview', '__states/index.html': 'states' }, 'pr/7')
    publish({ 'index.html': 'another' }, 'pr/8')
    publish({ 'index.html': 'second' })
    expect(readDeployed()).toEqual({
      'index.html': 'second',
      'pr/7/__states/index.html': 'states',
      'pr/7/index.html': 'preview',
      'pr/8/index.html': 'another',
    })
    publish({ 'index.html': 'newer' }, 'pr/7')
    execFileSync('bash', [script, '', 'pr/8'], { cwd: path.join(home, 'clone') })
    expect(readDeployed()).toEqual({ 'index.html': 'second', 'pr/7/index.html': 'newer' })
    expect(git('rev-list', '--count', 'deployed').trim()).toBe('1')
  })

  test('a deployment that another one overtakes is made again', () => {
    publish({ 'index.html': 'demo' })
    const hook = path.join(home, 'clone/.git/hooks/post-index-change')
    mkdirSync(path.dirname(hook), { recursive: true })
    // Runs once, after the branch was read and before the push.
    const overtake = `rm "$0"\nmkdir ../fast\necho fast > ../fast/index.html\nbash '${script}' ../fast pr/1`
    writeFileSync(hook, `#!/bin/sh\nif [ -f .git/FETCH_HEAD ]; then\n${overtake}\nfi\n`, { mode: 0o755 })
    publish({ 'index.html': 'slow' }, 'pr/2')
    expect(readDeployed()).toEqual({ 'index.html': 'demo', 'pr/1/index.html': 'fast\n', 'pr/2/index.html': 'slow' })
  })
})
