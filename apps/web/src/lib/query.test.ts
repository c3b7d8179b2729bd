import { getDocument, listOwnOffice, type prepareDownload, readFile, trashFolders } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { urlOf } from './api.ts'
import { command } from './command.ts'
import { areaOf, pagedQuery, query, scrolledQuery } from './query.ts'

test('a key is the area, the name and the input', () => {
  expect(query(getDocument, { params: { id: 7 } }).queryKey).toEqual([
    'FileManager',
    'FileManager_Get',
    { params: { id: 7 } },
  ])
  expect(query(listOwnOffice).queryKey).toEqual(['FileFolder', 'FileFolder_My', {}])
  expect(pagedQuery(listOwnOffice, { query: { page: 2 } }).queryKey[2]).toEqual({ query: { page: 2 } })
  expect(areaOf(readFile)).toBe('FileManagerFile')
})

test('a page asks for the next one until all is shown', () => {
  const { getNextPageParam } = scrolledQuery(listOwnOffice, {}, (answer) => answer.files)
  const answer = (count: number) => ({ files: { items: Array(count).fill({}), total: 5 } }) as never
  expect(getNextPageParam(answer(2), [answer(2)], 0, [0])).toBe(1)
  expect(getNextPageParam(answer(1), [answer(2), answer(2), answer(1)], 2, [0, 1, 2])).toBeUndefined()
  expect(getNextPageParam(answer(0), [answer(2), answer(0)], 1, [0, 1])).toBeUndefined()
})

test('a command that refreshes an area which no call has is refused at once', () => {
  expect(() => command(trashFolders, { refreshes: ['FileFolder', 'FileManager'] })).not.toThrow()
  expect(() => command(trashFolders, { refreshes: ['FileFoldr'] })).toThrow('FileFoldr')
})

test('an address has its params in it, and of the query what was given', () => {
  expect(urlOf(getDocument, { params: { id: 7 } })).toBe('/api/FileManager/7')
  expect(urlOf(readFile, { params: { id: 'a/b?' }, query: { ticket: 'x y', disposition: undefined } })).toBe(
    '/api/FileManagerFile/ReadFile/a%2Fb%3F?ticket=x+y',
  )
  expect(urlOf(listOwnOffice, { query: { page: 0, search: '', categoryId: [3, 4], tags: [], numbered: true } })).toBe(
    '/api/FileFolder/My?page=0&categoryId=3%2C4&numbered=true',
  )
})

test('what a call takes is the contract’s, or it does not compile', () => {
  // @ts-expect-error: a document has an id
  query(getDocument, { params: {} })
  // @ts-expect-error: and it can't be left out
  query(getDocument)
  // @ts-expect-error: pages are numbers
  query(listOwnOffice, { query: { page: 'first' } })
  const download: Parameters<ReturnType<ReturnType<typeof command<typeof prepareDownload>>>>[0] = {
    body: { fileIds: [1] },
  }
  expect(download.body.fileIds).toEqual([1])
})
