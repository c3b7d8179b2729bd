import { expect, test } from 'vitest'
import { keptFor } from './way.ts'

const way = [
  { id: '0', name: 'My Office', to: '/archive/my-office' },
  { id: '7', name: '2026', to: '/archive/folders/Ab1?sort=name' },
]

test('the kept way shows again on the page that it leads to, however that page is sorted', () => {
  expect(keptFor(way, '/archive/folders/Ab1')).toEqual(way)
})

test('it shows nowhere else, and nothing is made of nothing', () => {
  expect(keptFor(way, '/archive/my-office')).toBeUndefined()
  expect(keptFor([], '/archive/my-office')).toBeUndefined()
  expect(keptFor(undefined, '/archive/folders/Ab1')).toBeUndefined()
})
