import { MantineProvider } from '@mantine/core'
import { type ReactNode, useMemo } from 'react'
import '@fontsource-variable/ibm-plex-sans/wght.css'
import './fonts.css'
import './mantine-base.css'
import './roles.css'
import './global.css'
import './mantine-overrides.css'
import { themeFor } from './theme.ts'
import { themeVariables } from './theme-variables.ts'

interface AppThemeProviderProps {
  /** The institution's colour, `#rrggbb`; the product's ink when absent or unreadable. */
  accent?: string | undefined
  /** What a list that is searched says where nothing in it fits. */
  nothingFound?: string | undefined
  /** Light or dark whatever the person chose; for tests and for printing. */
  forceColorScheme?: 'light' | 'dark' | undefined
  children: ReactNode
}

/** Gives everything below it the look. One in the application, at its root. */
export function AppThemeProvider({ accent, nothingFound, forceColorScheme, children }: AppThemeProviderProps) {
  const theme = useMemo(() => themeFor(accent, nothingFound), [accent, nothingFound])
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={themeVariables}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
      {...(forceColorScheme ? { forceColorScheme } : {})}
    >
      {children}
    </MantineProvider>
  )
}
