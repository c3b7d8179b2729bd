import { type Folder, listOwnOffice, listPinnedFolders } from '@sinupan/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { changeAnswers } from './foresee.ts'
import { keyOf } from './query.ts'

const folder = (id: number) => ({ id, isPinned: false }) as Folder
const list = (...ids: number[]) => ({ items: ids.map(folder), total: ids.length })
const pinFirst = (answer: ReturnType<typeof list>) => ({
  ...answer,
  items: answer.items.map((one) => (one.id === 1 ? { ...one, isPinned: true } : one)),
})

test('every cached answer of a call is changed, also a scrolled one, and can be taken back', () => {
  const client = new QueryClient()
  const [first, second] = [1, 2].map((duId) => keyOf(listPinnedFolders, { params: { duId } }))
  const scrolled = [...keyOf(listPinnedFolders, {}), 'scrolled']
  const other = keyOf(listOwnOffice)
  client.setQueryData(first ?? [], list(1, 2))
  client.setQueryData(second ?? [], list(3))
  client.setQueryData(scrolled, { pages: [list(4), list(1)], pageParams: [0, 1] })
  client.setQueryData(other, { folders: list(1) })
  const takeBack = changeAnswers(client, listPinnedFolders, pinFirst)
  const pinned = () =>
    JSON.stringify(
      client
        .getQueryCache()
        .getAll()
        .map((query) => query.state.data),
    ).match(/true/g)?.length
  expect(pinned()).toBe(2)
  takeBack()
  expect(pinned()).toBeUndefined()
})

test('a list that is to be read again is still to be read again after a change', async () => {
  const client = new QueryClient()
  const key = keyOf(listPinnedFolders, { params: { duId: 1 } })
  const isStale = () => client.getQueryCache().find({ queryKey: key })?.state.isInvalidated
  client.setQueryData(key, list(1, 2))
  changeAnswers(client, listPinnedFolders, pinFirst)
  expect(isStale()).toBe(false)
  await client.invalidateQueries({ queryKey: key, refetchType: 'none' })
  changeAnswers(client, listPinnedFolders, pinFirst)
  expect(isStale()).toBe(true)
})

test('a list that is just being read is read anew, since its answer may be of before the change', () => {
  const client = new QueryClient()
  const key = keyOf(listPinnedFolders, { params: { duId: 1 } })
  client.setQueryData(key, list(1, 2))
  void client.fetchQuery({ queryKey: key, queryFn: () => new Promise(() => undefined), staleTime: 0 }).catch(() => 0)
  changeAnswers(client, listPinnedFolders, pinFirst)
  expect(client.getQueryCache().find({ queryKey: key })?.state.isInvalidated).toBe(true)
})
