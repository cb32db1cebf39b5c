// Journeys in Firefox and in WebKit, with a network and without.
import { existsSync } from 'node:fs'
import { after, before, describe, test } from 'node:test'
import { preview, type PreviewServer } from 'vite'
import { engines } from './engines/browsers'
import { journeys } from './engines/journeys'
import { Visitor } from './engines/visitor'

for (const { name, open, program, packages } of engines) {
  const skip = existsSync(program) ? false : `not installed: apt-get install ${packages}`
  describe(name, { skip }, () => {
    let server: PreviewServer
    before(async () => {
      server = await preview({ preview: { port: 0 }, logLevel: 'error' })
    })
    after(() => server.close())

    for (const [title, travel] of Object.entries(journeys)) {
      test(title, { timeout: 120_000 }, async () => {
        const browser = await open()
        try {
          await travel(new Visitor(browser, server.resolvedUrls?.local[0] ?? ''))
        } finally {
          await browser.close()
        }
      })
    }

    test('after one visit, does all of that without a network', { timeout: 300_000 }, async () => {
      const closing = await preview({ preview: { port: 0 }, logLevel: 'error' })
      const browser = await open()
      try {
        const visitor = new Visitor(browser, closing.resolvedUrls?.local[0] ?? '')
        await visitor.open('/')
        await visitor.use('Demo data', (control) => control.pressEnter())
        await visitor.sees('Works offline')
        await visitor.click('Close')
        await closing.close()
        for (const travel of Object.values(journeys)) await travel(visitor)
      } finally {
        await browser.close()
      }
    })
  })
}
