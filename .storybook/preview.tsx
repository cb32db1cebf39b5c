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
import { signIn } from '~test/signIn'
import { reduceMotion, setTextSize } from './environment'
import { Site, Surroundings } from './Site'

// A page's code is fetched when it is first asked for: on a busy machine that alone can outlast the usual second.
configure({ asyncUtilTimeout: 4000 })

startInPage(backend)

/** What a story may set, besides what Storybook knows. */
interface StoryParameters extends MockOptions {
  /** The address at which the whole site is shown: for pages. */
  route?: string
  /** Shows the page as the signed-in admin sees it. */
  signedIn?: boolean
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
      description: 'How the backend answers, whatever the story says',
      toolbar: {
        title: 'Backend',
        icon: 'database',
        dynamicTitle: true,
        items: [
          { value: '', title: 'Backend: as the story says' },
          ...Object.entries(words.allBehaviors).map(([word, { title }]) => ({
            value: word,
            title: `${title} (${word})`,
          })),
          ...offeredStatuses.map((status) => ({ value: status, title: `Status ${status}` })),
        ],
      },
    },
    scenario: {
      description: 'The situation that the backend is in, whatever the story says',
      toolbar: {
        title: 'Scenario',
        icon: 'beaker',
        dynamicTitle: true,
        items: [
          { value: '', title: 'Scenario: as the story says' },
          ...Object.entries(words.scenarios).map(([name, { title }]) => ({ value: name, title: `${title} (${name})` })),
        ],
      },
    },
    motion: {
      description: 'Whether the visitor asked for less motion',
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
      description: 'The size of text that the visitor chose in the browser',
      toolbar: {
        title: 'Text',
        icon: 'paragraph',
        items: ['100%', '150%', '200%', '400%'].map((value) => ({ value, title: `Text at ${value}` })),
      },
    },
  },
  initialGlobals: { mock: '', scenario: '', motion: 'full', textSize: '100%' },
  beforeEach({ parameters, globals }) {
    const { signedIn = false, ...story }: StoryParameters = parameters
    localStorage.clear()
    sessionStorage.clear()
    useAuth.setState(useAuth.getInitialState(), true)
    useUi.setState(useUi.getInitialState(), true)
    const { scenario, mock } = words.parseSettings({
      scenario: String(globals.scenario || story.scenario || words.defaults.scenario),
      mock: globals.mock ? String(globals.mock) : formatMock({ ...story.mock }),
    })
    backend.reset()
    backend.set({ scenario, mock })
    const { signedIn: session } = backend.scenario()
    if (signedIn || session !== 'nobody') signIn({ isExpired: session === 'expired' })
    reduceMotion(globals.motion === 'reduced')
    setTextSize(String(globals.textSize))
  },
  decorators: [
    (Story, { parameters, id, globals }) => {
      const { route }: StoryParameters = parameters
      // A change in the toolbar starts the story afresh: new cache, new requests.
      const key = [id, ...Object.values(globals)].join()
      return route ? (
        <Site key={key} at={route} />
      ) : (
        <Surroundings key={key}>
          <Story />
        </Surroundings>
      )
    },
  ],
})
