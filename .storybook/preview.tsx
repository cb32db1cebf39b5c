import '../src/styles/global.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { agency } from '@/content/agency'
import { pictures } from '@/pictures'
import { useAuth } from '@/stores/auth'
import { useUi } from '@/stores/ui'
import { type MockOptions, words } from '~mocks/agency/agency'
import { offeredStatuses } from '~mocks/engine/behaviors'
import { formatMock } from '~mocks/engine/state/syntax'
import { startInPage } from '~mocks/transports/inPage'
import { backend } from '~test/backend'
import { applyPersona } from '~test/signIn'
import { waiting } from '~test/waiting'
import { setTheme } from '@/stores/theme'
import tokens from '../src/styles/tokens.css?raw'
import { createTheme, readColors } from './brand'
import { addControls } from './controls'
import { borrowFocus, reduceMotion, setForcedColors, setLongText, setTextSize } from './environment'
import { siteAddressEvent } from './names'
import { Site, Providers } from './Site'
import { createSiteLink } from './siteLink'

configure(waiting)

startInPage(backend)

// Docs pages are light.
setTheme('light')

/** Our own story parameters. */
interface StoryParameters extends MockOptions {
  /** Renders the whole site at this address, for pages. */
  route?: string
  /** Where the site shows a section. */
  site?: string
}

const DocsPage = lazy(async () => ({ default: (await import('./docs/DocsPage')).DocsPage }))

const textSizes = ['150%', '200%', '400%']

/** In Vitest. */
const isTest = import.meta.env.MODE === 'test'

/** What passes is only listed in Storybook's own panel, no rule reads style sheets, and contrast.ts sees to that one. */
const testOptions = {
  resultTypes: ['violations' as const],
  preload: false,
  rules: { 'color-contrast': { enabled: false } },
}

let returnFocus = () => {}

/** The toolbar sets one word for every endpoint, a link from the site one for each: `globals=mock.jobs:503`. */
function mockOf(value: unknown): string {
  return value instanceof Object
    ? formatMock(Object.fromEntries(Object.entries(value).map(([name, word]) => [name, String(word)])))
    : String(value)
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  argTypesEnhancers: [addControls],
  parameters: {
    layout: 'fullscreen',
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
    // For the panel of thumbnails.
    pictures: Object.fromEntries(Object.entries(pictures).map(([name, { src }]) => [name, src])),
    options: {
      storySort: {
        order: [
          'Read first',
          [
            'Welcome',
            'Map of the site',
            'Pages and states',
            'Scenarios and behaviors',
            'Tokens',
            'Icons and illustrations',
            'Voice',
            'Adding a section',
            'Changelog',
          ],
          'Pages',
          'Layouts',
          'Sections',
          'UI',
          'Panel',
        ],
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
    mock: {
      description: 'How every endpoint responds; overrides the story',
      toolbar: {
        title: 'Behavior',
        icon: 'database',
        items: [
          { type: 'reset', value: '', title: 'From the story' },
          ...Object.entries(words.allBehaviors).map(([word, { title }]) => ({
            value: word,
            title: `${title} (${word})`,
          })),
          ...offeredStatuses.map((status) => ({ value: status, title: `Status ${status}` })),
        ],
      },
    },
    scenario: {
      description: 'The state of the whole backend; overrides the story',
      toolbar: {
        title: 'Scenario',
        icon: 'beaker',
        items: [
          { type: 'reset', value: '', title: 'From the story' },
          ...Object.entries(words.scenarios).map(([name, { title }]) => ({ value: name, title: `${title} (${name})` })),
        ],
      },
    },
    as: {
      description: 'Who is signed in; overrides the story',
      toolbar: {
        title: 'Signed in as',
        icon: 'user',
        dynamicTitle: true,
        items: [
          { value: '', title: 'Signed in: from the story' },
          ...Object.entries(words.accounts).map(([name, { title }]) => ({
            value: name,
            title: `Signed in as: ${title}`,
          })),
        ],
      },
    },
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { type: 'reset', value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'light dark', title: 'As the system' },
        ],
      },
    },
    colors: {
      description: 'Emulates a contrast theme (forced colors)',
      toolbar: {
        title: 'Colors',
        icon: 'eye',
        items: [
          { type: 'reset', value: 'own', title: 'The site’s colors' },
          { value: 'forced', title: 'Forced colors' },
        ],
      },
    },
    direction: {
      description: 'Mirrors the page for languages that are written from right to left',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { type: 'reset', value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    language: {
      description: 'Shows every text as in a longer language',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { type: 'reset', value: 'english', title: 'English' },
          { value: 'long', title: 'Long language (+40%)' },
        ],
      },
    },
    motion: {
      description: 'Emulates prefers-reduced-motion',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        items: [
          { type: 'reset', value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    textSize: {
      description: 'The text size set in the browser',
      toolbar: {
        title: 'Text',
        icon: 'paragraph',
        items: [
          { type: 'reset', value: '100%', title: 'Text size 100%' },
          ...textSizes.map((value) => ({ value, title: `Text size ${value}` })),
        ],
      },
    },
  },
  initialGlobals: {
    mock: '',
    scenario: '',
    as: '',
    theme: 'light',
    colors: 'own',
    direction: 'ltr',
    language: 'english',
    motion: 'full',
    textSize: '100%',
  },
  beforeEach({ parameters, globals }) {
    returnFocus = borrowFocus()
    const { as, expires, now, ...story }: StoryParameters = parameters
    localStorage.clear()
    sessionStorage.clear()
    useAuth.setState(useAuth.getInitialState(), true)
    useUi.setState(useUi.getInitialState(), true)
    const { scenario, mock } = words.parseSettings({
      scenario: String(globals.scenario || story.scenario || words.defaults.scenario),
      mock: mockOf(globals.mock) || formatMock({ ...story.mock }),
    })
    backend.reset()
    backend.set({
      scenario,
      mock,
      responses: story.responses,
      recording: story.recording,
      as: globals.as ? String(globals.as) : as,
      expires,
      now,
    })
    applyPersona()
    setTheme(String(globals.theme))
    reduceMotion(globals.motion === 'reduced')
    setTextSize(String(globals.textSize))
    setForcedColors(globals.colors === 'forced')
    document.documentElement.dir = String(globals.direction)
    setLongText(false)
  },
  async afterEach({ parameters, globals, tags, title }) {
    if (isTest) {
      const { expectContrast } = await import('./contrast')
      await expectContrast({ byNight: false })
      if (!tags.includes('test-fn') && !title.startsWith('Panel/')) await expectContrast({ byNight: true })
    }
    // Not earlier: play functions look for the English text.
    setLongText(globals.language === 'long')
    returnFocus()
    const { route, site = route }: StoryParameters = parameters
    if (addons.hasChannel()) addons.getChannel().emit(siteAddressEvent, site ? await createSiteLink(site) : '')
  },
  decorators: [
    (Story, { parameters, id, globals }) => {
      const { route }: StoryParameters = parameters
      // Restarts the story when the toolbar changes: new cache, new requests.
      const key = [id, ...Object.values(globals)].join()
      return route ? (
        <Site key={key} at={route} />
      ) : (
        <Providers key={key}>
          <Story />
        </Providers>
      )
    },
  ],
})
