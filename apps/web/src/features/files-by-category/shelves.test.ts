import { expect, test } from 'vitest'
import { byCategory, pathOf } from './address.ts'
import {
  bytesIn,
  chosenIn,
  documentsIn,
  type Group,
  groupName,
  isWaiting,
  type Shelf,
  shelfName,
  shelvesOf,
  shownIn,
  withLatest,
} from './shelves.ts'

const shelf = (id: number | null, name: string): Shelf => ({
  category:
    id === null
      ? null
      : {
          id,
          category: name,
          description: null,
          retention: 5,
          reference: null,
          documentCategoryGroupId: 1,
          documentCategoryGroup: { id: 1, group: 'Administration' },
        },
  fileCount: 3,
  totalFileSize: 1_000,
  updatedAt: '2026-03-02T08:00:00.000Z',
  latest: [],
})
const administration: Group = {
  id: 1,
  group: 'Administration',
  categories: [shelf(7, 'Memoranda'), shelf(8, 'Orders')],
}
const students: Group = { id: 3, group: 'Student records', categories: [shelf(14, 'Student records')] }
const loose: Group = { id: null, group: null, categories: [shelf(null, '')] }
const groups = [administration, students, loose]
const asked = (query: string) => byCategory.read(new URLSearchParams(query))

test('a category brings its group, whatever group the address names', () => {
  expect(chosenIn(groups, asked('category=14'))).toEqual({ group: students, shelf: students.categories[0] })
  expect(chosenIn(groups, asked('group=1&category=14')).group).toBe(students)
  expect(chosenIn(groups, asked('group=1'))).toEqual({ group: administration, shelf: undefined })
})

test('what has no category has a place of its own in the address', () => {
  expect(chosenIn(groups, asked('group=0&category=0'))).toEqual({ group: loose, shelf: loose.categories[0] })
  expect(pathOf('/archive/files-by-category', { groupId: 0, categoryId: 0 })).toBe(
    '/archive/files-by-category?group=0&category=0',
  )
  expect(pathOf('/archive/files-by-category', {})).toBe('/archive/files-by-category')
  expect([groupName(loose), ...shelvesOf([loose]).map(shelfName)]).toEqual(['No category', 'No category'])
})

test('where columns show, the first group and its first category do until others are chosen', () => {
  expect(shownIn(groups, asked(''))).toEqual({ group: administration, shelf: administration.categories[0] })
  expect(shownIn(groups, asked('group=3')).shelf).toBe(students.categories[0])
  expect(shownIn(groups, asked('category=99&group=99')).group).toBe(administration)
  expect(shownIn([], asked('group=3'))).toEqual({ group: undefined, shelf: undefined })
})

test('a shelf whose documents did not come with the answer waits for them, and gets those that were asked for', () => {
  const document = { id: 5, name: 'Memo 9' } as Shelf['latest'][number]
  const [memoranda] = shelvesOf([administration])
  expect(memoranda && isWaiting(memoranda)).toBe(true)
  const [group] = withLatest([administration], new Map([[7, [document]]]))
  expect(group?.categories.map(({ latest }) => latest)).toEqual([[document], []])
  expect(isWaiting({ ...shelf(7, 'Memoranda'), fileCount: 0 })).toBe(false)
})

test('counts and sizes are sums of the shelves', () => {
  expect([documentsIn(administration.categories), bytesIn(shelvesOf(groups))]).toEqual([6, 4_000])
})

test('another category begins at its first page, with nothing in the panel; how one sorts goes along', () => {
  const before = asked('category=7&page=3&details=d5&sort=name')
  expect(byCategory.write(byCategory.changed(before, { categoryId: 8 })).toString()).toBe('category=8&sort=name')
  expect(byCategory.isStep({ categoryId: 8 })).toBe(true)
  expect(byCategory.isStep({ details: 'd5' })).toBe(false)
})
