import type { AdminDashboard } from '@sinupan/contract'
import { expect, test } from 'vitest'
import { monthSlices, weekSlices } from './slices.ts'

test('a month leads to what was added in it, to its last day', () => {
  const growth = [
    { month: '2026-02', added: 3, total: 9 },
    { month: '2026-12', added: 1, total: 10 },
  ]
  expect(monthSlices({ growth } as AdminDashboard).map(({ name, to }) => [name, to])).toEqual([
    ['Feb', '/admin/audit?action=document.added&from=2026-02-01&to=2026-02-28'],
    ['Dec', '/admin/audit?action=document.added&from=2026-12-01&to=2026-12-31'],
  ])
})

test('a week leads to what was decided in its seven days', () => {
  const decided = [{ week: '2026-11-23', approved: 4, returned: 1 }]
  expect(weekSlices({ decided } as AdminDashboard)).toEqual([
    {
      id: '2026-11-23',
      name: 'Nov 23',
      approved: 4,
      returned: 1,
      to: '/admin/audit?action=posting&from=2026-11-23&to=2026-11-29',
    },
  ])
})
