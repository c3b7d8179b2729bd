import { useSyncExternalStore } from 'react'
import { keptFiles } from './kept-files.ts'
import { list, number, object, optional, type Read, readOr, someText, text } from './shape.ts'
import { storedPreferences } from './stored-preferences.ts'
import { storedUser } from './stored-user.ts'

const entries = {
  USER: storedUser,
  TOKEN: someText,
  ACCESSLIST: someText,
  USER_PREFERENCE: storedPreferences,
  BREADCRUMBS: list(object({ id: text, name: text, to: optional(text) })),
  SEARCH_HISTORY: list(object({ id: number, search: text })),
}

/** The keys of the specification, section 9. */
export type StoreKey = keyof typeof entries
export type Stored<K extends StoreKey> = Read<(typeof entries)[K]>

const plainTexts: readonly StoreKey[] = ['TOKEN', 'ACCESSLIST']
const storage = usableStorage()
const read = new Map<StoreKey, { text: string; value: unknown }>()
const listeners = new Set<() => void>()

/** What the browser keeps under the specification's keys. What was tampered with or is of another release is absent. */
export const localStore = {
  get<K extends StoreKey>(key: K): Stored<K> | undefined {
    const kept = storage.getItem(key)
    if (kept === null) return undefined
    const known = read.get(key)
    // The same text gives the same object, so that React sees no change where there is none.
    if (known?.text === kept) return known.value as Stored<K> | undefined
    const value = parse(key, kept)
    read.set(key, { text: kept, value })
    return value
  },
  set<K extends StoreKey>(key: K, value: Stored<K>): void {
    storage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
    tell()
  },
  /** Forgets everything that is kept of a person, whoever wrote it. */
  clear(): void {
    storage.clear()
    void keptFiles.clear()
    read.clear()
    tell()
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** A stored value, and a new drawing when it changes, also in another tab. */
export const useStored = <K extends StoreKey>(key: K): Stored<K> | undefined =>
  useSyncExternalStore(localStore.subscribe, () => localStore.get(key))

const tell = () => {
  for (const listener of listeners) listener()
}
globalThis.addEventListener?.('storage', tell)

function parse<K extends StoreKey>(key: K, kept: string): Stored<K> | undefined {
  try {
    const value: unknown = plainTexts.includes(key) ? kept : JSON.parse(kept)
    return readOr<unknown>(entries[key], value) as Stored<K> | undefined
  } catch {
    return undefined
  }
}

// A browser may refuse storage; then a sign-in lasts as long as the page.
function usableStorage(): Pick<Storage, 'getItem' | 'setItem' | 'clear'> {
  try {
    if (globalThis.localStorage) return globalThis.localStorage
  } catch {
    // Refused; see above.
  }
  const memory = new Map<string, string>()
  return {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => memory.set(key, value),
    clear: () => memory.clear(),
  }
}
