import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { startSinupan } from '../../../testing/sinupan.ts'
import { Library } from '../library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { people, nobody, university } = sinupan
const { memoranda } = university.categories
const ask = (caller = nobody) => caller.ask(contract.getPublicDashboard)

test('without anything public the figures are there, and 0', async () => {
  const figures = await ask()
  expect(figures).toMatchObject({ documents: 0, uncategorised: 0, byCategory: [], byYear: [] })
  expect(figures.byCampus.map((campus) => campus.count)).toEqual([0, 0])
  expect(figures.reading).toMatchObject({ viewCount: 0, downloadCount: 0 })
  expect(figures.reading.days).toHaveLength(30)
})

test('the public documents are counted by campus, category and year, with how they were read; others are not', async () => {
  const memo = await library.given.document({ name: 'Memo', documentDate: '2025-01-02', categoryId: memoranda })
  const north = await library.given.document({
    name: 'North',
    by: 'dan',
    documentDate: '2025-05-05',
    categoryId: memoranda,
  })
  const later = await library.given.document({ name: 'Later', documentDate: '2026-02-03', categoryId: memoranda })
  const internal = await library.given.document({ name: 'Internal', documentDate: '2024-01-01' })
  await library.given.document({ name: 'Not posted', documentDate: '2023-01-01' })
  await library.given.approved(memo, 'public')
  await library.given.approved(north, 'public', { by: 'dan' })
  const { id: posting } = await library.given.approved(later, 'public')
  await library.given.approved(internal, 'system')
  await library.index()
  const { items } = await nobody.ask(contract.listPublic)
  for (const { fileManager } of items)
    await nobody.call(contract.getPublicDocument, { params: { routeId: fileManager.routeId } })

  const figures = await ask()
  expect(figures).toMatchObject({
    documents: 3,
    byCampus: [
      { id: university.campuses.main, count: 2 },
      { id: university.campuses.north, count: 1 },
    ],
    byCategory: [{ id: memoranda, category: 'Memoranda', group: 'Administrative', count: 3 }],
    byYear: [
      { year: 2026, count: 1 },
      { year: 2025, count: 2 },
    ],
    reading: { viewCount: 3, downloadCount: 0 },
  })
  expect(figures.reading.days.at(-1)).toMatchObject({ viewCount: 3 })
  // Who is signed in gets the same.
  expect(await ask(people.admin)).toEqual(figures)

  // What is withdrawn is gone from every figure at once.
  await people.ana.ask(contract.sendPosting, { params: { id: posting }, body: {} })
  expect(await ask()).toMatchObject({ documents: 2, byYear: [{ year: 2025, count: 2 }], reading: { viewCount: 2 } })
})
