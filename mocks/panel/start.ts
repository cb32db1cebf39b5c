import type { Backend } from '../backend'
import type { Site } from '../site'

/** What the panel is started with. */
export interface PanelOptions {
  backend: Backend
  site: Site
  /** Where the site is served, with a slash at its end. */
  baseUrl: string
  /** Where the backend answers. */
  answersIn: 'worker' | 'page'
  /** The address that the page was opened at. */
  address: { search: string }
  /** The tab's storage. */
  session: Pick<Storage, 'getItem' | 'setItem'>
}

export function startPanel({ session }: PanelOptions): void {
  session.getItem('alderway.mock.panel')
}
