import type { Browser, Control } from './browsers'
import { retry } from './retry'
import type { DemoAddress } from '../fixtures'

/** Returns the text of the page, of its frames and of the panel. Runs in the page. */
function readText(): string {
  const frames = [...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.body)
  const panel = document.body.lastElementChild?.shadowRoot?.querySelector('dialog')
  // Not innerText, which leaves out what is not laid out yet below the first screen.
  return [document.body, panel, ...frames].map((part) => part?.textContent).join(' ')
}

export class Visitor {
  constructor(
    private readonly browser: Browser,
    private readonly site: string,
  ) {}

  async open(address: DemoAddress) {
    await this.browser.open(new URL(address, this.site).href)
  }

  async back() {
    await this.browser.read(() => {
      history.back()
      return ''
    })
  }

  async reload() {
    await this.browser.read(() => {
      document.title = 'left'
      location.reload()
      return ''
    })
    await this.waitFor(() => (document.title === 'left' ? '' : 'another document'), 'another document')
  }

  async use(name: string, action: (control: Control) => Promise<unknown>) {
    await retry(async () => {
      const control = await this.browser.find(name)
      if (!control) throw new Error(`There is no "${name}".`)
      await action(control)
    })
  }

  click(name: string) {
    return this.use(name, (control) => control.click())
  }

  type(name: string, text: string) {
    return this.use(name, (control) => control.type(text))
  }

  async waitFor(inPage: () => string, expected: string) {
    await retry(async () => {
      const value = await this.browser.read(inPage)
      if (value.includes(expected)) return
      const address = await this.browser.read(() => location.href)
      throw new Error(`There is no "${expected}" at ${address}, in "${value.slice(0, 300)}".`)
    })
  }

  sees(text: string) {
    return this.waitFor(readText, text)
  }

  isAt(address: string) {
    return this.waitFor(() => location.href, address)
  }
}
