import { read, utils } from '@e965/xlsx'
import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { Given } from '../../../testing/given.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { forms } from './form-columns.ts'

const sinupan = await startSinupan()
const { people, university } = sinupan
const { records, admin } = people
const given = new Given(sinupan)
const { minutes, memoranda } = university.categories

await given.document({ categoryId: minutes, documentDate: '2001-05-01', text: 'x' })
await given.document({ categoryId: minutes, documentDate: '2004-05-01', isClassified: true, text: null })
await given.document({ by: 'dan', categoryId: memoranda, documentDate: '2025-01-01', text: null })

type Asked = contract.QueryOf<typeof contract.getTransferForm>
const print = (kind: contract.TransferForm, query: Partial<Asked>, by = records) =>
  by.call(contract.getTransferForm, { params: { kind }, query: query as Record<string, string> })
async function sheet(kind: contract.TransferForm, query: Partial<Asked> = {}) {
  const { raw } = await print(kind, { ...query, format: 'xlsx' })
  const [first] = Object.values(read(raw).Sheets)
  if (!first) throw new Error('There is no sheet.')
  const rows = utils.sheet_to_json<string[]>(first, { header: 1, defval: '' })
  const [titles = [], ...lines] = rows.slice(4)
  return {
    head: rows.slice(0, 4).flat().filter(Boolean),
    titles,
    lines: lines.map((line) => Object.fromEntries(titles.map((title, at) => [title, line[at]]))),
  }
}

test('the inventory tells of each series what lies in it, and leaves open what only people know', async () => {
  const { head, titles, lines } = await sheet('inventory')
  expect(head[0]).toBe('Records inventory and appraisal')
  expect(titles).toEqual(forms.inventory.columns.map(({ title }) => title))
  expect(lines.find((line) => line['Records series title'] === 'Minutes')).toMatchObject({
    'Period covered': '2001–2004',
    Restrictions: 'Classified',
    'Records medium': 'Electronic',
    'Time value (T/P)': 'T',
    'Retention: total': '10 years',
    'Frequency of use': '',
  })
})

test('of a unit or a campus alone', async () => {
  const of = async (query: Partial<Asked>) =>
    (await sheet('inventory', query)).lines.map((line) => line['Records series title'])
  expect(await of({ campusId: university.campuses.north })).toEqual(['Memoranda'])
  expect(await of({ deliveryUnitId: university.units.admissions })).toEqual(['Minutes'])
  expect((await print('inventory', { deliveryUnitId: 2_000_000_000 })).status).toBe(404)
})

test('the request for authority names what is due, and nothing that is held', async () => {
  const due = async () => (await sheet('authority')).lines.map((line) => [line['Records series title'], line.Volume])
  expect(await due()).toEqual([['Minutes', '2 documents, < 0.1 MB']])
  await records.ask(contract.createHold, {
    body: { kind: 'legal', reason: 'A case is open.', documentCategoryId: minutes },
  })
  expect(await due()).toEqual([])
})

test('the schedule names every series that is given', async () => {
  const { lines } = await sheet('schedule')
  expect(lines.map((line) => line['Records series title'])).toEqual(['Minutes', 'Board resolutions', 'Memoranda'])
})

test('each is a paper too, and the CRU’s alone', async () => {
  for (const kind of ['inventory', 'schedule', 'authority'] as const) {
    const { raw, headers } = await print(kind, { format: 'pdf' })
    expect(raw.subarray(0, 5).toString()).toBe('%PDF-')
    expect(headers).toMatchObject({ 'content-type': 'application/pdf' })
    expect((await print(kind, {}, admin)).status).toBe(403)
  }
})
