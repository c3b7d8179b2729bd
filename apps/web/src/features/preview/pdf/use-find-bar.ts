import { useCallback, useMemo, useState } from 'react'

/** The find bar's state. `asked` grows with each call to open it. */
export function useFindBar(first: string) {
  const [isOpen, setOpen] = useState(first !== '')
  const [query, setQuery] = useState(first)
  const [asked, setAsked] = useState(0)
  const open = useCallback(() => {
    setOpen(true)
    setAsked((times) => times + 1)
  }, [])
  const close = useCallback(() => setOpen(false), [])
  const toggle = isOpen ? close : open
  return useMemo(
    () => ({ isOpen, query, setQuery, asked, open, close, toggle }),
    [isOpen, query, asked, open, close, toggle],
  )
}
