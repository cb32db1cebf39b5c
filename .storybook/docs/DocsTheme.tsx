import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { setTheme } from '@/stores/theme'
import { useMedia } from '@/ui/useMedia'
import { createTheme } from '../brand'

/** In the toolbar's theme, or else in the system's. */
export function DocsTheme({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const system = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  const { theme = system } = context.channel.last('globalsUpdated')[0].globals
  const colors = createTheme(import.meta.env.STORYBOOK_TOKENS, theme === 'light dark' ? system : theme)
  useLayoutEffect(() => setTheme(colors.base))
  return (
    <DocsContainer context={context} theme={colors}>
      <main>{children}</main>
    </DocsContainer>
  )
}
