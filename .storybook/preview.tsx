import '../src/styles/global.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { closest, distance } from 'fastest-levenshtein'
import { lazy, Suspense } from 'react'
import type { PreviewAddon } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { onRecoverableError } from '@/app/showPage'
import { agency } from '@/content/agency'
import { useAuth } from '@/stores/auth'
import { useUi } from '@/stores/ui'
import { type Path, paths } from '@/content/paths'
import { keepInMemory } from '@/stores/safeStorage'
import { catalog } from '~mocks/agency/agency'
import type { MockOptions } from '~mocks/agency/createBackend'
import { offeredStatuses } from '~mocks/engine/behaviors'
import { suggest } from '~mocks/engine/state/catalog'
import { startInPage } from '~mocks/transports/inPage'
import { backend } from '~test/backend'
import { signInAsState } from '~test/signIn'
import { waiting } from '~test/waiting'
import { setTheme } from '@/stores/theme'
import tokens from '../src/styles/tokens.css?raw'
import { createTheme, readColors } from './brand'
import { addControls } from './controls'
import { isInDocsFrame, keepDocsInPlace, type Language, reduceMotion, translate } from './environment'
import { expectNames } from './accessibleNames'
import { siteAddressEvent } from './names'
import { Site, Providers } from './Site'
import { createSiteLink } from './siteLink'

configure(waiting)

startInPage(backend)

// On the demo's own origin: what someone has kept there stays. Docs pages are light.
keepInMemory()
setTheme('light')

type Address = Path | `/jobs/${string}` | `/blog/${string}`

/** Our own story parameters. */
export interface StoryParameters extends MockOptions {
  /** Renders the whole site at this address, for pages. */
  route?: Address
  /** The same for an address that has no page. */
  missingRoute?: string
  /** Where the site shows a section, if not on the home page. */
  site?: Address
  /** The width in px that a UI component has on the site, or `full` for one that the site shows from edge to edge. */
  width?: number | 'full'
}

const ownParameters = 'mock scenario as expires responses recording route missingRoute site width'.split(' ')

/** Throws for a parameter that is one letter away from one of ours: Storybook ignores those that it does not know. */
function checkNames(parameters: object): void {
  for (const name of Object.keys(parameters).filter((name) => !ownParameters.includes(name))) {
    const advice = suggest(name, ownParameters)
    if (distance(name, closest(name, ownParameters)) === 1) throw new Error(`Unknown parameter "${name}". ${advice}`)
  }
}

const DocsPage = lazy(async () => ({ default: (await import('./docs/DocsPage')).DocsPage }))

type Icon = 'beaker' | 'contrast' | 'database' | 'globe' | 'lightning' | 'paragraph' | 'user'

/** A toolbar button whose first choice is the default, which does not color it. */
function toolbar(title: string, icon: Icon, description: string, choices: string[][]) {
  const items = choices.map(([value = '', name = value], index) => ({
    value,
    title: name,
    ...(index === 0 && { type: 'reset' as const }),
  }))
  return { description, toolbar: { title, icon, items } }
}

const fromStory = ['', 'From the story']

const isTest = import.meta.env.MODE === 'test'

/** Reports violations only. Contrast is left to test/contrast.test.ts, which has every pair of colors. */
const testOptions = {
  resultTypes: ['violations' as const],
  preload: false,
  rules: { 'color-contrast': { enabled: false } },
}

const checked = new Set<string>()

/** In Vitest, axe looks at the first story of each component, and at each page loaded, empty and failed. */
function isForAxe({ id, title, tags }: { id: string; title: string; tags: string[] }): boolean {
  if (!isTest || tags.includes('test-fn')) return !isTest
  const isFirst = !checked.has(title)
  checked.add(title)
  return isFirst || (title.startsWith('Pages/') && /--(loaded|empty|failed)$/.test(id))
}

keepDocsInPlace()

let showEnglish = () => {}

/** The toolbar sets one behavior for every endpoint, a link from the site one for each: `globals=mock.jobs:503`. */
function mockOf(value: unknown): string {
  if (!(value instanceof Object)) return String(value)
  return Array.from(Object.entries(value), (pair) => pair.join(':')).join(',')
}

function languageOf(value: unknown): Language {
  return value === 'long' || value === 'rtl' ? value : 'english'
}

/** Storybook reads `storySort` from `definePreview` alone, so the types of our parameters come as an addon. */
const ownTypes: PreviewAddon<{ parameters: StoryParameters }> = {}

