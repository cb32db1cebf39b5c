import { createElement, type MouseEvent, useState } from 'react'
import { addons, types, useChannel } from 'storybook/manager-api'
import { agency } from '../src/content/agency'
import { createTheme } from './brand'
import { siteAddressEvent } from './names'

const logo = `<span class="brand"><img src="./icon.svg" alt="" width="28" height="28">${agency.name}</span>`

let theme = document.documentElement.style.colorScheme

function applyTheme() {
  document.documentElement.style.colorScheme = theme
  const colors = createTheme(process.env.STORYBOOK_TOKENS ?? '', theme)
  addons.setConfig({ theme: { ...colors, brandTitle: logo, brandUrl: './' } })
}

addons.setConfig({
  // What has no controls, and needs the height.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => isShown && !/^(pages|layouts|panel|ui-form-)-/.test(storyId),
  },
})

// Enter opens the first result of a search where none is chosen.
addEventListener('keydown', ({ key, target }) => {
  if (key === 'Enter' && target instanceof Element && target.matches('[type=search]:not([aria-activedescendant])'))
    document.querySelector<HTMLElement>('[role=option]')?.click()
})

const link = { target: '_blank', rel: 'noreferrer', className: 'open-on-site' }

function OpenOnSite() {
  // The story may be on screen before this is.
  const [href, setHref] = useState(() => String(addons.getChannel().last(siteAddressEvent)?.[0] ?? ''))
  useChannel({ [siteAddressEvent]: setHref })
  return href && createElement('a', { ...link, href }, 'Open on the site')
}

function Report() {
  const href = process.env.STORYBOOK_REPORT_URL
  const bringAddress = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    // A mail has a subject, an issue a title.
    const { title } = document
    const body = `What I see:\n\nWhat I expected:\n\n${location.href}`
    // A mail shows a plus as it is.
    const parts = new URLSearchParams({ subject: title, title, body }).toString().replaceAll('+', '%20')
    currentTarget.href = `${href}?${parts}`
  }
  return createElement('a', { ...link, href, onClick: bringAddress }, 'Report')
}

addons.register('alderway', (api) => {
  const channel = addons.getChannel()
  let known: string | undefined
  applyTheme()
  channel.on('globalsUpdated', ({ userGlobals }: { userGlobals: { theme?: string } }) => {
    theme = userGlobals.theme ?? ''
    applyTheme()
    const settings = Object.values(userGlobals).join()
    // Storybook plays no story again by itself.
    if (known !== undefined && known !== settings) channel.emit('forceRemount', { storyId: api.getUrlState().storyId })
    known = settings
  })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme)
  addons.add('alderway/report', { title: 'Report a problem', type: types.TOOL, match: () => true, render: Report })
  addons.add('alderway/open-on-site', {
    title: 'Open on the site in this state',
    type: types.TOOL,
    match: ({ viewMode }) => viewMode === 'story',
    render: OpenOnSite,
  })
})
