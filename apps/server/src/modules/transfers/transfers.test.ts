import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { statementsAskedAgain } from '../../testing/count-statements.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { uploadOne } from '../../testing/upload.ts'

const sinupan = await startSinupan()
const { people, nobody, clock, db } = sinupan
const { ana, carla, dan, records, records2, admin } = people
const given = new Given(sinupan)

const prepare = (fileManagerIds: number[], by = records) =>
  by.call(contract.createTransfer, { body: { title: 'Board papers', recipient: 'National Archives', fileManagerIds } })
const prepared = async (...ids: number[]) => (await prepare(ids)).body
const get = (id: number) => records.ask(contract.getTransfer, { params: { id } })
const items = async (id: number) => (await records.ask(contract.listTransferItems, { params: { id } })).items
const confirm = (id: number, body = {}) =>
  records.call(contract.confirmTransfer, { params: { id }, body: { receiptNo: 'NAP-77', date: '2026-01-05', ...body } })
const cancel = (id: number, by = records) =>
  by.call(contract.cancelTransfer, { params: { id }, body: { reason: 'Not yet.' } })
const stored = async (content: string) => (await uploadOne(ana, { name: `${content}.txt`, content })).fileManagerId
const namesOf = async (id: number) =>
  (await ana.ask(contract.listActivity, { params: { id } })).items.map(({ name }) => name)

describe('a transfer', () => {
  test('is prepared by the CRU, under the year’s next number, with a line in the history of each document', async () => {
    const id = await given.document()
    const first = await prepared(id)
    const second = await prepared(id, await given.document({ by: 'dan', text: null }))
    expect(first).toMatchObject({
      status: 'prepared',
      documentCount: 1,
      fileCount: 1,
      createdBy: { firstName: 'Records' },
    })
    expect(second).toMatchObject({ documentCount: 2, fileCount: 1 })
    const [year, number] = [first.number.slice(0, -2), Number(first.number.at(-1))]
    expect(year).toMatch(/^T-\d{4}$/)
    expect(second.number).toBe(`${year}-${number + 1}`)
    expect(await namesOf(id)).toContain('document.bagged')
    const { items: listed } = await records.ask(contract.listTransfers, { query: { search: second.number } })
    expect(listed.map((one) => one.id)).toEqual([second.id])
  })

  test('is the CRU’s alone, and of documents that live', async () => {
    const id = await given.document()
    for (const caller of [ana, carla, dan, admin]) expect((await prepare([id], caller)).status).toBe(403)
    const { id: made } = await prepared(id)
    for (const caller of [ana, admin]) {
      expect((await cancel(made, caller)).status).toBe(403)
      for (const one of [contract.getTransfer, contract.listTransferItems, contract.fetchBag])
        expect((await caller.call(one, { params: { id: made } })).status).toBe(403)
    }
    expect((await nobody.call(contract.fetchBag, { params: { id: made } })).status).toBe(403)
    // Whether there is a transfer of that number is nobody else's to know.
    for (const caller of [nobody, ana, admin])
      for (const endpoint of [contract.getTransfer, contract.fetchBag]) {
        const told = async (id: number) => (await caller.call(endpoint, { params: { id } })).status
        expect(await told(2_000_000_000)).toBe(await told(made))
      }
    const trashed = await given.document()
    await ana.ask(contract.trashDocument, { params: { id: trashed } })
    expect((await prepare([id, trashed])).status).toBe(404)
    expect((await prepare([id, 2_000_000_000])).status).toBe(404)
  })

  test('tells what is not any more as in its bag', async () => {
    const [same, renamed, replaced, gone] = [
      await stored('same'),
      await stored('renamed'),
      await stored('replaced'),
      await stored('gone'),
    ]
    const { id } = await prepared(same, renamed, replaced, gone)
    expect(await get(id)).toMatchObject({ changedCount: 0 })
    await ana.ask(contract.updateDocument, { params: { id: renamed }, body: { name: 'Another name' } })
    await given.file(replaced, { by: 'ana', text: 'added' })
    await ana.ask(contract.trashDocument, { params: { id: gone } })
    await ana.ask(contract.removeDocument, { params: { id: gone } })
    expect((await items(id)).map(({ changes }) => changes)).toEqual([[], ['details'], ['files'], ['gone']])
    expect((await items(id))[1]).toMatchObject({ name: 'renamed' })
    expect(await get(id)).toMatchObject({ changedCount: 3 })
  })

  test('takes as many statements for many documents as for one', async () => {
    const one = await prepared(await given.document())
    const many = await prepared(...(await Promise.all([1, 2, 3, 4, 5].map(() => given.document()))))
    expect(await statementsAskedAgain(() => items(many.id))).toBe(await statementsAskedAgain(() => items(one.id)))
    expect(await statementsAskedAgain(() => get(many.id))).toBe(await statementsAskedAgain(() => get(one.id)))
  })
})

