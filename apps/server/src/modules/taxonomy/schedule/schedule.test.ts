import { read, utils } from '@e965/xlsx'
import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { Given } from '../../../testing/given.ts'
import { startSinupan } from '../../../testing/sinupan.ts'

const sinupan = await startSinupan()
const { people, nobody, university } = sinupan
const { records, admin, ana } = people
const given = new Given(sinupan)

const take = (csv: string, dryRun = false, by = records) =>
  by.call(contract.importSchedule, { query: { dryRun }, body: { csv } })
const categories = async () => (await nobody.ask(contract.listCategories)).items
const named = async (name: string) => (await categories()).find((one) => one.category === name)
const exported = async (format: 'csv' | 'xlsx') =>
  (await records.call(contract.exportSchedule, { query: { format } })).raw
const head = 'group,category,description,retention,reference,disposal,status'

test('a schedule is told line by line before it is taken in: what is made, changed, retired and stays', async () => {
  const id = await given.document({ categoryId: university.categories.minutes, documentDate: '2020-02-29' })
  const before = await categories()
  const csv = [
    head,
    'Sports,Match reports,Of games,5,SP-1,destroy,',
    'academic records,minutes,,2,ACA-9,transfer,active',
    ...before
      .filter((one) => one.category === 'Memoranda')
      .map(
        (one) => `${one.documentCategoryGroup.group},${one.category},,${one.retention},${one.reference ?? ''},,retired`,
      ),
  ].join('\n')
  const minutes = before.find((one) => one.id === university.categories.minutes)
  const csvOfMinutes = csv.replace('academic records,minutes', `${minutes?.documentCategoryGroup.group},minutes`)
  const dry = await take(csvOfMinutes, true)
  expect(dry.body).toMatchObject({ dryRun: true, groups: 1, made: 1, changed: 1, retired: 1, kept: 0, problems: [] })
  expect(dry.body.notNamed).toBe(before.length - 2)
  expect(await categories()).toEqual(before)
  const changed = dry.body.lines.find((line) => line.act === 'change')
  expect(changed).toMatchObject({ line: 3, documents: 1, moved: 1, earlier: 1, expiredThen: 1, allowed: true })
  expect(changed?.changes.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['category', 'retention', 'reference', 'disposalAction']),
  )
  expect((await take(csvOfMinutes)).body).toMatchObject({ dryRun: false, made: 1, changed: 1, retired: 1 })
  expect(await named('minutes')).toMatchObject({ retention: 2, reference: 'ACA-9', disposalAction: 'transfer' })
  expect(await named('Memoranda')).toMatchObject({ isRetired: true })
  expect((await ana.ask(contract.getDocument, { params: { id } })).expiresOn).toBe('2022-02-28')
  expect((await take(csvOfMinutes)).body).toMatchObject({ made: 0, changed: 0, retired: 0, kept: 3, lines: [] })
})

test('what is retired keeps its documents, and takes no new ones', async () => {
  const { memoranda } = university.categories
  const refused = await ana.call(contract.createDocument, {
    body: { name: 'Too late', documentCategoryId: memoranda, deliveryUnitId: ana.unitId },
  })
  expect(refused).toMatchObject({ status: 400, body: { errors: { documentCategoryId: [/retired/] } } } as object)
  await records.ask(contract.updateCategory, { params: { id: memoranda }, body: { isRetired: false } })
  const id = await given.document({ categoryId: memoranda })
  await records.ask(contract.updateCategory, { params: { id: memoranda }, body: { isRetired: true } })
  const kept = { params: { id }, body: { documentCategoryId: memoranda, description: 'Still here' } }
  expect(await ana.call(contract.updateDocument, kept)).toMatchObject({ status: 200 })
  await records.ask(contract.updateCategory, { params: { id: memoranda }, body: { isRetired: false } })
})

test('an exported schedule is taken in again as the same, whatever its names begin with, by CSV and by XLSX', async () => {
  const odd = ['=1+1', "'=quoted", '+63 numbers', 'Ñandú, "said"', '-'].map((category) => ({
    category,
    retention: 7,
    description: '@home',
    documentCategoryGroupId: university.groups.administrative,
  }))
  for (const body of odd) await records.ask(contract.createCategory, { body })
  const before = await categories()
  const csv = (await exported('csv')).toString('utf8')
  expect(csv).not.toMatch(/(^|,)"?[=+\-@]/m)
  expect((await take(csv)).body).toMatchObject({ made: 0, changed: 0, retired: 0, kept: before.length, notNamed: 0 })
  const sheet = Object.values(read(await exported('xlsx')).Sheets)[0]
  if (!sheet) throw new Error('There is no sheet.')
  const rows = utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '', raw: false })
  const again = rows.map((cells) => cells.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\n')
  expect((await take(again)).body).toMatchObject({ made: 0, changed: 0, kept: before.length, problems: [] })
  // Into an empty place it makes the same.
  for (const one of odd) {
    const { id = 0 } = (await named(one.category)) ?? {}
    await records.ask(contract.removeCategory, { params: { id } })
  }
  expect((await take(csv)).body).toMatchObject({ made: odd.length, kept: before.length - odd.length })
  expect((await categories()).map(({ id: _, version: __, ...rest }) => rest)).toEqual(
    before.map(({ id: _, version: __, ...rest }) => rest),
  )
})

test('only the CRU lets records be kept shorter, and all stays as it is where one line may not', async () => {
  const id = await given.document({ categoryId: university.categories.boardResolutions })
  await given.approved(id)
  const board = (await categories()).find((one) => one.id === university.categories.boardResolutions)
  const csv = `${head}\n${board?.documentCategoryGroup.group},${board?.category},,1,,,\nSports,Games,,1,,,`
  expect((await take(csv, true, admin)).body.lines[0]).toMatchObject({ allowed: false })
  expect(await take(csv, false, admin)).toMatchObject({ status: 409, body: { code: 'UnderRetention' } })
  expect(await named('Games')).toBeUndefined()
  expect((await take(csv)).status).toBe(200)
})

test('every problem is told by its line, and nothing is taken in', async () => {
  const csv = `${head}\nSports,Cups,,5,,burn,\nSports,Cups 2,,x,,,\nSports,Cups 3,,5,,,gone`
  expect((await take(csv, true)).body.problems.map(({ line, column }) => [line, column])).toEqual([
    [2, 'disposal'],
    [3, 'retention'],
    [4, 'status'],
  ])
  expect(await take(csv)).toMatchObject({ status: 400, body: { code: 'ValidationFailed' } })
})

test('what would be dropped without a word is a problem: columns that nobody knows or that stand there twice, cells behind the last one', async () => {
  const problems = async (csv: string) =>
    (await take(csv, true)).body.problems.map(({ line, column }) => [line, column])
  expect(await problems('group,category,retention,referense\nSports,Cups,5,SP-2')).toEqual([[1, 'referense']])
  expect(await problems('group,category,category,retention\nSports,Cups,Bowls,5')).toEqual([[1, 'category']])
  expect(await problems('group,retention,category\nSports,5,Minutes, signed')).toEqual([[2, null]])
  expect(await problems('group,retention,category,,\nSports,5,Cups,,\nSports,5,Bowls,,lost')).toEqual([[3, null]])
})

test('a schedule as spreadsheets of other languages write it is read', async () => {
  const { body } = await take('GROUP;category;Retention\nSports;Cups;5\n', true)
  expect(body).toMatchObject({ made: 1, problems: [] })
})
