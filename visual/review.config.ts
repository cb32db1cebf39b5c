import { defineConfig } from '@playwright/test'

// Before the settings are read.
process.env.VISUAL_REVIEW = '1'
const { default: pictures } = await import('../playwright.visual.config')

/**
 * Compares the pictures of two builds of the Storybook, taken one after the other by the same Chromium: `npm run review`.
 * The report, visual/changes/, has them side by side. visual/comment.ts reads the other one.
 */
export default defineConfig({
  ...pictures,
  testDir: '.',
  snapshotPathTemplate: '{testDir}/before/{arg}{ext}',
  // Under load, Chromium now and then draws a round edge otherwise: 61 pixels have been seen.
  expect: { toMatchSnapshot: { threshold: 0.01, maxDiffPixels: 80 } },
  reporter: [
    ['dot'],
    ['html', { open: 'never', outputFolder: 'changes', title: 'What looks different' }],
    ['json', { outputFile: 'changes.json' }],
  ],
  use: { ...pictures.use, deviceScaleFactor: 1 },
})
