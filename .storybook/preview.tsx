import '../src/styles/global.css'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { useAuth } from '@/stores/auth'
import { useUi } from '@/stores/ui'
import { type MockOptions, words } from '~mocks/agency/agency'
import { offeredStatuses } from '~mocks/engine/behaviors'
import { formatMock } from '~mocks/engine/state/words'
import { startInPage } from '~mocks/transports/inPage'
import { backend } from '~test/backend'
import { applyPersona } from '~test/signIn'
import { setTheme } from '@/stores/theme'
import { reduceMotion, setTextSize } from './environment'
import { Site, Providers } from './Site'

// A page's code loads on first use, which can take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 4000 })

startInPage(backend)

// Docs pages are light.
setTheme('light')

/** Our own story parameters. */
interface StoryParameters extends MockOptions {
  /** Renders the whole site at this address, for pages. */
  route?: string
}

export default definePreview({
  addons: [addonDocs(), addonA11y()],
  tags: ['autodocs'],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    docs: { story: { inline: false, height: '480px' } },
    controls: { expanded: true },
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
            'Voice',
            'Adding a section',
          ],
          'Pages',
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
        dynamicTitle: true,
        items: [
          { value: '', title: 'Behavior: from the story' },
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
        dynamicTitle: true,
        items: [
          { value: '', title: 'Scenario: from the story' },
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
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'light dark', title: 'As the system' },
        ],
      },
    },
    motion: {
      description: 'Emulates prefers-reduced-motion',
      toolbar: {
        title: 'Motion',
        icon: 'lightning',
        items: [
          { value: 'full', title: 'Full motion' },
          { value: 'reduced', title: 'Reduced motion' },
        ],
      },
    },
    textSize: {
      description: 'The text size set in the browser',
      toolbar: {
        title: 'Text',
        icon: 'paragraph',
        items: ['100%', '150%', '200%', '400%'].map((value) => ({ value, title: `Text size ${value}` })),
      },
    },
  },
  initialGlobals: { mock: '', scenario: '', as: '', theme: 'light', motion: 'full', textSize: '100%' },
  beforeEach({ parameters, globals }) {
    const { as, expires, now, ...story }: StoryParameters = parameters
    localStorage.clear()
    sessionStorage.clear()
    useAuth.setState(useAuth.getInitialState(), true)
    useUi.setState(useUi.getInitialState(), true)
    const { scenario, mock } = words.parseSettings({
      scenario: String(globals.scenario || story.scenario || words.defaults.scenario),
      mock: globals.mock ? String(globals.mock) : formatMock({ ...story.mock }),
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
