import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { Given, levels } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { db, people } = sinupan
const { ana, ben, carla, dan, approver, records, admin } = people
const review = (caller: typeof ana, id: number) => caller.call(contract.getPostingReview, { params: { id } })

describe('a review', () => {
  test('tells the rounds, by whom and why, from what has happened', async () => {
    const documentId = await given.document()
    const { id } = await given.returned(documentId, 'The seal is missing.')
    await given.file(documentId, { by: 'ana', name: 'with-seal' })
    await ben.ask(contract.sendPosting, { params: { id }, body: {} })
    await ben.ask(contract.updatePosting, { params: { id }, body: { accessLevelId: levels.system } })
    const { body } = await review(approver, id)
    expect(body.rounds.map((one) => [one.event, one.by?.firstName, one.reason])).toEqual([
      ['sent', 'Ana', null],
      ['returned', 'Approver', 'The seal is missing.'],
      ['sent', 'Ben', null],
      ['changed', 'Ben', null],
    ])
    expect(body.posting).toMatchObject({ id, round: 2, accessLevelId: levels.system, capabilities: { decide: true } })
    expect(body.filesChangedAt).toEqual(expect.any(String))
    expect(body.checks).toMatchObject({ postedBefore: false, pageCount: 2 })
  })

  test('checks text, readability, category, date, and whether it was published before', async () => {
    const documentId = await given.document({ text: '  ' })
    await db.updateTable('documents').set({ documentDate: null }).where('id', '=', documentId).execute()
    const { id } = await given.posting(documentId)
    expect((await review(approver, id)).body.checks).toEqual({
      hasText: false,
      isReadable: true,
      pageCount: 1,
      hasCategory: true,
      hasDate: false,
      postedBefore: false,
      personalDataHints: [],
    })
    await approver.ask(contract.approvePosting, { params: { id }, body: {} })
    // A record without a date counts from the day that it was made: its unit may name a later one.
    await ana.ask(contract.updateDocument, { params: { id: documentId }, body: { documentDate: '2100-01-02' } })
    const broken = await given.file(documentId, { by: 'ana', text: 'readable' })
    await sql`update blobs set text_state = 'failed', failure_code = 'Broken' where sha256 = (select sha256 from files where id = ${broken})`.execute(
      db,
    )
    await ana.ask(contract.sendPosting, { params: { id }, body: {} })
    expect((await review(approver, id)).body.checks).toMatchObject({
      hasText: true,
      isReadable: false,
      hasDate: true,
      postedBefore: true,
    })
  })

  test('hints at personal data in the files that were sent', async () => {
    const text = 'Maria Santos, born on March 4, 2001, 0917 123 4567, maria@haraya.example, TIN 123-456-789'
    const { id } = await given.posting(await given.document({ text }))
    const hints = (await review(approver, id)).body.checks.personalDataHints
    expect(hints.map((hint) => hint.kind).sort()).toEqual(['birthdate', 'email', 'idNumber', 'mobile'])
    expect(hints.every((hint) => hint.count === 1 && hint.page === 1 && hint.sample.includes('•'))).toBe(true)
    expect(JSON.stringify(hints)).not.toMatch(/1234567|123 4567|maria@haraya/)
  })

  test('is for the unit and for who decides', async () => {
    const { id } = await given.posting(await given.document())
    for (const caller of [ana, ben, approver, admin]) expect((await review(caller, id)).status).toBe(200)
    expect((await review(records, id)).body).toMatchObject({ code: 'Forbidden' })
    for (const caller of [carla, dan]) expect((await review(caller, id)).body).toMatchObject({ code: 'NotFound' })
    await approver.ask(contract.approvePosting, { params: { id }, body: {} })
    expect((await review(carla, id)).body).toMatchObject({ code: 'Forbidden' })
    expect((await review(dan, id)).status).toBe(404)
  })
})
