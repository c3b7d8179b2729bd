import { useCallback } from 'react'
import { prefer, usePreferences } from '../../lib/preferences.ts'

const most = 200

/** The folders that are open in a unit's tree, remembered for the person. */
export function useOpenFolders(unitId: number) {
  const { openFolders } = usePreferences()
  const open = new Set(openFolders?.[unitId])
  const change = useCallback(
    (next: (now: ReadonlySet<string>) => Iterable<string>) =>
      prefer(({ openFolders: all }) => {
        const kept = [...new Set(next(new Set(all?.[unitId])))].slice(-most)
        return { openFolders: { ...all, [unitId]: kept } }
      }),
    [unitId],
  )
  const setOpen = useCallback(
    (id: string, isOpen: boolean) =>
      change((now) => (isOpen ? [...now, id] : [...now].filter((other) => other !== id))),
    [change],
  )
  const openAll = useCallback(
    (ids: readonly string[]) => {
      if (ids.length > 0) change((now) => [...now, ...ids])
    },
    [change],
  )
  return { open, setOpen, openAll }
}
