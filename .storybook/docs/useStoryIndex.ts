import { useEffect, useState } from 'react'

export interface StoryEntry {
  id: string
  title: string
  name: string
  /** The name in the code, as one word: `LongText`. */
  exportName: string
}

/** A line of Storybook's index.json; tests are listed in it as stories of a kind of their own. */
interface IndexEntry extends Partial<StoryEntry> {
  type?: string
  subtype?: string
}

function isStory(entry: IndexEntry): boolean {
  return entry.type === 'story' && entry.subtype !== 'test'
}

/** Every story of this Storybook, from its own index: undefined while it is read, so that no list can go stale. */
export function useStoryIndex(): StoryEntry[] | 'failed' | undefined {
  const [stories, setStories] = useState<StoryEntry[] | 'failed'>()

  useEffect(() => {
    const reading = new AbortController()
    async function read() {
      const answer = await fetch('./index.json', { signal: reading.signal })
      if (!answer.ok) throw new Error(`index.json: ${answer.status}`)
      const { entries }: { entries: Record<string, IndexEntry> } = await answer.json()
      setStories(
        Object.entries(entries)
          .filter(([, entry]) => isStory(entry))
          .map(([id, { title = '', name = '', exportName = name.replaceAll(' ', '') }]) => ({
            id,
            title,
            name,
            exportName,
          })),
      )
    }
    read().catch(() => {
      if (!reading.signal.aborted) setStories('failed')
    })
    return () => reading.abort()
  }, [])

  return stories
}
