import { useCallback, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useRestedCallback } from '../../lib/rested.ts'
import { useTopOf } from '../../lib/scroll-top.ts'
import { changed, isAsked, readState, type SearchState, writeState } from './search-state.ts'

/**
 * The search that the address holds, and the text while it is being typed: it reaches the address a moment
 * after the last key. Going back leads to the search before, not to each letter.
 */
export function useSearch() {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => readState(params), [params])
  useTopOf(writeState(state).toString())
  const [text, setText] = useState(state.search)
  const latest = useRef(state)
  latest.current = state
  // The address changed by itself: back, forward, a link.
  const written = useRef(state.search)
  if (state.search !== written.current) {
    written.current = state.search
    setText(state.search)
  }
  const [seekSoon, forget] = useRestedCallback((typed: string) => seek(typed))
  const go = useCallback(
    (next: SearchState, replace = false) => {
      forget()
      written.current = next.search
      setParams(writeState(next), { replace, preventScrollReset: true })
    },
    [setParams, forget],
  )
  const seek = useCallback(
    (search: string) => {
      const now = latest.current
      if (search.trim() === now.search) return
      // With the first words the best match comes first, whatever order a list without words had.
      const sort = now.search === '' ? undefined : now.sort
      go(changed(now, { search: search.trim(), sort }), isAsked(now))
    },
    [go],
  )
  const type = useCallback(
    (next: string) => {
      setText(next)
      seekSoon(next)
    },
    [seekSoon],
  )
  return { state, text, type, seek, go }
}
