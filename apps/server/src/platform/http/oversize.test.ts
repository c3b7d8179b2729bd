import { deepestBody, mostInBody } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { findOversize } from './oversize.ts'

interface Tree {
  name: string
  children?: Tree[] | undefined
}
const tree: z.ZodType<Tree> = z.strictObject({
  name: z.string().max(20),
  get children() {
    return z.array(tree).max(1_000).optional()
  },
})
const body = z.union([
  z.strictObject({ folders: z.array(tree).max(10) }),
  z.strictObject({ paths: z.array(z.string().max(5)).max(2_000).default([]) }),
])
const nested = (depth: number): Tree =>
  Array.from({ length: depth - 1 }).reduce<Tree>((inner) => ({ name: 'c', children: [inner] }), { name: 'c' })
const found = (value: unknown) => findOversize(body, value).map(({ path }) => path.join('.'))

test('what is as long and as deep as it may be is left to its schema, and so is what has another shape', () => {
  const folders = Array.from({ length: 10 }, () => nested(100))
  for (const value of [{ folders }, { paths: Array.from({ length: 2_000 }, () => 'x') }, { folders: 1 }, [], null, 'x'])
    expect(found(value)).toEqual([])
})

test('a list that is too long is one issue, at its place, and nothing of it is read', () => {
  const longest = 2_000_000
  const unread = new Proxy(Array.from({ length: longest }), {
    get: (list, key) => (key === 'length' ? list.length : fail(String(key))),
  })
  expect(found({ paths: unread })).toEqual(['paths'])
  expect(found({ folders: [nested(3), { name: 'x', children: unread }] })).toEqual(['folders.1.children'])
  expect(found({ folders: unread, more: 1 })).toEqual(['folders'])
})
function fail(key: string): never {
  throw new Error(`${key} was read.`)
}

test('a tree is read no deeper than a body may be, and no more of it than a body may hold', () => {
  expect(found({ folders: [nested(deepestBody / 2)] })).toHaveLength(1)
  expect(found({ folders: [nested(100_000)] })).toHaveLength(1)
  const wide = { name: 'x', children: Array.from({ length: 1_000 }, () => ({ name: 'x' })) }
  const wider = { name: 'x', children: Array.from({ length: mostInBody / 1_000 }, () => wide) }
  expect(found({ folders: [wider] })).toHaveLength(1)
  expect(found({ folders: [wide] })).toEqual([])
})
