import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigation } from 'react-router'
import { prefer, usePreferences } from '../../lib/preferences.ts'
import { PANEL_FLOATS, useMedia } from '../../ui/media.ts'
import type { Entry } from '../documents/index.ts'

interface Details {
  /** The entry in the panel, as the address has it. */
  shown: string | undefined
  show: (id: string | undefined) => void
  chosen: ReadonlySet<string>
  /** The ids of the list; undefined while it is on its way. */
  listed: readonly string[] | undefined
}

/** Long enough that walking through a list with the arrows neither loads nor writes an address at each step. */
const followMs = 150

/**
 * The details panel beside a list. Where it has its place it follows the choice, unless one closed it; where it would
 * cover the list, it only comes when it is asked for.
 */
export function useDetails({ shown, show, chosen, listed }: Details) {
  const isDocked = !useMedia(PANEL_FLOATS)
  const { details: isWanted = true } = usePreferences()
  const only = chosen.size === 1 ? [...chosen][0] : undefined
  const isFollowing = isDocked && isWanted
  const leaving = useLeaving()
  const follow = useEffectEvent((id: string) => {
    // What was chosen and trashed in one press is gone by then.
    const isGone = listed !== undefined && !listed.includes(id)
    if (id !== shown && !isGone && !leaving.current) show(id)
  })
  useEffect(() => {
    if (!only || !isFollowing) return undefined
    const timer = setTimeout(() => follow(only), followMs)
    return () => clearTimeout(timer)
  }, [only, isFollowing])
  const isSeveral = chosen.size > 1
  const leave = useEffectEvent(() => shown !== undefined && show(undefined))
  useEffect(() => {
    // One of several is not what they are together; and once they are trashed, nothing is chosen.
    if (isSeveral && isFollowing) leave()
  }, [isSeveral, isFollowing])
  useCloseWithRow(shown, listed, () => show(undefined))
  return {
    /** Several are chosen, and the panel has its place: it sums them up. */
    isSum: isSeveral && isFollowing,
    open: (entry: Entry) => {
      if (isDocked) prefer(() => ({ details: true }))
      show(entry.id)
    },
    close: () => {
      if (isDocked) prefer(() => ({ details: false }))
      show(undefined)
    },
    /** It did not arrive: it is shut until the next choice, which is nobody's wish to have it shut for good. */
    giveUp: () => show(undefined),
    /** To be called before going elsewhere. */
    leave: () => {
      leaving.current = true
    },
  }
}

/** Whether one is on the way elsewhere, until one is there: a new address here would end that way. */
function useLeaving() {
  const leaving = useRef(false)
  const { state } = useNavigation()
  useEffect(() => {
    if (state === 'idle') leaving.current = false
  }, [state])
  return leaving
}

/** What leaves the list, trashed or moved or on another page, leaves the panel; what was never in it may stay. */
function useCloseWithRow(shown: string | undefined, listed: readonly string[] | undefined, close: () => void): void {
  const wasListed = useRef<string>(undefined)
  const isListed = shown !== undefined && listed?.includes(shown)
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (isListed) wasListed.current = shown
    else if (isListed === false && wasListed.current === shown) leave()
  }, [isListed, shown])
}
