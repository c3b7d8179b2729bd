import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startSinupan } from '../../../testing/sinupan.ts'
import { Library } from '../library.fixture.ts'

const sinupan = await startSinupan({ PUBLIC_URL: 'https://records.haraya.example' })
const library = new Library(sinupan)
const { people, nobody, db, university, clock } = sinupan
const { ana } = people
const { memoranda, minutes } = university.categories

const ids: Record<string, number> = {}
beforeAll(async () => {
  const { enrolment } = university.tags
  ids.charter = await library.given.document({
    name: 'Citizen’s Charter.',
    description: 'How long each service takes',
    documentDate: '2026-11-24',
    tagIds: [enrolment],
    categoryId: minutes,
    text: 'The fees of <b>each</b> service.',
  })
  ids.memo = await library.given.document({ name: 'Memo on fees', documentDate: '2025-01-02', categoryId: memoranda })
  ids.north = await library.given.document({
    name: 'Fees of the north',
    by: 'dan',
    documentDate: '2025-05-05',
    categoryId: memoranda,
  })
  ids.pending = await library.given.document({ name: 'Pending fees' })
  ids.system = await library.given.document({ name: 'Internal fees' })
  ids.trashed = await library.given.document({ name: 'Trashed fees' })
  await sql`update blobs set has_thumbnail = true, preview_kind = 'pdf' where sha256 in (select sha256 from files where document_id = ${ids.charter})`.execute(
    db,
  )
  await library.given.approved(ids.charter, 'public')
  await library.given.approved(ids.memo, 'public')
  await library.given.approved(ids.north, 'public', { by: 'dan' })
  await library.given.approved(ids.system, 'system')
  await library.given.posting(ids.pending, 'public')
  await ana.ask(contract.trashDocuments, { body: [ids.trashed] })
  await library.index()
})

const list = (query: Record<string, string | number> = {}) => nobody.ask(contract.listPublic, { query })
const names = async (query: Record<string, string | number>) =>
  (await list(query)).items.map((item) => item.fileManager.name)

