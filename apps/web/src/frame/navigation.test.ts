import { expect, test } from 'vitest'
import { activeEntry, navigationFor } from './navigation.ts'

const idsOf = (groups: ReturnType<typeof navigationFor>) =>
  groups.map(({ id, items }) => [id, items.map((item) => item.id)])
const screens = [
  'screens',
  [
    'my-office',
    'shared',
    'pinned',
    'files-by-category',
    'pools',
    'locations',
    'requests',
    'loans',
    'stock-takes',
    'my-archive',
    'office-archive',
    'campuses',
    'trash',
  ],
]

test('the rail shows what the access list names, and no empty group', () => {
  expect(idsOf(navigationFor(new Set(['archive']), {}, false))).toEqual([screens])
  expect(idsOf(navigationFor(new Set(['posting-review']), {}, false))).toEqual([
    screens,
    ['records', ['posting-review']],
  ])
  expect(idsOf(navigationFor(new Set(), {}, true)).at(-1)).toEqual(['account', ['profile']])
})

test('the records series stand in one place: among the records, or for administrators in the administration', () => {
  const groupsWith = (...permissions: string[]) =>
    navigationFor(new Set(permissions), {}, false)
      .filter(({ items }) => items.some(({ id }) => id.endsWith('taxonomy')))
      .map(({ id }) => id)
  expect(groupsWith('taxonomy')).toEqual(['records'])
  expect(groupsWith('taxonomy', 'administration')).toEqual(['administration'])
  expect(groupsWith('archive')).toEqual([])
})

test('a count is written with commas, and asks for attention where it is a duty', () => {
  const items = navigationFor(
    new Set(['posting-review']),
    { 'posting-review': 1408, trash: 3, pinned: 0 },
    false,
  ).flatMap((group) => group.items)
  expect(items.filter(({ count }) => count).map(({ id, count, attention }) => ({ id, count, attention }))).toEqual([
    { id: 'trash', count: '3', attention: false },
    { id: 'posting-review', count: '1,408', attention: true },
  ])
})

test('an address belongs to its entry, a folder to My Office', () => {
  expect(
    [
      '/archive/my-office',
      '/archive/folders/Ab-1',
      '/Archive/Pin',
      '/archive/files-by-category',
      '/archive/files-by-category-v2',
      '/archive/cru-file-posting/7',
      '/archive/office-archive/public',
      '/campus/du/3',
      '/archive/document-tag',
      '/admin/document-tag',
      '/admin/settings-office',
      '/archive/shared-with-me',
      '/archive/pool-shared-with-me',
      '/archive/pool/Ab-1',
      '/admin/pools',
      '/archive/my-location',
      '/archive/locations/Ab-1',
      '/archive/request',
      '/archive/nowhere',
    ].map(activeEntry),
  ).toEqual([
    'my-office',
    'my-office',
    'pinned',
    'files-by-category',
    'files-by-category',
    'posting-review',
    'office-archive',
    'campuses',
    'taxonomy',
    'admin-taxonomy',
    'organisation',
    'shared',
    'pools',
    'pools',
    'user-all',
    'locations',
    'locations',
    'requests',
    undefined,
  ])
})
