import { expect, test } from './fixtures'

test('neither an injected script nor foreign text becomes code, and foreign text no markup', async ({
  context,
  baseURL,
}) => {
  // A page of its own: the `watch` fixture fails on what the policy blocks.
  const page = await context.newPage()
  await page.addInitScript(() => {
    const blocked: string[] = []
    addEventListener('securitypolicyviolation', ({ effectiveDirective }) => blocked.push(effectiveDirective))
    Object.assign(globalThis, { blocked })
  })
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    const injected =
      '<script>wasRun = 1</script><img src="data:," onerror="wasRun = 2"><script src="data:text/javascript,wasRun=3"></script>'
    await route.fulfill({ response, body: (await response.text()).replace('</main>', `${injected}</main>`) })
  })
  await page.goto(`${baseURL}about`)
  const blocked = () => page.evaluate<string[]>('blocked.toSorted()')
  await expect.poll(blocked).toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem'])
  expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false)

  const passed = await page.evaluate(async () => {
    const attempts: Record<string, () => unknown> = {
      markup: () => document.body.insertAdjacentHTML('beforeend', '<b id="injected">bold</b>'),
      'a script’s text': () => Object.assign(document.createElement('script'), { text: 'alert(1)' }),
      'a script’s address': () => Object.assign(document.createElement('script'), { src: '/assets/other.js' }),
      'an attribute': () => document.body.setAttribute('onclick', 'alert(1)'),
      'a timer': () => Reflect.apply(setTimeout, globalThis, ['alert(1)']),
      'a worker': () => navigator.serviceWorker.register('other.js'),
      'another policy': () => trustedTypes?.createPolicy('other', {}),
    }
    const passed: string[] = []
    for (const [name, attempt] of Object.entries(attempts)) {
      try {
        await attempt()
        passed.push(name)
      } catch (reason) {
        if (!(reason instanceof TypeError)) passed.push(`${name}: ${String(reason)}`)
      }
    }
    return passed
  })
  expect(passed).toEqual([])
  expect(await blocked()).toHaveLength(10)
})

test('in a frame of another site the admin area shows a notice and a link to its window', async ({ page, baseURL }) => {
  await page.setContent(`<iframe src="${baseURL}admin?scenario=signed-in" width="900" height="700"></iframe>`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Not in a frame')
  await expect(frame.getByRole('navigation', { name: 'Admin' })).toHaveCount(0)
  const opened = page.waitForEvent('popup')
  await frame.getByRole('link', { name: 'Open it in its own window' }).click()
  await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})
