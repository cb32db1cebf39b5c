import { createElement, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { addons, types, useChannel } from 'storybook/manager-api'
import { agency } from '../src/content/agency'
import { type Colors, createTheme } from './brand'
import { siteAddressEvent } from './names'
import { PicturePanel } from './PicturePanel'

declare global {
  /** Written into the document by .storybook/main.ts. */
  var brandColors: Colors
}

const name = `${agency.name} design system`

/** The site's mark and name, as in its navbar. */
const logo = `<span style="display:flex;align-items:center;gap:.4em;font:620 22px/1.2 'Fraunces Variable',serif">
  <img src="./favicon.svg" alt="" width="28" height="28">${agency.name}</span>`

addons.setConfig({ theme: createTheme(globalThis.brandColors, logo) })

// Storybook ends every title with its own name.
function renameTitle() {
  const title = document.title.replace(/Storybook$/, name)
  if (title !== document.title) document.title = title
}
renameTitle()
new MutationObserver(renameTitle).observe(document.head, { subtree: true, childList: true, characterData: true })

/** Links to the site, in the state that the story and the toolbar set. */
function OpenOnSite() {
  // The story may be on screen before this is.
  const [address, setAddress] = useState(() => String(addons.getChannel().last(siteAddressEvent)?.[0] ?? ''))
  useChannel({ [siteAddressEvent]: setAddress })
  if (!address) return null
  return createElement(
    Button,
    { asChild: true, variant: 'ghost', padding: 'small', ariaLabel: false },
    createElement('a', { href: address, target: '_blank', rel: 'noreferrer' }, 'Open on the site'),
  )
}

addons.register('alderway', () => {
  addons.add('alderway/open-on-site', {
    title: 'Open on the site in this state',
    type: types.TOOL,
    match: ({ viewMode }) => viewMode === 'story',
    render: OpenOnSite,
  })
  addons.add('alderway/pictures', {
    title: 'Pictures',
    type: types.PANEL,
    match: ({ viewMode }) => viewMode === 'story',
    render: PicturePanel,
  })
})
