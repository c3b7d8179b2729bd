import { localStore, type Stored, useStored } from './local-store.ts'

const most = 5
type History = Stored<'SEARCH_HISTORY'>

/** The history with a search on top: at most 5, most recent first; a repeated one moves up (specification, section 4). */
export function withSearch(history: History, text: string): History {
  const search = text.trim()
  if (search === '') return history
  const others = history.filter((entry) => entry.search.toLowerCase() !== search.toLowerCase())
  const id = Math.max(0, ...history.map((entry) => entry.id)) + 1
  return [{ id, search }, ...others].slice(0, most)
}

const nothing: History = []

export const useSearchHistory = (): History => useStored('SEARCH_HISTORY') ?? nothing

export const rememberSearch = (text: string): void =>
  localStore.set('SEARCH_HISTORY', withSearch(localStore.get('SEARCH_HISTORY') ?? nothing, text))

export const forgetSearch = (id: number): void =>
  localStore.set(
    'SEARCH_HISTORY',
    (localStore.get('SEARCH_HISTORY') ?? nothing).filter((entry) => entry.id !== id),
  )