describe('what is public', () => {
  test('is listed newest first, and nothing else is', async () => {
    expect(await names({})).toEqual(['Citizen’s Charter.', 'Fees of the north', 'Memo on fees'])
    expect((await names({ search: 'fees' })).sort()).toEqual([
      'Citizen’s Charter.',
      'Fees of the north',
      'Memo on fees',
    ])
    expect(await names({ search: 'pending OR internal OR trashed' })).toEqual([])
    expect(await names({ search: 'citizens charter' })).toEqual(['Citizen’s Charter.'])
    expect(await names({ search: 'chartre' })).toEqual(['Citizen’s Charter.'])
    expect(await names({ search: '"' })).toEqual([])
    expect(await names({ sort: 'name' })).toEqual(['Citizen’s Charter.', 'Fees of the north', 'Memo on fees'])
    expect(await names({ sort: 'oldest', pageSize: 1, page: 1 })).toEqual(['Fees of the north'])
  })

  test('carries its snapshot, addresses, citation and passages, and no person', async () => {
    const { items } = await list({ search: 'fees service' })
    const [found] = items
    const file = found?.fileManager.files[0]
    const routeId = found?.fileManager.routeId ?? ''
    expect(found).toMatchObject({
      highlights: ['Citizen’s Charter.', 'How long each <mark>service</mark> takes'],
      passages: [{ page: 1, text: 'The <mark>fees</mark> of &lt;b&gt;each&lt;/b&gt; <mark>service</mark>.' }],
      passageCount: 1,
      fileManager: {
        name: 'Citizen’s Charter.',
        category: 'Minutes',
        group: 'Academic',
        campusName: 'Main Campus',
        officeName: 'Office of the Registrar',
        unitName: 'Admissions Unit',
        tags: ['enrolment'],
        documentDate: '2026-11-24',
        citation: `Haraya State University, Office of the Registrar. Citizen’s Charter. Nov 24 2026. https://records.haraya.example/files/${routeId}`,
        thumbnailUrl: `/api/FileManagerFile/${file?.id}/Thumbnail`,
      },
    })
    expect(found?.fileManager.fileManagerFiles).toEqual(found?.fileManager.files)
    expect(file).toMatchObject({
      contentUrl: `/api/FileManagerFile/ReadFile/Public/${file?.id}`,
      downloadUrl: `/files/${routeId}/${encodeURIComponent(file?.fileName ?? '')}`,
      previewUrl: `/api/FileManagerFile/${file?.id}/Preview`,
    })
    expect(JSON.stringify(items)).not.toMatch(/ana@|Reyes|"owner|uploaded|folder|location|note/i)
  })

  test('is narrowed by category, campus, year and type, with facets beside', async () => {
    expect(await names({ categoryId: memoranda })).toEqual(['Fees of the north', 'Memo on fees'])
    expect(await names({ categoryId: `${memoranda},${minutes}`, year: 2025 })).toEqual([
      'Fees of the north',
      'Memo on fees',
    ])
    expect(await names({ campusId: university.campuses.north })).toEqual(['Fees of the north'])
    expect(await names({ fileType: 'docx,xlsx' })).toEqual([])
    const { facets, total } = await list({ categoryId: memoranda, year: 2025 })
    expect(total).toBe(2)
    expect(facets).toEqual({
      categories: [{ id: memoranda, name: 'Memoranda', count: 2 }],
      campuses: [
        { id: university.campuses.main, name: 'Main Campus', count: 1 },
        { id: university.campuses.north, name: 'North Campus', count: 1 },
      ],
      years: [{ year: 2025, count: 2 }],
      fileTypes: [{ fileType: 'pdf', count: 2 }],
    })
    const beside = await list({ categoryId: memoranda })
    expect(beside.facets.categories.map((one) => one.count)).toEqual([2, 1])
    const ofCategory = await nobody.ask(contract.listPublicOfCategory, { params: { id: minutes } })
    expect(ofCategory.items.map((item) => item.fileManager.name)).toEqual(['Citizen’s Charter.'])
    const ofCampus = await nobody.ask(contract.listPublicOfCampus, {
      params: { id: university.campuses.north },
      query: { search: 'fees' },
    })
    expect(ofCampus.total).toBe(1)
    expect((await nobody.call(contract.listPublicOfCampus, { params: { id: 99_999 } })).status).toBe(404)
    expect((await nobody.call(contract.listPublicOfCategory, { params: { id: 99_999 } })).status).toBe(404)
  })

  test('is counted by category and campus, with how many there are and since when', async () => {
    const shelves = await nobody.ask(contract.listPublicCategories)
    expect(shelves.items.map(({ category, group, fileCount }) => [category, group, fileCount])).toEqual([
      ['Memoranda', 'Administrative', 2],
      ['Minutes', 'Academic', 1],
    ])
    expect(shelves.campuses.map(({ shortName, fileCount }) => [shortName, fileCount])).toEqual([
      ['MAIN', 2],
      ['NORTH', 1],
    ])
    expect(shelves).toMatchObject({ total: 2, documentCount: 3, firstYear: 2025 })
  })

  test('is the same to those who are signed in', async () => {
    const { items } = await ana.ask(contract.listPublic, { query: { search: 'fees' } })
    expect(items).toHaveLength(3)
  })
})

describe('one public document', () => {
  const routeOf = async (name: string) =>
    (await list()).items.find((item) => item.fileManager.name === name)?.fileManager.routeId ?? ''
  const get = (routeId: string) => nobody.call(contract.getPublicDocument, { params: { routeId } })

  test('opens by its route id, and by nothing else', async () => {
    const routeId = await routeOf('Memo on fees')
    expect((await get(routeId)).body).toMatchObject({ name: 'Memo on fees', files: [{ fileType: 'pdf' }] })
    const another = routeId.endsWith('x') ? 'y' : 'x'
    for (const wrong of [String(ids.memo), `${routeId.slice(0, -1)}${another}`, routeId.slice(2), 'x'])
      expect((await get(wrong)).status, wrong).toBe(404)
    const { routeId: pending } = await ana.ask(contract.getDocument, { params: { id: ids.pending ?? 0 } })
    const { routeId: internal } = await ana.ask(contract.getDocument, { params: { id: ids.system ?? 0 } })
    for (const hidden of [pending, internal]) expect((await get(hidden)).status).toBe(404)
  })

  test('ends at once when it is sent again', async () => {
    const routeId = await routeOf('Memo on fees')
    const [posting] = (await ana.ask(contract.getDocument, { params: { id: ids.memo ?? 0 } })).filePostings
    await ana.ask(contract.sendPosting, { params: { id: posting?.id ?? 0 }, body: {} })
    expect((await get(routeId)).status).toBe(404)
    expect(await names({})).toEqual(['Citizen’s Charter.', 'Fees of the north'])
  })
})

describe('a public answer', () => {
  test('need not be sent again while it is the same', async () => {
    const first = await nobody.request({ method: 'GET', url: '/api/FilePosting/Public?search=fees' })
    const etag = String(first.headers.etag)
    expect(first.headers['cache-control']).toBe('public, no-cache')
    clock.pass({ seconds: 5 })
    const second = await nobody.request({
      method: 'GET',
      url: '/api/FilePosting/Public?search=fees',
      headers: { 'if-none-match': etag },
    })
    expect([second.status, second.raw.length]).toEqual([304, 0])
    const other = await nobody.request({
      method: 'GET',
      url: '/api/FilePosting/Public?search=charter',
      headers: { 'if-none-match': etag },
    })
    expect(other.status).toBe(200)
  })
})
