import '../src/styles/global.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { lazy } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router-dom'
import { addons } from 'storybook/preview-api'
import { configure } from 'storybook/test'
import { queryClient } from '@/api/queryClient'
import { App } from '@/app/App'
import { onRecoverableError } from '@/start/showPage'
import { useAuth } from '@/stores/auth'
import { useUi } from '@/stores/ui'
import { type Address, paths } from '@/content/paths'
import { keepInMemory } from '@/stores/safeStorage'
import { catalog } from '~mocks/agency/agency'
import type { MockOptions } from '~mocks/agency/createBackend'
import { offeredStatuses } from '~mocks/engine/behaviors'
import { stateParams } from '~mocks/engine/state/codec'
import { startInPage } from '~mocks/transports/inPage'
import { backend } from '~test/backend'
import { expectAccessible, expectNames } from '~test/accessibility'
import { signInAsState } from '~test/signIn'
import { waiting } from '~test/waiting'
import { setTheme } from '@/stores/theme'
import { addControls } from './controls'
import { isInDocsFrame, keepDocsInPlace, reduceMotion, setTextSize, translate } from './environment'
import { siteAddressEvent } from './names'
import { createSiteLink } from './siteLink'

configure(waiting)

startInPage(backend)

// On the demo's own origin: what someone has kept there stays.
keepInMemory()

export interface StoryParameters extends MockOptions {
  /** Renders the whole site at this address, for pages. */
  route?: Address
  /** The same for an address that has no page. */
  missingRoute?: string
  /** Where the site shows a section, if not on the home page. */
  site?: Address
  /** The width in px that a component has on the site, or `full` for one that the site shows from edge to edge. */
  width?: number | 'full'
  /** What exports the component, if that is no file of its name. */
  module?: string
}

/** A toolbar button, which its first choice does not color: a default without a value. */
function toolbar<Icon>(title: string, icon: Icon, description: string, first: string, choices: string[][]) {
  const items = choices.map(([value, title = value]) => ({ value, title }))
  return {
    description: `${title}: ${description}`,
    toolbar: { title, icon, items: [{ title: first, type: 'reset' as const }, ...items] },
  }
}

const fromStory = 'From the story'

function offer(choices: Record<string, { title: string }>) {
  return Object.entries(choices).map(([name, { title }]) => [
    name,
    title.toLowerCase().includes(name) ? title : `${title} (${name})`,
  ])
}

/** Makes code that can be pasted. A story without args has its own. */
function cleanCode(
  code: string,
  { title, parameters }: { title: string; parameters: { fileName?: string; module?: string } },
) {
  // Storybook cleans twice.
  if (code.startsWith('import ')) return code
  const name = title.split('/').at(-1)
  const jsx = code.startsWith('meta.') ? `<${name} />` : code
  const clean = jsx
    .replaceAll(/function \w*\(\) ?\{\s*\}/g, '() => {}')
    .replaceAll(/<(\/?)React\.Fragment[^>]*>/g, '<$1>')
  const file = parameters.module ?? parameters.fileName?.replace(/.*\/src/, '@').replace('.stories.tsx', '')
  return `import { ${name} } from '${file}'\n\n${clean}`
}

const isTest = import.meta.env.MODE === 'test'

keepDocsInPlace()

let showEnglish = () => {}

