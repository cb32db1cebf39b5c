import { readFileSync } from 'node:fs'
import { defineMain } from '@storybook/react-vite/node'

/** Plugins that only the site's own build needs. */
const sitePlugins = ['alderway:static-host', 'alderway:font-preload', 'alderway:mock-worker']

// Storybook loads stylesheets in any order.
const [layers = ''] = /^@layer .*;/.exec(readFileSync('src/styles/global.css', 'utf8')) ?? []

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./docs/**/*.mdx', '../{src,mocks}/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  previewHead: (head = '') => `<style>${layers}</style>${head}`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalTestSyntax: true, sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    publicDir: false,
    plugins: (config.plugins ?? [])
      .flat()
      .filter((plugin) => !(plugin && 'name' in plugin && sitePlugins.includes(plugin.name))),
  }),
})
