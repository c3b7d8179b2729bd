import type { Folder } from '@sinupan/contract'
import { useEffect, useEffectEvent } from 'react'

type Listener = (folder: Folder) => void
const listeners = new Set<Listener>()

/** Tells whoever shows the place that a folder was just made there: from the list, the tree or the palette. */
export function tellNewFolder(folder: Folder): void {
  for (const listener of listeners) listener(folder)
}

/** Calls back when a folder was made anywhere. */
export function useNewFolders(onMade: Listener): void {
  const made = useEffectEvent(onMade)
  useEffect(() => {
    const listener: Listener = (folder) => made(folder)
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }, [])
}
