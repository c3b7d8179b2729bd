import { describe, expect, it } from 'vitest'
import { joined, type Listed, pageOrLast } from './listed.ts'

const list = (rows: readonly string[] | undefined, more: Partial<Listed<string>> = {}): Listed<string> => ({
  rows,
  total: rows?.length ?? 0,
  error: null,
  retry: () => undefined,
  more: undefined,
  isWhole: true,
  isStale: false,
  ...more,
})

describe('a page of a list', () => {
  const asked: number[] = []
  const listOf =
    (total: number) =>
    async ({ page, pageSize }: { page: number; pageSize: number }) => {
      asked.push(page)
      const left = Math.max(0, Math.min(pageSize, total - page * pageSize))
      return { folders: { items: Array.from({ length: left }, (_, at) => page * pageSize + at), total } }
    }
  const read = async (page: number, total: number) => {
    asked.length = 0
    const answer = await pageOrLast({ page, pageSize: 10 }, listOf(total), ({ folders }) => folders)
    return { first: answer.folders.items[0], asked: [...asked] }
  }

  it('is asked for once', async () => {
    expect(await read(0, 25)).toEqual({ first: 0, asked: [0] })
    expect(await read(2, 25)).toEqual({ first: 20, asked: [2] })
  })

  it('is the last one where the rows of it are gone', async () => {
    expect(await read(2, 20)).toEqual({ first: 10, asked: [2, 1] })
    expect(await read(7, 21)).toEqual({ first: 20, asked: [7, 2] })
  })

  it('is empty where nothing is left at all', async () => {
    expect(await read(3, 0)).toEqual({ first: undefined, asked: [3] })
    expect(await read(0, 0)).toEqual({ first: undefined, asked: [0] })
  })
})

describe('folders and documents in one list', () => {
  it('stand side by side, page by page', () => {
    const both = joined(list(['f1'], { total: 12 }), list(['d1', 'd2'], { total: 30 }))
    expect(both).toMatchObject({
      folders: ['f1'],
      documents: ['d1', 'd2'],
      counts: { folders: 12, documents: 30 },
      total: 30,
      isPending: false,
    })
  })

  it('begin with all folders where one scrolls: the documents follow the last of them', () => {
    const read: string[] = []
    const documents = list(['d1'], { more: () => read.push('documents') })
    const begun = joined(list(['f1'], { isWhole: false, more: () => read.push('folders') }), documents)
    expect(begun.documents).toEqual([])
    begun.more?.()
    const all = joined(list(['f1', 'f2']), documents)
    expect(all.documents).toEqual(['d1'])
    all.more?.()
    expect(read).toEqual(['folders', 'documents'])
  })

  it('are on their way until both are there, and failed where one of them did', () => {
    expect(joined(list(['f1']), list(undefined)).isPending).toBe(true)
    const error = new Error('gone')
    expect(joined(list(undefined, { error }), list(['d1']))).toMatchObject({ isPending: false, error })
  })
})
