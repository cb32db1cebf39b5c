import * as v from 'valibot'
import { readQuery, type Setting, writeQuery } from './control'
import { Edit } from './data'

/** The name in front of a state in an address's fragment. */
const mark = 'state='
/** Longest address that every chat and mail program lets through whole, in characters. */
export const longestLink = 8000

/** Everything that makes up a state, to be handed on. */
export interface Shared extends Pick<Setting, 'scenario' | 'mock'> {
  signedIn: boolean
  edits: readonly Edit[]
}

/** Most rows that the edits of a state write, one after the other: some seconds of work. A short link can hold minutes. */
const mostWritten = 1_000_000

const Capsule = v.object({
  version: v.literal(1),
  query: v.string(),
  signedIn: v.boolean(),
  edits: v.pipe(
    v.array(Edit),
    v.check((edits) => edits.reduce((sum, edit) => sum + ('count' in edit ? edit.count : 1), 0) <= mostWritten),
  ),
})

/** Writes a state as the text of a file. */
export function toFile({ signedIn, edits, ...setting }: Shared): string {
  return JSON.stringify({ version: 1, query: writeQuery(setting), signedIn, edits })
}

/** Reads what toFile wrote; undefined where the text is no such state, or one of a later version. */
export function fromFile(text: string): (Shared & Pick<Setting, 'unknown'>) | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Capsule), text)
  if (!read.success) return undefined
  const { query, signedIn, edits } = read.output
  const setting = readQuery(query) ?? { scenario: 'everyday' as const, mock: {}, unknown: [] }
  return { ...setting, signedIn, edits }
}

async function through(bytes: BodyInit, stream: GenericTransformStream): Promise<Uint8Array> {
  const piped = new Response(bytes).body?.pipeThrough(stream)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}

/** The fragment that holds a state, compressed: `state=...`. */
export async function toFragment(state: Shared): Promise<string> {
  const bytes = await through(toFile(state), new CompressionStream('deflate-raw'))
  const letters = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  return mark + letters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Whether an address's fragment claims to hold a state. */
export function holdsState(fragment: string): boolean {
  return fragment.replace(/^#/, '').startsWith(mark)
}

/** Reads what toFragment wrote; undefined where it is cut short or made up. */
export async function fromFragment(fragment: string): Promise<ReturnType<typeof fromFile>> {
  try {
    const letters = fragment.replace(/^#/, '').slice(mark.length).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(letters), (letter) => letter.codePointAt(0) ?? 0)
    return fromFile(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))))
  } catch {
    return undefined
  }
}
