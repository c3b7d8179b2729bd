import { beforeEach, expect, test, vi } from 'vitest'
import { localStore } from './local-store.ts'
import { prefer } from './preferences.ts'
import { rememberSearch, withSearch } from './search-history.ts'

beforeEach(() => localStore.clear())

test('the same text gives the same object, a new one another', () => {
  prefer(() => ({ theme: 'dark' }))
  const before = localStore.get('USER_PREFERENCE')
  expect(localStore.get('USER_PREFERENCE')).toBe(before)
  prefer(({ layout }) => ({ layout: { ...layout, folder: 'grid' } }))
  expect(localStore.get('USER_PREFERENCE')).toEqual({ theme: 'dark', layout: { folder: 'grid' } })
})

test('what was tampered with is absent', () => {
  localStore.set('USER_PREFERENCE', { theme: 'purple' } as never)
  expect(localStore.get('USER_PREFERENCE')).toBeUndefined()
  localStore.set('SEARCH_HISTORY', '{' as never)
  expect(localStore.get('SEARCH_HISTORY')).toBeUndefined()
})

test('who listens hears of each change until they stop', () => {
  const heard = vi.fn()
  const stop = localStore.subscribe(heard)
  localStore.set('TOKEN', 'a')
  localStore.clear()
  stop()
  localStore.set('TOKEN', 'b')
  expect(heard).toHaveBeenCalledTimes(2)
})

test('clearing leaves nothing of a person', () => {
  localStore.set('TOKEN', 'a')
  rememberSearch('grades')
  prefer(() => ({ theme: 'dark' }))
  localStore.clear()
  expect(
    (['USER', 'TOKEN', 'ACCESSLIST', 'USER_PREFERENCE', 'BREADCRUMBS', 'SEARCH_HISTORY'] as const).map(localStore.get),
  ).toEqual(Array(6).fill(undefined))
})

test('the search history keeps five, the newest first, and a repeated search moves to the top', () => {
  for (const text of ['a', 'b', 'c', 'd', 'e', 'f', '  ', 'D ']) rememberSearch(text)
  expect(localStore.get('SEARCH_HISTORY')?.map((entry) => entry.search)).toEqual(['D', 'f', 'e', 'c', 'b'])
})

test('entries of the search history have ids of their own', () => {
  const history = ['a', 'b', 'a', 'c'].reduce<ReturnType<typeof withSearch>>(withSearch, [])
  expect(new Set(history.map((entry) => entry.id)).size).toBe(3)
})
