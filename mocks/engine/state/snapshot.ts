import * as v from 'valibot'
import { CustomResponses } from '../behaviors'
import { createEditSchema, type Edit } from '../database/edits'
import type { Database } from '../database/database'
import { Recording } from '../recording/recording'
import type { Settings, Words } from './words'

const fragmentKey = 'state='
/** Longest address that every chat and mail program keeps intact, in characters. */
export const maxLinkLength = 8000
/** Most rows that the edits of a snapshot may write: some seconds of work. A short link can hold minutes of it. */
const maxWrittenRows = 1_000_000

/** Everything that makes up a state, to be shared. */
export interface Snapshot extends Omit<Settings, 'problems'> {
  recording?: Recording | undefined
  edits: readonly Edit[]
}

function writtenRows(edit: Edit): number {
  if ('rows' in edit) return Object.values(edit.rows).flat().length
  return 'count' in edit ? edit.count : 1
}

/** Whether a fragment claims to hold a snapshot. */
export function hasSnapshot(fragment: string): boolean {
  return fragment.replace(/^#/, '').startsWith(fragmentKey)
}

async function pipe(bytes: BodyInit, stream: GenericTransformStream): Promise<Uint8Array> {
  const piped = new Response(bytes).body?.pipeThrough(stream)
  return new Uint8Array(await new Response(piped).arrayBuffer())
}

/** Writes and reads snapshots as the text of a file, and compressed in an address's fragment. */
export function createSnapshots(words: Words, tables: Database['tables']) {
  const File = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({
      version: v.literal(2),
      query: v.string(),
      responses: v.optional(CustomResponses),
      recording: v.optional(Recording),
      edits: v.pipe(
        v.array(createEditSchema(tables)),
        v.check((edits) => edits.reduce((sum, edit) => sum + writtenRows(edit), 0) <= maxWrittenRows),
      ),
    }),
  )

  function toFile({ edits, responses, recording, ...settings }: Snapshot): string {
    return JSON.stringify({ version: 2, query: words.formatQuery(settings), responses, recording, edits })
  }

  /** Reads what toFile wrote; undefined for any other text, or another version. */
  function fromFile(text: string): (Snapshot & Settings) | undefined {
    const file = v.safeParse(File, text)
    if (!file.success) return undefined
    const { query, responses, recording, edits } = file.output
    return { ...(words.parseQuery(query) ?? words.defaults), responses, recording, edits }
  }

  /** Returns `state=...`. */
  async function toFragment(snapshot: Snapshot): Promise<string> {
    const bytes = await pipe(toFile(snapshot), new CompressionStream('deflate-raw'))
    const base64 = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    return fragmentKey + base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
  }

  /** Reads what toFragment wrote; undefined if it is cut off or invalid. */
  async function fromFragment(fragment: string): Promise<ReturnType<typeof fromFile>> {
    try {
      const base64 = fragment.replace(/^#/, '').slice(fragmentKey.length).replaceAll('-', '+').replaceAll('_', '/')
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
      return fromFile(new TextDecoder().decode(await pipe(bytes, new DecompressionStream('deflate-raw'))))
    } catch {
      return undefined
    }
  }

  return { toFile, fromFile, toFragment, fromFragment }
}