describe('what is classified', () => {
  test('is handed over only by who may read it, and its bag fetched by nobody else', async () => {
    const closed = await given.document({ isClassified: true, text: null })
    expect(await prepare([closed])).toMatchObject({ status: 403, body: { code: 'Classified' } })
    const later = await given.document({ text: null })
    const { id } = await prepared(later)
    await ana.ask(contract.updateDocument, { params: { id: later }, body: { isClassified: true } })
    expect(await records.call(contract.fetchBag, { params: { id } })).toMatchObject({
      status: 403,
      body: { code: 'Classified' },
    })
    const own = await given.document({ by: 'records', isClassified: true, text: null })
    const { id: bag } = await prepared(own)
    expect((await records.call(contract.fetchBag, { params: { id: bag } })).status).toBe(200)
    expect((await records2.call(contract.fetchBag, { params: { id: bag } })).status).toBe(403)
  })
})

describe('a transfer is settled once', () => {
  test('by the institution’s receipt: its documents say so to whoever sees them', async () => {
    const id = await given.document({ text: null })
    const { id: made, version } = await prepared(id)
    expect((await confirm(made, { date: '2099-01-01' })).status).toBe(400)
    expect((await confirm(made, { version })).body).toMatchObject({
      status: 'confirmed',
      receiptNo: 'NAP-77',
      receiptDate: '2026-01-05',
    })
    const said = { params: { fileManagerId: id } }
    expect((await ana.ask(contract.listTransfersOfDocument, said)).items).toMatchObject([
      { recipient: 'National Archives', receiptNo: 'NAP-77', receiptDate: '2026-01-05' },
    ])
    expect((await dan.call(contract.listTransfersOfDocument, said)).status).toBe(404)
    expect(await namesOf(id)).toContain('document.transferred')
    expect(await confirm(made)).toMatchObject({ status: 409, body: { code: 'StateChanged' } })
    expect((await cancel(made)).status).toBe(409)
    expect((await records.call(contract.fetchBag, { params: { id: made } })).status).toBe(200)
  })

  test('or given up: then nobody fetches its bag', async () => {
    const id = await given.document()
    const { id: made } = await prepared(id)
    const { bagUrl } = await get(made)
    expect((await cancel(made)).body).toMatchObject({ status: 'cancelled', reason: 'Not yet.' })
    expect(await get(made)).toMatchObject({ bagUrl: null })
    expect((await nobody.request({ url: bagUrl ?? '' })).status).toBe(409)
    expect((await ana.ask(contract.listTransfersOfDocument, { params: { fileManagerId: id } })).total).toBe(0)
  })

  test('also where two settle it at the same time, and two are prepared', async () => {
    const id = await given.document()
    const made = await Promise.all([prepare([id]), prepare([id]), prepare([id])])
    expect(new Set(made.map(({ body }) => body.number)).size).toBe(3)
    const of = made[0]?.body.id ?? 0
    const answers = await Promise.all([confirm(of), cancel(of)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

describe('the bag’s address', () => {
  test('is good for its session and some minutes', async () => {
    const { id } = await prepared(await given.document({ text: null }))
    const { bagUrl } = await get(id)
    const url = bagUrl ?? ''
    expect((await nobody.request({ url })).status).toBe(200)
    const other = await prepared(await given.document({ text: null }))
    expect((await nobody.request({ url: url.replace(`/${id}/`, `/${other.id}/`) })).status).toBe(404)
    clock.pass({ seconds: 11 * 60 })
    expect((await nobody.request({ url })).status).toBe(404)
  })

  test('is a fact, and so is each file in it', async () => {
    const id = await stored('told')
    const { id: made } = await prepared(id)
    await records.call(contract.fetchBag, { params: { id: made } })
    const facts = await db
      .selectFrom('facts')
      .select('payload')
      .where('documentId', '=', id)
      .where('name', '=', 'document.contents-read')
      .execute()
    expect(facts.map(({ payload }) => (payload as { how: string }).how)).toEqual(['bag'])
  })
})