const config = definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  argTypesEnhancers: [addControls],
  parameters: {
    layout: 'fullscreen',
    react: { rootOptions: { onRecoverableError } },
    // Tests run axe themselves, by day and by night.
    a11y: { test: isTest ? 'off' : 'error' },
    docs: {
      source: { transform: cleanCode },
      toc: { title: 'On this page', headingSelector: 'main h2:not(.sb-story *, [data-cell] *)' },
      container: lazy(async () => ({ default: (await import('./docs/DocsTheme')).DocsTheme })),
      page: lazy(async () => ({ default: (await import('./docs/DocsPage')).DocsPage })),
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Read first',
          ['Welcome', 'Look it up', 'Map of the site', '*', 'Changelog'],
          'Pages',
          'Layouts',
          'Sections',
          'Features',
          'UI',
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
    mock: toolbar('Behavior', 'database', 'how every endpoint responds; overrides the story', fromStory, [
      ...offer(catalog.allBehaviors),
      ...offeredStatuses.map((status) => [`status-${status}`, `Status ${status}`]),
    ]),
    scenario: toolbar(
      'Scenario',
      'beaker',
      'the state of the whole backend; overrides the story',
      fromStory,
      offer(catalog.scenarios),
    ),
    as: toolbar('Signed in as', 'user', 'who is signed in; overrides the story', fromStory, offer(catalog.accounts)),
    theme: toolbar('Theme', 'contrast', 'light or dark', fromStory, [
      ['light', 'Light'],
      ['dark', 'Dark'],
      ['light dark', 'As the system'],
    ]),
    language: toolbar('Language', 'globe', 'shows every text as in another language', 'English', [
      ['long', 'Long language (+40%)'],
      ['rtl', 'Right to left'],
    ]),
    motion: toolbar('Motion', 'lightning', 'emulates prefers-reduced-motion', 'Full motion', [
      ['reduced', 'Reduced motion'],
    ]),
    textSize: toolbar(
      'Text',
      'paragraph',
      'the size set in the browser',
      '100%',
      [150, 200, 400].map((size) => [`${size}-percent`, `${size}%`]),
    ),
  },
  initialGlobals: { a11y: { manual: isInDocsFrame } },
  async beforeEach({ parameters, globals, viewMode, title }) {
    keepInMemory()
    queryClient.clear()
    useAuth.setState(useAuth.getInitialState(), true)
    useUi.setState(useUi.getInitialState(), true)
    const { mock, scenario, as, expires, responses, recording }: StoryParameters = parameters
    backend.reset()
    backend.setOptions({ mock, scenario, as, expires, responses, recording })
    // Storybook reads 503 in a link as a number, and the toolbar offers text.
    const texts = Object.fromEntries(stateParams.map((word) => [word, globals[word]?.replace('status-', '')]))
    const { value, problems } = backend.codec.readText(texts, backend.state.get())
    if (!value) throw new Error(problems.join(' '))
    backend.set(value)
    signInAsState()
    showEnglish()
    if (viewMode === 'docs') return reduceMotion(false)
    // In a frame, that of the docs page.
    setTheme(globals.theme ?? (frameElement?.ownerDocument.documentElement.style.colorScheme || 'light'))
    reduceMotion(globals.motion === 'reduced')
    setTextSize(Number.parseInt(globals.textSize ?? '100'))
    document.documentElement.dir = globals.language === 'rtl' ? 'rtl' : 'ltr'
    const { route = title.startsWith('Sections/') ? paths.home : undefined, site = route }: StoryParameters = parameters
    if (addons.hasChannel()) addons.getChannel().emit(siteAddressEvent, site ? await createSiteLink(site) : '')
  },
  async afterEach({ globals, viewMode, title, id, tags }) {
    if (viewMode === 'docs') return
    document.documentElement.dataset.finished = id
    expectNames()
    // The contrast of a page's parts is that of their own stories.
    if (isTest) await expectAccessible(!tags.includes('test-fn') && !title.startsWith('Pages/'))
    // Not earlier: play functions look for the English text.
    showEnglish = translate(document.body, String(globals.language))
    // What a picture of a story focuses would keep the keyboard from the page.
    if (frameElement?.hasAttribute('inert')) parent.focus()
  },
  decorators: [
    (Story, { parameters, globals, title, viewMode }) => {
      const { route, missingRoute = route, width }: StoryParameters = parameters
      const isPadded = /^(UI|Features)\//.test(title) && width !== 'full'
      // As a section of the site, with whose width components change. A docs page has no room for it.
      const container = viewMode === 'docs' ? undefined : 'band / inline-size'
      const band = { container, padding: 'min(2rem, 5%)' }
      const story = isPadded ? (
        <div style={band}>
          <div style={{ maxInlineSize: width }}>
            <Story />
          </div>
        </div>
      ) : (
        <Story />
      )
      // Another key restarts the stories of a docs page when the toolbar changes: new cache, new requests.
      return (
        <QueryClientProvider key={viewMode === 'docs' ? Object.values(globals).join() : null} client={queryClient}>
          <MemoryRouter initialEntries={[missingRoute ?? paths.home]}>{missingRoute ? <App /> : story}</MemoryRouter>
        </QueryClientProvider>
      )
    },
  ],
})

export const preview = config.type<{ parameters: StoryParameters }>()

/** Where Storybook finds `storySort`. */
export default config
