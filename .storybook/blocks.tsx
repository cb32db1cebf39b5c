import { type ComponentType, Fragment, type ReactNode } from 'react'
import type { Block, Service } from '@/content/services/types'
import type { Tone } from '@/ui/Band/Band'

/** Returns the first block of a kind on a service page, as real content for a section's stories. */
export function blockOf<Kind extends Block['kind']>({ path, blocks }: Service, kind: Kind) {
  const block = blocks.find((candidate): candidate is Extract<Block, { kind: Kind }> => candidate.kind === kind)
  if (!block) throw new Error(`${path} has no block of kind "${kind}"`)
  return block
}

const tones: readonly Tone[] = ['paper', 'white', 'sage', 'sand']

/** Renders a section once on each background, one below the other. */
export function Grounds({ children }: { children: (tone: Tone) => ReactNode }) {
  return tones.map((tone) => <Fragment key={tone}>{children(tone)}</Fragment>)
}

/** For a story's `render`: the section once on each ground, with a unique title. */
export function onEachGround<Props extends { tone: Tone; title: string }>(Section: ComponentType<Props>) {
  return (args: Props) => (
    <Grounds>{(tone) => <Section {...args} tone={tone} title={`${args.title} (on ${tone})`} />}</Grounds>
  )
}
