import { useState } from 'react'

const key = 'REQUEST_CASE'

// Only as long as the tab: whoever uses the device next finds nothing.
function inSession<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}

/** The token of the case that is open in this tab; the account of who is signed in has nothing to do with it. */
export function useCaseToken() {
  const [token, setToken] = useState(() => inSession((storage) => storage.getItem(key)) ?? undefined)
  const [isOver, setOver] = useState(false)
  return {
    token,
    isOver,
    open: (opened: string) => {
      inSession((storage) => storage.setItem(key, opened))
      setOver(false)
      setToken(opened)
    },
    close: (why?: 'over') => {
      inSession((storage) => storage.removeItem(key))
      setOver(why === 'over')
      setToken(undefined)
    },
  }
}
