import { words } from '../../agency/agency'
import { usualLifetime } from '../../engine/sessions'
import type { Snapshot } from '../../engine/state/snapshot'
import { formatMock } from '../../engine/state/syntax'

/** JSON in this repository's code style: single quotes, and none around plain keys. */
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

/** The options of stories and tests: what differs from the defaults. */
function optionsOf(snapshot: Snapshot): object {
  const { scenario, mock, responses, recording, now } = snapshot
  return {
    ...(scenario !== words.defaults.scenario && { scenario }),
    ...(Object.keys(mock).length > 0 && { mock }),
    ...(responses && { responses }),
    ...(recording && { recording }),
    ...words.ownSignInOf(snapshot),
    ...(now && { now }),
  }
}

function storyName({ scenario, mock }: Snapshot): string {
  const parts = [...(scenario === words.defaults.scenario ? [] : [scenario]), ...Object.entries(mock).flat()].join(' ')
  const name = parts.replaceAll(/[^a-z0-9]+([a-z0-9])/gi, (_, letter: string) => letter.toUpperCase())
  return name ? (name[0] ?? '').toUpperCase() + name.slice(1) : 'Everyday'
}

interface CodeOptions {
  snapshot: Snapshot
  /** The page's address within the site. */
  address: string
}

/** A story that shows the page in this state. */
export function toStory({ snapshot, address }: CodeOptions): string {
  const parameters = { route: address, ...optionsOf(snapshot) }
  const edits = `\n  beforeEach() {\n    backend.edits.replace(${literal(snapshot.edits)})\n  },`
  return `export const ${storyName(snapshot)} = meta.story({
  parameters: ${literal(parameters)},${snapshot.edits.length > 0 ? edits : ''}
})`
}

/** The first lines of a Vitest test: the whole site at the address in this state. */
export function toVitest({ snapshot, address }: CodeOptions): string {
  const options = optionsOf(snapshot)
  const argument = Object.keys(options).length > 0 ? `, ${literal(options)}` : ''
  const edits = `backend.set(${literal(optionsOf(snapshot))})\nbackend.edits.replace(${literal(snapshot.edits)})\n`
  return `${snapshot.edits.length > 0 ? edits.replace('{  }', '{}') : ''}await renderPage(${literal(address)}${argument})`
}

/** The same for Playwright. The fragment holds what the options cannot say. */
export function toPlaywright({ snapshot, address }: CodeOptions, fragment: string): string {
  const options = optionsOf({ ...snapshot, responses: undefined, recording: undefined })
  const argument = Object.keys(options).length > 0 ? `, ${literal(options)}` : ''
  return `await open(${literal(address + fragment)}${argument})`
}

/** An entry of mocks/agency/scenarios.ts. A scenario has no edits and no recording: they stay in a link or a file. */
export function toScenario(title: string, { mock, edits, recording, ...state }: Snapshot): string {
  const { dataset } = words.scenarioOf(state)
  const { as, expires } = words.signInOf(state)
  const name = title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
  const entry = {
    title,
    description: title,
    dataset,
    mock: formatMock({ ...words.mockOf(state.scenario), ...mock }),
    as,
    ...(expires !== usualLifetime && { expires }),
  }
  const parts = [edits.length > 0 && `edits (${edits.length})`, recording && 'recording'].filter(Boolean)
  const note = parts.length > 0 ? `  // Without its ${parts.join(' and ')}, which a scenario cannot hold.\n` : ''
  return `${note}  ${literal(name || 'mine')}: ${literal(entry)},`
}
