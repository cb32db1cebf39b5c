import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { writeCaptions, writePage } from '../e2e/film/captions'
import { readSteps } from '../e2e/film/script'

const cues = [
  { title: 'Open "A & B"', said: 'Hello.', start: 1.5 },
  { title: 'Close it', said: '', start: 61 },
]

test('a caption has the title of a step and what is said, and stays until the next', () => {
  expect(writeCaptions(cues, 70.25)).toBe(`WEBVTT

1
00:00:01.500 --> 00:01:01.000
<b>Open "A &amp; B"</b>
Hello.

2
00:01:01.000 --> 00:01:10.250
<b>Close it</b>
`)
})

test('every step of the script has a title, and what is said is whole', () => {
  const steps = readSteps()
  expect(steps).toHaveLength(9)
  expect(steps[0]).toEqual({
    title: 'Open the home page',
    said: 'There is no server behind this page. Its backend runs in the browser, with thirty invented jobs.',
  })
})

test('the page of the film is valid', async () => {
  const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(
    writePage(cues),
    'dist/film/index.html',
  )
  expect(results).toEqual([])
})
