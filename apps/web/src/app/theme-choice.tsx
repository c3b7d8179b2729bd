import { useMantineColorScheme } from '@mantine/core'
import { useEffect } from 'react'
import { usePreferences } from '../lib/preferences.ts'

/** Draws light or dark as the person chose; Mantine keeps a copy, which is read before the first paint. */
export function ThemeChoice() {
  const { theme = 'auto' } = usePreferences()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  useEffect(() => {
    if (colorScheme !== theme) setColorScheme(theme)
  }, [theme, colorScheme, setColorScheme])
  return null
}
