import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

/** From its first approval on, only the central records unit lets a document be kept shorter (domain: Retention). */
const sinupan = await startSinupan()
const given = new Given(sinupan)
const { db, people, university } = sinupan
const { ana, ben, carla, records, admin, approver } = people
const { memoranda, minutes } = university.categories
const reason = 'It was filed under the wrong series.'

let id = 0
beforeEach(async () => {
  id = await given.document({ categoryId: minutes, documentDate: '2026-03-02' })
  await given.approved(id)
})
type Change = contract.BodyInputOf<typeof contract.updateDocument>
const update = (caller: Caller, body: Change, of = id) =>
  caller.call(contract.updateDocument, { params: { id: of }, body })
const details = async (caller: Caller) => {
  const { documentCategory, documentDate, expiresOn } = await caller.ask(contract.getDocument, { params: { id } })
  return { category: documentCategory?.id ?? null, documentDate, expiresOn }
}
const asFiled = { category: minutes, documentDate: '2026-03-02', expiresOn: '2036-03-02' }

describe('a record', () => {
  test('is given a shorter category, none, or an earlier date by nobody of its unit', async () => {
    const changes = [
      { documentCategoryId: memoranda },
      { documentCategoryId: null },
      { documentDate: '2026-03-01' },
      { documentCategoryId: memoranda, reason },
    ]
    for (const caller of [ana, ben])
      for (const body of changes) {
        const code = 'reason' in body ? 'Forbidden' : 'UnderRetention'
        expect([body, (await update(caller, body)).body]).toMatchObject([body, { code }])
      }
    expect(await details(ana)).toEqual(asFiled)
  })

  test('counts from the day that it was made where its date is taken away', async () => {
    await sql`update documents set created_at = '2026-02-27T20:00:00Z' where id = ${id}`.execute(db)
    expect((await update(ana, { documentDate: null })).body).toMatchObject({ code: 'UnderRetention' })
    await sql`update documents set created_at = '2026-03-01T20:00:00Z' where id = ${id}`.execute(db)
    expect((await update(ana, { documentDate: null })).status).toBe(200)
    expect((await update(ana, { documentDate: '2026-03-01' })).body).toMatchObject({ code: 'UnderRetention' })
  })

  test('goes to a longer category and a later date by its unit, and not back', async () => {
    const { boardResolutions } = university.categories
    expect((await update(ben, { documentCategoryId: boardResolutions, documentDate: '2026-04-01' })).status).toBe(200)
    // What is posted still says ten years; the document itself is kept for ever.
    expect((await update(ben, { documentCategoryId: minutes })).body).toMatchObject({ code: 'UnderRetention' })
    expect((await update(ben, { documentDate: '2026-03-31' })).body).toMatchObject({ code: 'UnderRetention' })
  })
})

describe('the central records unit', () => {
  test('gives a record of any unit a shorter category, an earlier date, or no category, with a reason', async () => {
    await update(records, { documentCategoryId: memoranda, documentDate: '2025-12-31', reason })
    expect(await details(ana)).toEqual({ category: memoranda, documentDate: '2025-12-31', expiresOn: '2030-12-31' })
    expect((await update(records, { documentCategoryId: null, reason })).status).toBe(200)
    expect(await details(ana)).toMatchObject({ category: null, expiresOn: null })
  })

  test('is told by what the record is kept now, where everybody else sees what was posted', async () => {
    const answer = await update(records, { documentCategoryId: memoranda, documentDate: '2025-12-31', reason })
    const now = { documentDate: '2025-12-31', expiresOn: '2030-12-31', documentCategory: { id: memoranda } }
    expect(answer.body).toMatchObject(now)
    expect(await records.ask(contract.getDocument, { params: { id } })).toMatchObject(now)
    expect(await details(carla)).toEqual(asFiled)
  })

  test('tells the unit why, in the history of the document', async () => {
    await update(records, { documentCategoryId: memoranda, documentDate: '2025-12-31', reason })
    const { items } = await ana.ask(contract.listActivity, { params: { id } })
    expect(items[0]).toMatchObject({
      name: 'document.rescheduled',
      actor: { id: records.userId },
      payload: {
        reason,
        before: { categoryId: minutes, documentDate: '2026-03-02' },
        after: { categoryId: memoranda, documentDate: '2025-12-31' },
      },
    })
  })

  test('is offered it of records alone, and nobody else is', async () => {
    const draft = await given.document()
    const offered = async (caller: Caller, of: number) =>
      (await caller.ask(contract.getDocument, { params: { id: of } })).capabilities.reschedule
    expect([await offered(records, id), await offered(records, draft), await offered(ana, id)]).toEqual([
      true,
      false,
      false,
    ])
  })

  test('has to say why', async () => {
    for (const body of [
      { documentCategoryId: memoranda },
      { documentDate: '2025-12-31' },
      { documentCategoryId: memoranda, reason: 'Wrong.' },
    ])
      expect(await update(records, body)).toMatchObject({
        status: 400,
        body: { code: 'ValidationFailed', errors: { reason: [expect.any(String)] } },
      })
    expect(await details(ana)).toEqual(asFiled)
  })

  test('changes nothing else, and nothing that is no record', async () => {
    const body = { documentCategoryId: memoranda, reason, name: 'Renamed' }
    expect(await update(records, body)).toMatchObject({ status: 400, body: { errors: { name: [expect.any(String)] } } })
    expect(await update(records, { reason })).toMatchObject({ status: 400 })
    expect((await update(records, { description: 'Mine' })).body).toMatchObject({ code: 'Forbidden' })
    const draft = await given.document({ categoryId: minutes })
    const answer = await update(records, { documentCategoryId: memoranda, reason }, draft)
    expect(answer.body).toMatchObject({ code: 'Forbidden' })
    expect(await details(ana)).toEqual(asFiled)
  })

  test('sees a newer state before it writes over it', async () => {
    const { version } = await records.ask(contract.getDocument, { params: { id } })
    await update(ana, { description: 'Newer' })
    const late = await update(records, { documentCategoryId: memoranda, reason, version })
    expect(late).toMatchObject({ status: 409, body: { code: 'StateChanged', current: { id, version: version + 1 } } })
  })

  test('does so within its own unit too, where what keeps longer needs no reason', async () => {
    id = await given.document({ by: 'records', categoryId: memoranda, documentDate: '2026-03-02' })
    await given.approved(id, 'campus', { by: 'records' })
    expect((await update(records, { documentCategoryId: minutes, name: 'Longer' })).status).toBe(200)
    expect(await update(records, { documentCategoryId: memoranda })).toMatchObject({
      status: 400,
      body: { errors: { reason: [expect.any(String)] } },
    })
    expect((await update(records, { documentCategoryId: memoranda, reason })).status).toBe(200)
  })

  test('does so where the record is classified, whose contents it does not read', async () => {
    id = await given.document({ categoryId: minutes, isClassified: true })
    await given.approved(id)
    const answer = await update(records, { documentCategoryId: memoranda, reason })
    expect(answer).toMatchObject({ status: 200, body: { description: null, fileManagerFiles: [] } })
    expect(await details(ana)).toMatchObject({ category: memoranda })
  })

  test('is alone in it', async () => {
    for (const caller of [carla, admin, approver])
      expect((await update(caller, { documentCategoryId: memoranda, reason })).body).toMatchObject({
        code: 'Forbidden',
      })
    expect(await details(ana)).toEqual(asFiled)
  })
})
