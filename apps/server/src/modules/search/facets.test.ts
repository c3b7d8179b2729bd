import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { fillFacets } from './indexing/fill-facets.ts'
import { reindex } from './indexing/reindex.ts'
import { Library } from './library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { people, university, db } = sinupan
const { ana, carla } = people
const { memoranda, minutes } = university.categories
const { enrolment, urgent } = university.tags

await library.document({ name: 'Heron 1', categoryId: memoranda, documentDate: '2024-02-01', tagIds: [enrolment] })
await library.document({
  name: 'Heron 2',
  categoryId: memoranda,
  documentDate: '2025-02-01',
  tagIds: [enrolment, urgent],
})
await library.document({ name: 'Heron 3', categoryId: minutes, documentDate: '2025-03-01' })
const elsewhere = await library.document({
  name: 'Heron 4',
  by: 'carla',
  categoryId: minutes,
  documentDate: '2025-04-01',
  tagIds: [urgent],
})
await library.given.approved(elsewhere, 'system', { by: 'carla' })
await library.document({ name: 'Heron 5', by: 'carla', categoryId: minutes, tagIds: [urgent] })
await library.index()

const facets = async (caller: typeof ana, body = {}) => (await library.ask(caller, 'heron', body)).facets
const pairs = (values: { name: string; count: number }[]) => values.map(({ name, count }) => [name, count])

describe('facets', () => {
  test('count what the searcher finds, and only that', async () => {
    const found = await facets(ana)
    expect(found.types[0]).toEqual({ type: 'File', count: 4 })
    expect(pairs(found.categories)).toEqual([
      ['Memoranda', 2],
      ['Minutes', 2],
    ])
    expect(pairs(found.tags)).toEqual([
      ['enrolment', 2],
      ['urgent', 2],
    ])
    expect(found.years).toEqual([
      { year: 2025, count: 3 },
      { year: 2024, count: 1 },
    ])
    expect(found.fileTypes).toEqual([{ fileType: 'pdf', count: 4 }])
    expect(pairs(found.units)).toEqual([
      ['Admissions Unit', 3],
      ['Records Unit', 1],
    ])
    expect(pairs((await facets(carla)).units)).toEqual([['Records Unit', 2]])
  })

  test('offer the values beside the chosen one, under all other choices', async () => {
    const found = await facets(ana, { categoryIds: [minutes] })
    expect(found.types[0]).toEqual({ type: 'File', count: 2 })
    expect(pairs(found.categories)).toEqual([
      ['Memoranda', 2],
      ['Minutes', 2],
    ])
    expect(pairs(found.tags)).toEqual([['urgent', 1]])
    const both = await facets(ana, { categoryIds: [memoranda], tagIds: [urgent], fileTypes: ['pdf'] })
    expect(both.types[0]).toEqual({ type: 'File', count: 1 })
    expect(pairs(both.categories)).toEqual([
      ['Memoranda', 1],
      ['Minutes', 1],
    ])
    expect(pairs(both.tags)).toEqual([
      ['enrolment', 2],
      ['urgent', 1],
    ])
    const year = await facets(ana, { documentDate: { from: '2025-01-01', to: '2025-12-31' } })
    expect(year.years).toEqual([
      { year: 2025, count: 3 },
      { year: 2024, count: 1 },
    ])
    expect(pairs((await facets(ana, { deliveryUnitIds: [ana.unitId] })).units)).toEqual([
      ['Admissions Unit', 3],
      ['Records Unit', 1],
    ])
  })

  test('name a tag as it is called since a moment ago', async () => {
    const { tags } = await facets(ana)
    const rename = (tagName: string) =>
      people.admin.ask(contract.updateTag, { params: { id: urgent }, body: { tagName } })
    await rename('pressing')
    expect(pairs((await facets(ana)).tags)).toEqual([
      ['enrolment', 2],
      ['pressing', 2],
    ])
    await rename('urgent')
    expect((await facets(ana)).tags).toEqual(tags)
  })

  test('of an empty question count everything', async () => {
    const { total, facets: found } = await library.ask(ana, '')
    expect(total).toBe(4)
    expect(found.types[0]).toEqual({ type: 'File', count: 4 })
  })
})

