import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { setTheme } from '@/stores/theme'
import { createTheme } from '../brand'

/** In the toolbar's theme, or else in the system's. The toolbar renders a docs page again. */
export function DocsTheme({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { theme = 'light dark' } = context.channel.last('globalsUpdated')[0].globals
  useLayoutEffect(() => setTheme(theme))
  return (
    <DocsContainer
      context={context}
      theme={createTheme(import.meta.env.STORYBOOK_TOKENS, theme.includes(' ') ? undefined : theme)}
    >
      <main>{children}</main>
    </DocsContainer>
  )
}
