import { createElement, useState } from 'react'
import { Button } from 'storybook/internal/components'
import { addons, types, useChannel } from 'storybook/manager-api'
import { agency } from '../src/content/agency'
import { type Colors, createTheme } from './brand'
import { siteAddressEvent } from './names'

declare global {
  /** Written into the document by .storybook/main.ts. */
  var brandColors: Colors
}

/** The site's mark and name, as in its navbar. */
const logo = `<span style="display:flex;align-items:center;gap:.4em;font:620 22px/1.2 'Fraunces Variable',serif">
  <img src="./favicon.svg" alt="" width="28" height="28">${agency.name}</span>`

addons.setConfig({
  theme: createTheme(globalThis.brandColors, logo),
  // A page has no controls, and needs the height.
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && !storyId.startsWith('pages-') },
})

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
})
