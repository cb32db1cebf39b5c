import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { setTheme } from '@/stores/theme'
import { useMedia } from '@/ui/useMedia'
import { createTheme } from '../brand'

export function DocsTheme({ context, children }: PropsWithChildren<DocsContainerProps>) {
  // Renders again when the system's theme changes.
  useMedia('(prefers-color-scheme: dark)')
  const colors = createTheme(import.meta.env.STORYBOOK_TOKENS, context.channel.last('globalsUpdated')[0].globals.theme)
  useLayoutEffect(() => setTheme(colors.base))
  return (
    <DocsContainer context={context} theme={colors}>
      <main>{children}</main>
    </DocsContainer>
  )
}
