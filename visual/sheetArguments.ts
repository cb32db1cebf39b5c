import { parseArgs } from 'node:util'
import { catalog } from '../mocks/agency/agency'
import { pages } from '../mocks/agency/pages'
import { suggest } from '../mocks/engine/state/catalog'
import { findPage, type Page } from '../mocks/engine/resource'
import { themes, widths } from '../mocks/gallery/states'

export const usage = 'npm run sheet -- /jobs [--theme dark] [--width 768], or --scenario backend-down instead of a page'

function pick<Choice extends string>(what: string, word: string, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === word.toLowerCase())
  if (found === undefined) throw new Error(`Unknown ${what} "${word}". Use one of: ${choices.join(', ')}.`)
  return found
}

function findPageName(word: string): string {
  // Git Bash on Windows turns /jobs into C:/Program Files/Git/jobs.
  const address = `/${word.replace(/^.*\/Git(?=\/)/, '').replace(/^\/+/, '')}`
  const byName = Object.keys(pages).find((name) => name === word.toLowerCase())
  const name = findPage<Page>(pages, address)?.name ?? byName
  if (name !== undefined) return name
  const known = Object.values(pages).map((page) => page.address)
  throw new Error(`Unknown page "${word}". ${suggest(address, known)}`)
}

function findScenario(word: string): string {
  const known = Object.keys(catalog.scenarios)
  if (known.includes(word)) return word
  throw new Error(`Unknown scenario "${word}". ${suggest(word, known)}`)
}

/** Reads what is to be on a sheet. Throws a sentence for a word that is not known. */
export function readSheet(args: readonly string[]) {
  const text = { type: 'string' } as const
  const options = { theme: text, width: text, scenario: text }
  const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
  const [page, ...others] = positionals
  if (others.length > 0) throw new Error('A sheet shows one page.')
  if ((page === undefined) === (values.scenario === undefined)) throw new Error('Name a page or a scenario.')
  const theme = pick('theme', values.theme ?? 'light', themes)
  const width = pick('width', values.width ?? '320', widths)
  const [kind, name] =
    values.scenario === undefined ? ['page', findPageName(page ?? '')] : ['scenario', findScenario(values.scenario)]
  const query = new URLSearchParams({ [kind]: name, width, theme }).toString()
  return { query, theme, file: `${name}-${width}-${theme}.png` }
}

export type Sheet = ReturnType<typeof readSheet>
