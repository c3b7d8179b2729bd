import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { people, university, db, app } = sinupan
const { ana, ben, carla, dan, admin, records, records2 } = people

/** A classified document of Ana's, posted on her campus, so that Carla sees the lock. */
async function secret() {
  const id = await given.document({ isClassified: true, description: 'Names and sums' })
  await given.approved(id, 'campus')
  return id
}
const ask = (by: Caller, id: number, reason = 'For the audit of May') =>
  by.call(contract.requestAccess, { params: { id }, body: { reason } })
const grant = (by: Caller, requestId: number, body: { days?: number } = {}) =>
  by.call(contract.grantAccess, { params: { requestId }, body })
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? status : (body as { code: string }).code
const reads = async (by: Caller, id: number) => {
  const { status, body } = await by.call(contract.getDocument, { params: { id } })
  return status === 200 ? body.capabilities.read : status
}

describe('who sees the lock', () => {
  test('asks the owner, who opens it for a time; the asker reads, and nobody else', async () => {
    const id = await secret()
    expect([await reads(carla, id), await reads(ben, id)]).toEqual([false, false])
    const asked = await ask(carla, id)
    expect(asked).toMatchObject({ status: 201, body: { status: 'waiting' } })
    expect((await ask(carla, id, 'Once more')).body.id).toBe(asked.body.id)
    const { items, total } = await ana.ask(contract.listAccessAsked)
    expect([items, total]).toMatchObject([
      [{ id: asked.body.id, document: { id }, by: { id: carla.userId }, reason: 'For the audit of May' }],
      1,
    ])
    for (const other of [ben, carla, admin, records]) {
      expect((await other.ask(contract.listAccessAsked)).items).toEqual([])
      expect(codeOf(await grant(other, asked.body.id))).toBe('NotFound')
    }
    expect((await grant(ana, asked.body.id, { days: 3 })).body).toMatchObject({ status: 'granted' })
    await app.drain()
    const [told] = (await carla.ask(contract.listNotifications)).items
    const { routeId } = await ana.ask(contract.getDocument, { params: { id } })
    expect(told).toMatchObject({ kind: 'access.granted', payload: { routeId } })
    expect([await reads(carla, id), await reads(ben, id), await reads(dan, id)]).toEqual([true, false, 404])
    const { body } = await carla.call(contract.getDocument, { params: { id } })
    expect([body.description, body.fileManagerFiles.length]).toEqual(['Names and sums', 1])
    const { items: grants } = await ana.ask(contract.listAccess, { params: { id } })
    const days = (Date.parse(grants[0]?.expiresAt ?? '') - Date.now()) / 86_400_000
    expect(grants).toMatchObject([{ kind: 'granted', user: { id: carla.userId } }])
    expect(Math.round(days)).toBe(3)
    await ana.ask(contract.endAccess, { params: { id: grants[0]?.id ?? 0 } })
    expect(await reads(carla, id)).toBe(false)
  })

  test('is told why not, and may ask again', async () => {
    const id = await secret()
    const { id: requestId } = (await ask(ben, id)).body
    const refuse = (by: Caller) =>
      by.call(contract.refuseAccess, { params: { requestId }, body: { reason: 'Not yours.' } })
    expect(codeOf(await refuse(carla))).toBe('NotFound')
    expect((await refuse(ana)).body).toMatchObject({ status: 'refused' })
    expect(codeOf(await refuse(ana))).toBe('StateChanged')
    expect(codeOf(await grant(ana, requestId))).toBe('StateChanged')
    expect((await ask(ben, id)).body.id).not.toBe(requestId)
  })

  test('sees, in its page and in lists, that they have asked until they are answered', async () => {
    const id = await secret()
    const waits = async (by: Caller) => {
      const { items } = await by.ask(contract.listOfficeArchive, {
        params: { duId: by.unitId },
        query: { pageSize: 200 },
      })
      const listed = items.find(({ fileManager }) => fileManager.id === id)?.fileManager.isAccessAsked
      return [(await by.ask(contract.getDocument, { params: { id } })).isAccessAsked, listed]
    }
    expect(await waits(carla)).toEqual([false, false])
    const { id: requestId } = (await ask(carla, id)).body
    expect(await waits(carla)).toEqual([true, true])
    expect((await waits(ben))[0]).toBe(false)
    await ana.ask(contract.refuseAccess, { params: { requestId }, body: { reason: 'Not yours.' } })
    expect(await waits(carla)).toEqual([false, false])
  })

  test('and nobody else: who reads it has nothing to ask for, who may not know of it finds nothing', async () => {
    const id = await secret()
    expect(codeOf(await ask(ana, id))).toBe('AlreadyOpen')
    expect(codeOf(await ask(dan, id))).toBe('NotFound')
    const open = await given.document()
    expect([codeOf(await ask(ben, open)), codeOf(await ask(carla, open))]).toEqual(['AlreadyOpen', 'NotFound'])
    expect(codeOf(await ask(carla, id, ''))).toBe('ValidationFailed')
  })

  test('decided by two at once: one decision stands', async () => {
    for (let turn = 0; turn < 20; turn++) {
      const id = await secret()
      const { id: requestId } = (await ask(carla, id)).body
      const refuse = () => ana.call(contract.refuseAccess, { params: { requestId }, body: { reason: 'No.' } })
      const answers = await Promise.all([grant(ana, requestId), refuse(), grant(ana, requestId), refuse()])
      expect(answers.filter((one) => one.status === 200)).toHaveLength(1)
      const isGranted = answers.findIndex((one) => one.status === 200) % 2 === 0
      expect(await reads(carla, id)).toBe(isGranted)
    }
  })
})

