import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { Given, type LevelName } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { app, db, people, nobody } = sinupan
const { ana, ben, carla, dan, approver, records, admin } = people
let lists = 0
const reason = 'It names students who did not agree to it.'

async function published(level: LevelName = 'public', name = `List ${++lists} of grantees`) {
  const documentId = await given.document({ name, text: `${name} in words` })
  const { id, version } = await given.approved(documentId, level)
  await app.drain()
  const { routeId } = await ana.ask(contract.getDocument, { params: { id: documentId } })
  return { documentId, id, version, routeId }
}
const takeDown = (by: Caller, id: number, more: { version?: number; reason?: string } = {}) =>
  by.call(contract.takeDownPosting, { params: { id }, body: { reason, ...more } })

describe('a take-down', () => {
  test('ends what is public at once at every door, and keeps the reason for its page', async () => {
    const { id, documentId, routeId } = await published('public', 'Heron grantees')
    const file = await db
      .selectFrom('files')
      .select('id')
      .where('documentId', '=', documentId)
      .executeTakeFirstOrThrow()
    expect((await nobody.ask(contract.listPublic, { query: { search: 'heron' } })).total).toBe(1)
    const { body } = await takeDown(approver, id)
    expect(body).toMatchObject({ publicReason: reason, takenDownAt: expect.any(String), endedAt: expect.any(String) })
    expect((await nobody.call(contract.getPublicDocument, { params: { routeId } })).status).toBe(404)
    expect((await nobody.call(contract.readPublicFile, { params: { id: file.id } })).status).toBe(404)
    expect((await nobody.ask(contract.listPublic, { query: { search: 'heron' } })).total).toBe(0)
    for (const caller of [carla, dan])
      expect((await caller.call(contract.getDocument, { params: { id: documentId } })).status).toBe(404)
    const kept = await db
      .selectFrom('postings')
      .select(['takenDownAt', 'publicReason'])
      .where('id', '=', id)
      .executeTakeFirst()
    expect(kept).toEqual({ takenDownAt: expect.any(String), publicReason: reason })
    const { items } = await ben.ask(contract.listPostingsOfDocument, { params: { fileManagerId: documentId } })
    expect(items[0]).toMatchObject({ publicReason: reason })
  })

  test('is told to the unit, with the reason, in the app and by mail', async () => {
    const { id } = await published('public', 'Ibis grantees')
    await takeDown(records, id)
    await app.drain()
    for (const caller of [ana, ben])
      expect((await caller.ask(contract.listNotifications)).items[0]).toMatchObject({
        kind: 'posting.taken-down',
        payload: { reason, by: 'Records Reyes' },
      })
    const mail = await db
      .selectFrom('mails')
      .select('bodyText')
      .where('subject', '=', 'Taken down: “Ibis grantees”')
      .executeTakeFirstOrThrow()
    expect(mail.bodyText).toContain(`> ${reason}`)
  })

  test('is for who may decide on it and for the CRU', async () => {
    for (const caller of [approver, records, admin])
      expect((await takeDown(caller, (await published()).id)).status).toBe(200)
    const { id, version } = await published()
    for (const caller of [ana, carla, dan])
      expect((await takeDown(caller, id)).body).toMatchObject({ code: 'Forbidden' })
    expect((await takeDown(records, id, { version: version - 1 })).body).toMatchObject({ code: 'StateChanged' })
    expect((await takeDown(records, id, { reason: 'Too short' })).status).toBe(400)
    const { capabilities } = (await approver.ask(contract.getPostingReview, { params: { id } })).posting
    expect(capabilities.takeDown).toBe(true)
  })

  test('is of what is public: nothing at another level, nothing that waits, nothing twice', async () => {
    expect((await takeDown(records, (await published('campus')).id)).body).toMatchObject({ code: 'NotPublic' })
    const waiting = await given.posting(await given.document(), 'public')
    expect((await takeDown(approver, waiting.id)).body).toMatchObject({ code: 'StateChanged' })
    const { id } = await published()
    await takeDown(admin, id)
    expect((await takeDown(admin, id)).status).toBe(404)
  })

  test('leaves the document with its unit, which may post it again', async () => {
    const { id, documentId } = await published()
    await takeDown(admin, id)
    expect((await ana.ask(contract.getDocument, { params: { id: documentId } })).status).toBe('')
    const again = await given.posting(documentId, 'public')
    expect(again).toMatchObject({ status: 'pending', round: 1, publicReason: null })
  })
})
