import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { agency } from '../src/content/agency'

// Copied from src/styles/tokens.css, which Storybook's manager cannot load.
const ink = '#12372a'
const inkSoft = '#2f5244'
const paper = '#f7f4ee'
const white = '#ffffff'
const rust = '#8c3510'
const line = 'rgb(18 55 42 / 16%)'

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: agency.name,
    fontBase: "'Instrument Sans Variable', 'Instrument Sans', system-ui, sans-serif",
    colorPrimary: ink,
    colorSecondary: rust,
    appBg: paper,
    appContentBg: white,
    appPreviewBg: white,
    appBorderColor: line,
    appBorderRadius: 8,
    textColor: ink,
    textMutedColor: inkSoft,
    barBg: white,
    barTextColor: inkSoft,
    barHoverColor: rust,
    barSelectedColor: rust,
    inputBg: white,
    inputBorder: line,
    inputTextColor: ink,
  }),
})
