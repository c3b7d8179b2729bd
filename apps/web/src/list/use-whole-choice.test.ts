import { expect, test } from 'vitest'
import { readUpTo } from './use-whole-choice.ts'

const listOf = (count: number) => {
  const asked: number[] = []
  const read = async ({ page, pageSize }: { page: number; pageSize: number }) => {
    asked.push(page)
    const left = Math.max(0, Math.min(pageSize, count - page * pageSize))
    return { items: Array.from({ length: left }, (_, index) => page * pageSize + index), total: count }
  }
  return { read, asked }
}

test('a whole list is read page after page, once each', async () => {
  const { read, asked } = listOf(450)
  expect(await readUpTo(1_000, read)).toHaveLength(450)
  expect(asked).toEqual([0, 1, 2])
})

test('no more is read than one act can take', async () => {
  const { read, asked } = listOf(1_450)
  const all = await readUpTo(1_000, read)
  expect([all.length, all.at(-1)]).toEqual([1_000, 999])
  expect(asked).toEqual([0, 1, 2, 3, 4])
  expect(await readUpTo(0, read)).toEqual([])
})

test('a list that shrinks while it is read ends', async () => {
  const read = async ({ page }: { page: number }) => ({ items: page === 0 ? [1, 2] : [], total: 5 })
  expect(await readUpTo(1_000, read)).toEqual([1, 2])
})
