import { useSyncExternalStore } from 'react'

export const PHONE = '(max-width: 47.99em)'
export const PANEL_FLOATS = '(max-width: 68.74em)'

/** Whether a media query holds, right from the first paint on. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** Under 768 px: rows in place of tables, sheets in place of menus. */
export const useIsPhone = () => useMedia(PHONE)
