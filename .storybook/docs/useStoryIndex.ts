import { useEffect, useState } from 'react'

export interface StoryEntry {
  id: string
  title: string
  name: string
  /** The name in the code, as one word: `LongText`. */
  exportName: string
}

/** An entry of Storybook's index.json. Tests of a story are entries of type `story` with the subtype `test`. */
interface IndexEntry extends Partial<StoryEntry> {
  type?: string
  subtype?: string
}

async function loadStories(signal: AbortSignal): Promise<StoryEntry[]> {
  const response = await fetch('./index.json', { signal })
  if (!response.ok) throw new Error(`index.json: ${response.status}`)
  const { entries }: { entries: Record<string, IndexEntry> } = await response.json()
  return Object.entries(entries)
    .filter(([, { type, subtype }]) => type === 'story' && subtype !== 'test')
    .map(([id, { title = '', name = '', exportName = name.replaceAll(' ', '') }]) => ({ id, title, name, exportName }))
}

/** Returns every story of this Storybook, from its own index; undefined while it loads. */
export function useStoryIndex(): StoryEntry[] | 'failed' | undefined {
  const [stories, setStories] = useState<StoryEntry[] | 'failed'>()

  useEffect(() => {
    const controller = new AbortController()
    loadStories(controller.signal).then(setStories, () => {
      if (!controller.signal.aborted) setStories('failed')
    })
    return () => controller.abort()
  }, [])

  return stories
}
