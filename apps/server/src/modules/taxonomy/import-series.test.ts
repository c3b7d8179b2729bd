import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const { people, nobody } = sinupan
const { records } = people

const take = (csv: string, dryRun = false) =>
  records.call(contract.importCategories, { query: { dryRun }, body: { csv } })
const categories = async () => (await nobody.ask(contract.listCategories)).items

test('the starter set has a university’s series, and is taken in once', async () => {
  const { csv } = await records.ask(contract.getStarterSeries)
  const before = await categories()
  const dry = await take(csv, true)
  expect(dry.body).toMatchObject({ dryRun: true, problems: [], existing: 1 })
  expect(dry.body.created).toBeGreaterThanOrEqual(60)
  expect(dry.body.groups).toBeGreaterThanOrEqual(10)
  expect(await categories()).toEqual(before)
  expect((await take(csv)).body).toMatchObject({ dryRun: false, created: dry.body.created, groups: dry.body.groups })
  expect((await categories()).length).toBe(before.length + dry.body.created)
  expect((await take(csv)).body).toMatchObject({ created: 0, groups: 0, existing: dry.body.created + 1 })
  const all = await categories()
  expect(all.find((one) => one.category === 'Grade sheets')).toMatchObject({
    retention: null,
    reference: 'STU-02',
    documentCategoryGroup: { group: 'Student records' },
  })
  expect(all.find((one) => one.category === 'Memoranda')).toMatchObject({ reference: 'ADM-1' })
})

test('every problem is told by its line, and nothing is taken in', async () => {
  const csv = [
    '\uFEFFGroup,Category,Retention,Reference',
    'Sports,Match reports,5,SP-1',
    ',Nameless group,5,',
    'Sports,,permanent,',
    'Sports,Trophies,for ever,',
    'Sports,Medals,-1,',
    'Sports,match reports,7,',
    'Sports,A/B,,',
    'Sports,Powers,1e2,',
    'Sports,Sixteen,0x10,',
    'Sports,Signed,+5,',
  ].join('\r\n')
  const { body } = await take(csv, true)
  expect(body.problems.map(({ line, column }) => [line, column])).toEqual([
    [3, 'group'],
    [4, 'category'],
    [5, 'retention'],
    [6, 'retention'],
    [7, 'category'],
    [8, 'category'],
    [8, 'retention'],
    [9, 'retention'],
    [10, 'retention'],
    [11, 'retention'],
  ])
  const refused = await take(csv)
  expect(refused).toMatchObject({ status: 400, body: { code: 'ValidationFailed' } })
  expect(Object.keys((refused.body as unknown as { errors: object }).errors)).toContain('csv[5].retention')
  expect((await categories()).map((one) => one.category)).not.toContain('Match reports')
})

test('what is no such file says so', async () => {
  const problems = async (csv: string) =>
    (await take(csv, true)).body.problems.map(({ line, column }) => [line, column])
  expect(await problems('group,category\nSports,Games')).toEqual([[1, 'retention']])
  expect(await problems('group,category,retention')).toEqual([[1, null]])
  expect(await problems('group,category,retention\nSports,"Ga"mes",5')).toEqual([[2, null]])
  expect((await take('')).status).toBe(400)
})
