import { readFileSync } from 'node:fs'
import { defineMain } from '@storybook/react-vite/node'
import { cssTarget } from '../scripts/vite/cssTarget.ts'
import { agency } from '../src/content/agency.ts'

/** Plugins that only the site's own build needs. */
const sitePlugins = ['alderway:static-host', 'alderway:mock-worker']

const { GITHUB_SERVER_URL: host, GITHUB_REPOSITORY: repository } = process.env
const reportUrl = repository ? `${host}/${repository}/issues/new` : agency.mailto

export default defineMain({
  framework: '@storybook/react-vite',
  // A story's title is its folder's: that of src/ui/Button is UI/Button.
  stories: [
    './docs/**/*.mdx',
    '../mocks/**/*.stories.tsx',
    ...Object.entries({
      app: 'Layouts',
      pages: 'Pages',
      sections: 'Sections',
      features: 'Features',
      ui: 'UI',
    }).map(([folder, titlePrefix]) => ({ directory: `../src/${folder}`, files: '**/*.stories.tsx', titlePrefix })),
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  staticDirs: [
    { from: '../public/licenses', to: '/licenses' },
    { from: '../public/favicon.svg', to: '/icon.svg' },
    { from: '../src/styles/fonts', to: '/fonts' },
  ],
  env: (variables = {}) => ({
    ...variables,
    STORYBOOK_REPORT_URL: reportUrl,
    STORYBOOK_TOKENS: readFileSync('src/styles/tokens.css', 'utf8'),
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    experimentalTestSyntax: true,
    experimentalSearchDocsHeadings: true,
    sidebarOnboardingChecklist: false,
    // Without these the toolbar fits.
    backgrounds: false,
    measure: false,
    outline: false,
  },
  // The sidebar's filter menu shows them again.
  tags: { _test: { defaultFilterSelection: 'exclude' } },
  viteFinal: (config) => ({
    ...config,
    publicDir: false,
    build: {
      ...config.build,
      // For the code that docs pages offer.
      rolldownOptions: { ...config.build?.rolldownOptions, output: { keepNames: true } },
      // Storybook’s own targets lower `light-dark()`, which then ignores a theme that a script sets.
      cssTarget,
      // In the stylesheet, fonts are there at once. Drawings are files, as on the site.
      assetsInlineLimit: (file) => file.includes('/styles/fonts/'),
    },
    plugins: (config.plugins ?? [])
      .flat()
      .filter((plugin) => !(plugin && 'name' in plugin && sitePlugins.includes(plugin.name))),
  }),
})
