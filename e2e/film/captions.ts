import type { Step } from './script'

/** A step with the second of its start. */
export interface Cue extends Step {
  start: number
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function formatTime(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(11, 23)
}

/** Returns the captions as WebVTT: what happens, and what the presenter says. Each stays until the next. */
export function writeCaptions(cues: readonly Cue[], end: number): string {
  const blocks = cues.map(({ title, said, start }, index) => {
    const times = `${formatTime(start)} --> ${formatTime(cues[index + 1]?.start ?? end)}`
    return [index + 1, times, `<b>${escape(title)}</b>`, ...(said ? [escape(said)] : [])].join('\n')
  })
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

/** Returns the page of the film: the video with its captions, and its chapters below. */
export function writePage(cues: readonly Cue[]): string {
  const chapters = cues.map(
    ({ title, start }) => `<li><a href="demo.webm#t=${start.toFixed(1)}">${escape(title)}</a></li>`,
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>The demo in three minutes | Alderway</title>
    <style>
      :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif }
      body { max-width: 64rem; margin: 2rem auto; padding: 0 1rem }
      video { width: 100%; height: auto }
      video::cue { font-size: 1rem }
    </style>
  </head>
  <body>
    <main>
      <h1>The demo in three minutes</h1>
      <video controls width="1280" height="800" preload="metadata" src="demo.webm">
        <track default kind="captions" srclang="en" label="English" src="demo.vtt">
      </video>
      <ol>
        ${chapters.join('\n        ')}
      </ol>
      <p><a href="../">Open the demo</a> and do the same.</p>
    </main>
  </body>
</html>
`
}
