import type { Shared } from '../../share'
import { isSignInOwn } from './link'

/** JSON as our code writes it: no quotes where none are needed, single ones elsewhere. */
function literal(value: unknown): string {
  if (typeof value === 'string') {
    return `'${JSON.stringify(value)
      .slice(1, -1)
      .replaceAll(String.raw`\"`, '"')
      .replaceAll("'", String.raw`\'`)}'`
  }
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return String(value)
  const parts = Object.entries(value).map(
    ([name, inner]) => `${/^[a-z]\w*$/i.test(name) ? name : literal(name)}: ${literal(inner)}`,
  )
  return `{ ${parts.join(', ')} }`
}

/** What differs from the everyday, as stories and tests take it. */
function options({ scenario, mock }: Shared): object {
  return {
    ...(scenario !== 'everyday' && { scenario }),
    ...(Object.keys(mock).length > 0 && { mock }),
  }
}

function nameOf({ scenario, mock }: Shared): string {
  const words = [...(scenario === 'everyday' ? [] : [scenario]), ...Object.entries(mock).flat()].join(' ')
  const name = words.replaceAll(/[^a-z0-9]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())
  return name ? (name[0] ?? '').toUpperCase() + name.slice(1) : 'Everyday'
}

/** A story that shows a page in a state. Takes the page's address within the site. */
export function toStory(state: Shared, address: string): string {
  const parameters = { route: address, ...options(state), ...(isSignInOwn(state) && { signedIn: state.signedIn }) }
  const edits = `\n  beforeEach() {\n    backend.data.replace(${literal(state.edits)})\n  },`
  return `export const ${nameOf(state)} = meta.story({
  parameters: ${literal(parameters)},${state.edits.length > 0 ? edits : ''}
})`
}

/** A test's first lines: the whole site at an address in a state, under Vitest. */
export function toVitest(state: Shared, address: string): string {
  const setting = options(state)
  const all = { ...setting, ...(isSignInOwn(state) && { signedIn: state.signedIn }) }
  const rest = Object.keys(all).length > 0 ? `, ${literal(all)}` : ''
  const edits = `backend.set(${literal(setting)})\nbackend.data.replace(${literal(state.edits)})\n`
  return `${state.edits.length > 0 ? edits.replace('{  }', '{}') : ''}await renderPage(${literal(address)}${rest})`
}

/** The same under Playwright. Takes the link too: what the options cannot say travels in its fragment. */
export function toPlaywright(state: Shared, address: string, fragment: string): string {
  const setting = options(state)
  const rest = Object.keys(setting).length > 0 ? `, ${literal(setting)}` : ''
  return `await open(${literal(address + fragment)}${rest})`
}
