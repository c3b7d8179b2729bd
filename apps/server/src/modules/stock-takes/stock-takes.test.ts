import { read, utils } from '@e965/xlsx'
import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { deadlocksIn } from '../../testing/gate/waiting.ts'
import { Given } from '../../testing/given.ts'
import { makePlace, put } from '../../testing/places.ts'
import { drawTexts } from '../../testing/printed.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { db, people } = sinupan
const { ana, ben, carla, dan, records } = people

const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? status : (body as { code: string }).code
let number = 0

/** A shelf with a box of three papers, and another one with one. */
async function shelves() {
  const shelf = await makePlace(ana, `Shelf ${++number}`)
  const box = await makePlace(ana, 'Box', shelf.id)
  const other = await makePlace(ana, `Other shelf ${number}`)
  const here = [await given.document(), await given.document(), await given.document()]
  const elsewhere = await given.document()
  await put(ana, here, box.id)
  await put(ana, [elsewhere], other.id)
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'itemCode'])
    .where('id', 'in', [...here, elsewhere])
    .orderBy('id')
    .execute()
  const codes = rows.map(({ itemCode }) => itemCode ?? '')
  return { shelf, box, here, elsewhere, codes: codes.slice(0, 3), strange: codes[3] ?? '' }
}
const begin = (fileLocationId: number, by = ana) => by.ask(contract.createStockTake, { body: { fileLocationId } })
const scan = (id: number, code: string, by = ana) => by.ask(contract.scanItem, { params: { id }, body: { code } })
const itemsOf = async (id: number, state: contract.StockTakeItemState) =>
  (await ana.ask(contract.listStockTakeItems, { params: { id }, query: { state } })).items