describe('access', () => {
  test('is over when its time is, when the document is withdrawn from its reader, and while it lies in the trash', async () => {
    const id = await secret()
    await grant(ana, (await ask(carla, id)).body.id)
    await grant(ana, (await ask(ben, id)).body.id)
    expect([await reads(carla, id), await reads(ben, id)]).toEqual([true, true])
    await sql`update access_grants set expires_at = now() where document_id = ${id} and user_id = ${carla.userId}`.execute(
      db,
    )
    expect([await reads(carla, id), await reads(ben, id)]).toEqual([false, true])
    const [posting] = (await ana.ask(contract.listPostingsOfDocument, { params: { fileManagerId: id } })).items
    await admin.ask(contract.removePosting, { params: { id: posting?.id ?? 0 } })
    expect([await reads(carla, id), await reads(ben, id)]).toEqual([404, true])
    await ana.ask(contract.trashDocument, { params: { id } })
    expect(await reads(ben, id)).toBe(false)
    await ana.ask(contract.restoreDocument, { params: { id } })
    expect(await reads(ben, id)).toBe(true)
  })
})

describe('the central records unit', () => {
  test('opens what is classified for an hour, with a reason; others can’t', async () => {
    const id = await given.document({ isClassified: true })
    const open = (by: Caller, of = id) =>
      by.call(contract.openClassified, { params: { id: of }, body: { reason: 'Disposal review' } })
    expect([await reads(records, id), await reads(records2, id)]).toEqual([false, false])
    expect([codeOf(await open(ben)), codeOf(await open(carla)), codeOf(await open(admin))]).toEqual([
      'Forbidden',
      'NotFound',
      'NotFound',
    ])
    const { body } = await open(records)
    expect(body).toMatchObject({ kind: 'opened', reason: 'Disposal review' })
    expect(Math.round((Date.parse(body.expiresAt) - Date.now()) / 60_000)).toBe(60)
    expect([await reads(records, id), await reads(records2, id)]).toEqual([true, false])
    expect(codeOf(await open(records))).toBe('AlreadyOpen')
    expect(codeOf(await open(records, await given.document()))).toBe('Forbidden')
    const { rows } = await sql<{ reason: string }>`
      select payload ->> 'reason' as reason from facts where document_id = ${id} and name = 'access.opened'`.execute(db)
    expect(rows).toEqual([{ reason: 'Disposal review' }])
  })
})