export default definePreview({
  addons: [addonDocs(), addonA11y(), ownTypes],
  tags: ['autodocs'],
  argTypesEnhancers: [addControls],
  parameters: {
    layout: 'fullscreen',
    react: { rootOptions: { onRecoverableError } },
    a11y: { test: 'error', ...(isTest && { options: testOptions }) },
    docs: {
      theme: createTheme(readColors(tokens), agency.name),
      page: () => (
        <Suspense>
          <DocsPage />
        </Suspense>
      ),
    },
    controls: { expanded: true },
    options: {
      storySort: {
        // The panel comes last.
        order: ['Read first', ['Welcome', 'Map of the site', '*', 'Changelog'], 'Pages', 'Layouts', 'Sections', 'UI'],
      },
    },
    viewport: {
      options: Object.fromEntries(
        [320, 375, 768, 1024, 1440, 1920].map((width) => [
          `w${width}`,
          { name: `${width} px`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
  },
  globalTypes: {
    mock: toolbar('Behavior', 'database', 'How every endpoint responds; overrides the story', [
      fromStory,
      ...Object.entries(catalog.allBehaviors).map(([word, { title }]) => [word, `${title} (${word})`]),
      ...offeredStatuses.map((status) => [String(status), `Status ${status}`]),
    ]),
    scenario: toolbar('Scenario', 'beaker', 'The state of the whole backend; overrides the story', [
      fromStory,
      ...Object.entries(catalog.scenarios).map(([name, { title }]) => [name, `${title} (${name})`]),
    ]),
    as: toolbar('Signed in as', 'user', 'Who is signed in; overrides the story', [
      fromStory,
      ...Object.entries(catalog.accounts).map(([name, { title }]) => [name, `Signed in as: ${title}`]),
    ]),
    theme: toolbar('Theme', 'contrast', 'Light or dark', [
      ['light', 'Light'],
      ['dark', 'Dark'],
      ['light dark', 'As the system'],
    ]),
    language: toolbar('Language', 'globe', 'Shows every text as in another language', [
      ['english', 'English'],
      ['long', 'Long language (+40%)'],
      ['rtl', 'Right to left'],
    ]),
    motion: toolbar('Motion', 'lightning', 'Emulates prefers-reduced-motion', [
      ['full', 'Full motion'],
      ['reduced', 'Reduced motion'],
    ]),
    textSize: toolbar('Text', 'paragraph', 'The text size set in the browser', [
      ['100%'],
      ['150%'],
      ['200%'],
      ['400%'],
    ]),
  },
  initialGlobals: {
    mock: '',
    scenario: '',
    as: '',
    theme: 'light',
    language: 'english',
    motion: 'full',
    textSize: '100%',
    a11y: { manual: isInDocsFrame },
  },
  beforeEach(context) {
    const { parameters, globals, viewMode } = context
    context.parameters = { ...parameters, a11y: { ...parameters.a11y, test: isForAxe(context) ? 'error' : 'off' } }
    keepInMemory()
    useAuth.setState(useAuth.getInitialState(), true)
    useUi.setState(useUi.getInitialState(), true)
    checkNames(parameters)
    const { mock, scenario, as, expires, responses, recording }: StoryParameters = parameters
    backend.reset()
    backend.setOptions({ mock, scenario, as, expires, responses, recording })
    const chosen = globals.mock ? mockOf(globals.mock) : undefined
    const texts = { mock: chosen, scenario: globals.scenario || undefined, as: globals.as || undefined }
    const { value, problems } = backend.codec.readText(texts, backend.state.get())
    if (!value) throw new Error(problems.join(' '))
    backend.set(value)
    signInAsState()
    showEnglish()
    if (viewMode === 'docs') return
    setTheme(String(globals.theme))
    reduceMotion(globals.motion === 'reduced')
    document.documentElement.style.fontSize = String(globals.textSize)
    document.documentElement.dir = globals.language === 'rtl' ? 'rtl' : 'ltr'
  },
  async afterEach({ parameters, globals, viewMode, title, id }) {
    if (viewMode === 'docs') return
    document.documentElement.dataset.finished = id
    expectNames()
    // Not earlier: play functions look for the English text.
    showEnglish = translate(document.body, languageOf(globals.language))
    const { route = title.startsWith('Sections/') ? paths.home : undefined, site = route }: StoryParameters = parameters
    if (addons.hasChannel()) addons.getChannel().emit(siteAddressEvent, site ? await createSiteLink(site) : '')
  },
  decorators: [
    (Story, { parameters, id, globals, title }) => {
      const { route, missingRoute = route, width }: StoryParameters = parameters
      // Restarts the story when the toolbar changes: new cache, new requests.
      const key = [id, ...Object.values(globals)].join()
      if (missingRoute) return <Site key={key} at={missingRoute} />
      const isPadded = title.startsWith('UI/') && width !== 'full'
      const padded = { boxSizing: 'content-box', padding: '1rem', maxInlineSize: width } as const
      return (
        <Providers key={key}>
          <div style={isPadded ? padded : { display: 'contents' }}>
            <Story />
          </div>
        </Providers>
      )
    },
  ],
})
