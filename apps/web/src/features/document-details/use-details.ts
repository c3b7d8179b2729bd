import { useEffect, useEffectEvent } from 'react'
import { prefer, usePreferences } from '../../lib/preferences.ts'
import { PANEL_FLOATS, useMedia } from '../../ui/media.ts'
import type { Entry } from '../documents/index.ts'

interface Details {
  /** The entry in the panel, as the address has it. */
  shown: string | undefined
  show: (id: string | undefined) => void
  chosen: ReadonlySet<string>
}

/** Long enough that walking through a list with the arrows neither loads nor writes an address at each step. */
const followMs = 150

/**
 * The details panel beside a list. Where it has its place it follows the choice, unless one closed it; where it would
 * cover the list, it only comes when it is asked for.
 */
export function useDetails({ shown, show, chosen }: Details) {
  const isDocked = !useMedia(PANEL_FLOATS)
  const { details: isWanted = true } = usePreferences()
  const only = chosen.size === 1 ? [...chosen][0] : undefined
  const isFollowing = isDocked && isWanted
  const follow = useEffectEvent((id: string) => {
    if (id !== shown) show(id)
  })
  useEffect(() => {
    if (!only || !isFollowing) return undefined
    const timer = setTimeout(() => follow(only), followMs)
    return () => clearTimeout(timer)
  }, [only, isFollowing])
  return {
    open: (entry: Entry) => {
      if (isDocked) prefer(() => ({ details: true }))
      show(entry.id)
    },
    close: () => {
      if (isDocked) prefer(() => ({ details: false }))
      show(undefined)
    },
  }
}