describe('a stock-take', () => {
  test('tells what was found, what is misplaced and what is missing', async () => {
    const { shelf, codes, strange, elsewhere } = await shelves()
    const { id, ...begun } = await begin(shelf.id)
    expect(begun).toMatchObject({ expected: 3, found: 0, misplaced: 0, missing: 3, onLoan: 0, closedAt: null })
    expect(await scan(id, codes[0] ?? '')).toMatchObject({ result: 'found', stockTake: { found: 1, missing: 2 } })
    expect((await scan(id, ` ${codes[0]?.toLowerCase().replace('-', ' ')} `)).result).toBe('again')
    expect(await scan(id, strange)).toMatchObject({
      result: 'misplaced',
      item: { fileManagerId: elsewhere, isHere: false },
    })
    expect(await scan(id, 'D-0000000')).toMatchObject({ result: 'unknown', item: null })
    expect((await scan(id, 'what is this')).result).toBe('unknown')
    expect(await ana.ask(contract.getStockTake, { params: { id } })).toMatchObject({
      expected: 3,
      found: 1,
      misplaced: 1,
      missing: 2,
    })
    expect(await itemsOf(id, 'missing')).toHaveLength(2)
    await put(ana, [elsewhere], shelf.id)
    expect(await itemsOf(id, 'misplaced')).toMatchObject([{ fileManagerId: elsewhere, isHere: true }])
    const closed = await ana.ask(contract.closeStockTake, { params: { id }, body: {} })
    expect(closed).toMatchObject({ missing: 2, capabilities: { scan: false, close: false } })
    expect(codeOf(await ana.call(contract.scanItem, { params: { id }, body: { code: codes[1] ?? '' } }))).toBe(
      'StateChanged',
    )
    expect(codeOf(await ana.call(contract.closeStockTake, { params: { id }, body: {} }))).toBe('StateChanged')
  })

  test('knows a document by the address in its code, too', async () => {
    const { shelf, here } = await shelves()
    const { id } = await begin(shelf.id)
    const { routeId } = await ana.ask(contract.getDocument, { params: { id: here[1] ?? 0 } })
    expect((await scan(id, `https://archives.haraya.example/files/${routeId}#D-0000000`)).result).toBe('found')
  })

  test('misses nothing that is on loan', async () => {
    const { shelf, here } = await shelves()
    const wish = { fileManagerId: here[0] ?? 0, neededBy: '2099-01-01', reason: 'To be read.' }
    const day = new Date(sinupan.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)
    const loan = await ben.ask(contract.requestLoan, { body: { ...wish, neededBy: day } })
    await ana.ask(contract.approveLoan, { params: { id: loan.id }, body: {} })
    await ana.ask(contract.lendLoan, { params: { id: loan.id }, body: { dueOn: day } })
    expect(await begin(shelf.id)).toMatchObject({ expected: 3, missing: 2, onLoan: 1 })
  })

  test('is the unit’s and the records unit’s; to others it is not there', async () => {
    const { shelf, codes } = await shelves()
    const { id } = await begin(shelf.id, records)
    expect((await scan(id, codes[0] ?? '', ben)).result).toBe('found')
    for (const other of [carla, dan]) {
      expect(codeOf(await other.call(contract.getStockTake, { params: { id } }))).toBe('NotFound')
      expect(codeOf(await other.call(contract.scanItem, { params: { id }, body: { code: 'x' } }))).toBe('NotFound')
      expect(codeOf(await other.call(contract.listStockTakeItems, { params: { id } }))).toBe('NotFound')
      expect(codeOf(await other.call(contract.printStockTake, { params: { id, docType: 'pdf' } }))).toBe('NotFound')
      expect(codeOf(await other.call(contract.createStockTake, { body: { fileLocationId: shelf.id } }))).toBe(
        'NotFound',
      )
      expect(codeOf(await other.call(contract.listUnitStockTakes, { params: { duId: ana.unitId } }))).toBe(
        'NotYourDeliveryUnit',
      )
    }
  })

  test('tells of another unit’s paper only to who may know of it', async () => {
    const { shelf } = await shelves()
    const { id } = await begin(shelf.id)
    const foreign = await given.document({ by: 'dan', name: 'A foreign paper' })
    await put(dan, [foreign], (await makePlace(dan, `Far box ${number}`)).id)
    const row = await db.selectFrom('documents').select('itemCode').where('id', '=', foreign).executeTakeFirstOrThrow()
    expect((await scan(id, row.itemCode ?? '')).result).toBe('unknown')
  })

  test('counts once what two people scan at once, and nothing after it was closed', async () => {
    const before = await deadlocksIn(db)
    for (let round = 0; round < 12; round++) {
      const { shelf, codes } = await shelves()
      const { id } = await begin(shelf.id)
      const calls = codes.flatMap((code) =>
        [ana, ben, records].map((by) => by.call(contract.scanItem, { params: { id }, body: { code } })),
      )
      const closing = round % 2 === 0 ? [ana.call(contract.closeStockTake, { params: { id }, body: {} })] : []
      const answers = await Promise.all(calls)
      const [closed] = await Promise.all(closing)
      const results = answers.filter(({ status }) => status === 200).map(({ body }) => body.result)
      const view = await ana.ask(contract.getStockTake, { params: { id } })
      expect(results.filter((result) => result === 'found')).toHaveLength(view.found)
      if (closed) expect(closed.body.found).toBe(view.found)
      else expect(view.found).toBe(3)
    }
    expect((await deadlocksIn(db)) - before).toBe(0)
  })

  test('is printed and written into a workbook, what needs looking after first', async () => {
    const { shelf, codes, strange } = await shelves()
    const { id } = await begin(shelf.id)
    await scan(id, codes[0] ?? '')
    await scan(id, strange)
    await ana.ask(contract.closeStockTake, { params: { id }, body: {} })
    const pdf = await ana.call(contract.printStockTake, { params: { id, docType: 'pdf' } })
    const words = (await drawTexts(pdf.raw)).map(({ text }) => text).join('\n')
    expect(words).toContain('Expected 3 · found 1 · misplaced 1 · missing 2 · on loan 0')
    for (const code of [...codes, strange]) expect(words).toContain(code)
    expect(words.indexOf('Missing')).toBeLessThan(words.indexOf('Found'))
    const { raw } = await ana.call(contract.printStockTake, { params: { id, docType: 'xlsx' } })
    const book = read(raw)
    const rows = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 })
    expect(rows.slice(5).map((row) => row[0])).toEqual(['Missing', 'Missing', 'Misplaced', 'Found'])
  })

  test('is one of a place: who begins a second one is told of the first, also where two begin at once', async () => {
    const { shelf, box } = await shelves()
    const both = await Promise.all(
      [ana, ben].map((by) => by.call(contract.createStockTake, { body: { fileLocationId: shelf.id } })),
    )
    const [begun, refused] = both.sort((one, other) => one.status - other.status)
    expect([begun?.status, refused?.status]).toEqual([201, 409])
    expect(refused?.body).toMatchObject({ code: 'BeingCounted', current: { id: begun?.body.id, closedAt: null } })
    await begin(box.id)
    await ana.ask(contract.closeStockTake, { params: { id: begun?.body.id ?? 0 }, body: {} })
    await begin(shelf.id)
  })

  test('stands in its unit’s list, open ones first', async () => {
    const { shelf } = await shelves()
    const first = await begin(shelf.id)
    const second = await begin((await shelves()).shelf.id)
    await ana.ask(contract.closeStockTake, { params: { id: second.id }, body: {} })
    const { items } = await ana.ask(contract.listUnitStockTakes, {
      params: { duId: ana.unitId },
      query: { pageSize: 200 },
    })
    const ids = items.map(({ id }) => id)
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id))
    const open = await ana.ask(contract.listUnitStockTakes, {
      params: { duId: ana.unitId },
      query: { isOpen: true, pageSize: 200 },
    })
    expect(open.items.every(({ closedAt }) => closedAt === null)).toBe(true)
    const all = { query: { pageSize: 200, isOpen: true } }
    expect((await people.records.ask(contract.listAllStockTakes, all)).items.map(({ id }) => id)).toContain(first.id)
    for (const caller of [ana, people.admin])
      expect((await caller.call(contract.listAllStockTakes, all)).status).toBe(403)
  })
})