describe('a search through the newest entries first', () => {
  test('finds the same as one through all at once', async () => {
    for (const text of ['heron', 'heron -3', '']) {
      const ask = (eras: number) => library.inEras(ana, text, eras)
      const atOnce = await ask(0)
      expect(atOnce.hits.length).toBeGreaterThan(2)
      for (const eras of [1, 2, 16]) expect(await ask(eras)).toEqual(atOnce)
    }
  })
})

test('facets that come in several pieces are counted over all of them', async () => {
  for (const [name, categoryId] of [
    ['Egret 1', memoranda],
    ['Egret 2', memoranda],
    ['Egret 3', minutes],
  ] as const)
    await library.document({ name, categoryId })
  // 8 kB each, so that a piece ends inside of an entry.
  await sql`update search_entries set facets = search_facets(category_id, unit_id, campus_id, year, array(select generate_series(1000, 3000)), '{pdf}')
    where name like 'Egret %'`.execute(db)
  const found = (await library.ask(ana, 'egret')).facets
  expect(pairs(found.categories)).toEqual([
    ['Memoranda', 2],
    ['Minutes', 1],
  ])
  expect(found.fileTypes).toEqual([{ fileType: 'pdf', count: 3 }])
  const beside = (await library.ask(ana, 'egret', { categoryIds: [minutes] })).facets
  expect(pairs(beside.categories)).toEqual(pairs(found.categories))
})

describe('a misspelt word', () => {
  test('finds what was meant, in any search, where it finds nothing itself', async () => {
    await library.document({ name: 'Flamboyant guidelines', text: 'The flamingo.' })
    const searches = [
      'flamboyent',
      'flamboyannt guidelines',
      'guidelnies',
      'flamboyn',
      'flambboy',
      'guidlines flamingo',
    ]
    for (const search of searches) expect(await library.names(ana, search), search).toEqual(['Flamboyant guidelines'])
    const found = await library.first(ana, 'guidlines')
    expect(found?.highlights).toEqual(['Flamboyant <mark>guidelines</mark>'])
    for (const search of ['"flamboyent"', 'fees', 'guide lines', 'flamboyent -guidelines'])
      expect(await library.names(ana, search), search).toEqual([])
  })

  test('never finds nor tells a word that only others may see', async () => {
    await library.document({ name: 'Capybara plans', by: 'carla' })
    const answer = await library.ask(ana, 'capybarra')
    expect(answer.total).toBe(0)
    expect(JSON.stringify(answer)).not.toContain('capybara')
    expect(await library.names(carla, 'capybarra')).toEqual(['Capybara plans'])
  })
})

describe('entries from before there was what facets count', () => {
  test('are counted as the others, what is masked by what may be told of it, until it is written', async () => {
    const found = async () => (await library.ask(ana, 'ibis')).facets
    await library.document({
      name: 'Ibis 1',
      categoryId: minutes,
      documentDate: '1998-06-12',
      tagIds: [enrolment, urgent],
    })
    await library.document({ name: 'Ibis 2' })
    const masked = await library.document({ name: 'Ibis 3', by: 'carla', categoryId: memoranda, tagIds: [urgent] })
    await library.given.approved(masked, 'system', { by: 'carla', isClassified: true })
    await library.index()
    const facets = await found()
    expect(pairs(facets.categories)).toEqual([
      ['Memoranda', 2],
      ['Minutes', 1],
    ])
    expect(pairs(facets.tags)).toEqual([
      ['enrolment', 1],
      ['urgent', 1],
    ])
    expect(facets.fileTypes).toEqual([{ fileType: 'pdf', count: 2 }])
    for (const some of [sql`document_id % 2 = 0`, sql`true`]) {
      await sql`update search_entries set facets = null where ${some}`.execute(db)
      expect(await found()).toEqual(facets)
    }
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from search_entries`.execute(db)
    expect(await fillFacets({ db })).toBe(rows[0]?.count)
    expect(await fillFacets({ db })).toBe(0)
    expect(await found()).toEqual(facets)
  })

  test('get it by being indexed, and keep their place', async () => {
    const id = await library.document({ name: 'Jabiru', tagIds: [urgent] })
    const entry = async () =>
      (
        await sql<{
          id: number
          facets: Buffer
        }>`select id, facets from search_entries where document_id = ${id}`.execute(db)
      ).rows[0]
    const before = await entry()
    await sql`update search_entries set facets = null where document_id = ${id}`.execute(db)
    await reindex({ db }, [id])
    expect(await entry()).toEqual(before)
  })
})