describe('where the owner is deactivated', () => {
  test('an administrator names another of the unit, without being told what it is called', async () => {
    const id = await given.document({ name: 'Nobody’s secret', isClassified: true, by: 'ben' })
    const name = (by: Caller, userId: string) => by.call(contract.nameOwner, { params: { id }, body: { userId } })
    expect(codeOf(await name(admin, ana.userId))).toBe('StateChanged')
    await sql`update users set deactivated_at = now() where id = ${ben.userId}`.execute(db)
    const list = await admin.call(contract.listOwnerless)
    expect(list.body.items).toMatchObject([{ id, deliveryUnit: { id: university.units.admissions } }])
    expect(list.raw.toString()).not.toContain('secret')
    expect(codeOf(await name(ana, ana.userId))).toBe('Forbidden')
    expect(codeOf(await name(admin, carla.userId))).toBe('ValidationFailed')
    expect((await name(admin, ana.userId)).body).toMatchObject({ id, owner: { id: ana.userId } })
    expect(await reads(ana, id)).toBe(true)
    expect((await admin.ask(contract.listOwnerless)).items).toEqual([])
    await sql`update users set deactivated_at = null where id = ${ben.userId}`.execute(db)
  })
})

describe('why somebody sees it', () => {
  const why = (id: number, query: Record<string, string | number>, by: Caller = ana) =>
    by.call(contract.whyVisible, { params: { id }, query })
  test('is said in words, from the conditions that decide', async () => {
    const id = await given.document({ name: 'Plan' })
    const said = async (query: Record<string, string | number>) => {
      const { sight, because, sentence } = (await why(id, query)).body
      expect(sentence).toMatch(/^[A-Z].*: .*\.$/)
      return [sight, because]
    }
    expect(await said({ who: 'anyone' })).toEqual(['nothing', 'notGiven'])
    expect(await said({ userId: ana.userId })).toEqual(['contents', 'owner'])
    expect(await said({ userId: ben.userId })).toEqual(['contents', 'unit'])
    expect(await said({ userId: records.userId })).toEqual(['metadata', 'records'])
    expect(await said({ userId: dan.userId })).toEqual(['nothing', 'notGiven'])
    await ana.ask(contract.createLink, {
      body: { fileManagerId: id, userIds: [dan.userId], deliveryUnitIds: [university.units.cru] },
    })
    expect(await said({ userId: dan.userId })).toEqual(['contents', 'share'])
    expect(await said({ deliveryUnitId: university.units.cru })).toEqual(['contents', 'share'])
    expect(await said({ deliveryUnitId: university.units.north })).toEqual(['nothing', 'notGiven'])
    await given.approved(id, 'campus')
    expect(await said({ userId: carla.userId })).toEqual(['contents', 'posted'])
    expect(await said({ deliveryUnitId: university.units.records })).toEqual(['contents', 'posted'])
    expect(await said({ who: 'anyone' })).toEqual(['nothing', 'notGiven'])
    const hidden = await secret()
    await grant(ana, (await ask(carla, hidden)).body.id)
    expect((await why(hidden, { userId: carla.userId })).body).toMatchObject({ sight: 'contents', because: 'opened' })
    expect((await why(hidden, { userId: ben.userId })).body).toMatchObject({ sight: 'masked', because: 'classified' })
  })

  test('tells of links for anyone, which are no right of the public’s, as long as they open', async () => {
    const id = await given.document()
    const sentence = async () => (await why(id, { who: 'anyone' })).body.sentence
    const before = await sentence()
    const links = [1, 2].map(() => ana.ask(contract.createLink, { body: { fileManagerId: id } }))
    const [first] = await Promise.all(links)
    expect(await sentence()).toBe(`${before} Whoever has one of 2 links for anyone reads it.`)
    await ana.ask(contract.revokeLink, { params: { id: first?.id ?? 0 } })
    expect(await sentence()).toBe(`${before} Whoever has the link for anyone reads it.`)
    await ana.ask(contract.updateDocument, { params: { id }, body: { isClassified: true } })
    expect(await sentence()).not.toContain('link')
  })

  test('agrees with what they see, and is its unit’s alone to ask', async () => {
    const id = await given.document()
    for (const person of [ana, ben, carla, dan, records, admin]) {
      const { status } = await person.call(contract.getDocument, { params: { id } })
      expect((await why(id, { userId: person.userId })).body.sight === 'nothing').toBe(status === 404)
    }
    for (const other of [carla, dan, admin, records]) expect((await why(id, { who: 'anyone' }, other)).status).toBe(404)
    expect((await why(id, {})).status).toBe(400)
    expect((await why(id, { userId: crypto.randomUUID() })).status).toBe(404)
    expect((await why(id, { deliveryUnitId: 9_999 })).status).toBe(404)
  })
})
