import { readFileSync } from 'node:fs'

export interface Step {
  title: string
  /** What the presenter says, in italics in docs/demo-script.md. */
  said: string
}

/** Reads the numbered steps of docs/demo-script.md. */
export function readSteps(): Step[] {
  const script = readFileSync('docs/demo-script.md', 'utf8')
  return [...script.matchAll(/^\d+\. \*\*(?<title>[^*]+)\*\*(?<text>.*?)(?=\n\n\S)/gms)].map(({ groups }) => ({
    title: groups?.title?.replace(/\.$/, '') ?? '',
    said: [...(groups?.text ?? '').matchAll(/(?<=\s)_([^_]+)_/g)]
      .map(([, said = '']) => said.replace(/\s+/g, ' '))
      .join(' '),
  }))
}
