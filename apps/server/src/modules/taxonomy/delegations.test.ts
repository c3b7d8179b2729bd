import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { calendarDateOf } from '../../platform/clock.ts'
import type { Caller } from '../../testing/caller.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan({ SESSION_HOURS: '720' })
const given = new Given(sinupan)
const { app, db, clock, people } = sinupan
const { ana, ben, carla, dan, approver, admin, records } = people

const day = (later = 0) => calendarDateOf(new Date(clock.now().getTime() + later * 86_400_000), 'Asia/Manila')
const delegate = (by: Caller, to: Caller, more: { fromDate?: string; toDate?: string; approverId?: string } = {}) =>
  by.call(contract.addDelegation, { body: { delegateId: to.userId, fromDate: day(), toDate: day(), ...more } })
const end = (by: Caller, id: number) => by.call(contract.removeDelegation, { params: { id } })
const endAll = async () => {
  for (const { id } of (await admin.ask(contract.listDelegations)).items)
    expect((await end(admin, id)).status).toBe(200)
}
const approve = (by: Caller, id: number) => by.call(contract.approvePosting, { params: { id }, body: {} })
const queueOf = async (caller: Caller) => (await caller.ask(contract.listToDecide)).items.map((one) => one.id)

describe('a delegate decides what the approver decides on', () => {
  test('at every door: the queue, the review, the search, the decision; and the fact and the posting say for whom', async () => {
    const documentId = await given.document({ name: 'Quarterly kinglet report' })
    const { id } = await given.posting(documentId)
    await app.drain()
    const finds = async () =>
      (await carla.ask(contract.search, { params: { duId: carla.unitId }, body: { search: 'kinglet' } })).total
    expect([(await approve(carla, id)).status, await queueOf(carla), await finds()]).toEqual([404, [], 0])
    const made = await delegate(approver, carla)
    expect(made).toMatchObject({
      status: 201,
      body: { isRunning: true, approver: { id: approver.userId }, delegate: { id: carla.userId } },
    })
    expect(await queueOf(carla)).toContain(id)
    expect(await finds()).toBe(1)
    const review = await carla.ask(contract.getPostingReview, { params: { id } })
    expect(review.posting).toMatchObject({ decidesFor: { id: approver.userId }, capabilities: { decide: true } })
    expect((await approver.ask(contract.getPostingReview, { params: { id } })).posting.decidesFor).toBeNull()
    expect((await approve(carla, id)).body).toMatchObject({
      status: 'approved',
      reviewedBy: { id: carla.userId },
      reviewedFor: { id: approver.userId },
    })
    const { payload } = await db
      .selectFrom('facts')
      .select('payload')
      .where('name', '=', 'posting.approved')
      .where('postingId', '=', id)
      .executeTakeFirstOrThrow()
    expect(payload).toMatchObject({ inPlaceOf: approver.userId })
    const { rounds } = await ana.ask(contract.getPostingReview, { params: { id } })
    expect(rounds.at(-1)).toMatchObject({ event: 'approved', by: { id: carla.userId }, for: { id: approver.userId } })
    await endAll()
  })

  test('both are asked by notice and mail, the sender reads who decided for whom, and the approver goes on deciding', async () => {
    await delegate(approver, carla)
    const { id } = await given.posting(await given.document({ name: 'Order of seats' }))
    await app.drain()
    for (const caller of [approver, carla])
      expect((await caller.ask(contract.listNotifications)).items).toContainEqual(
        expect.objectContaining({
          kind: 'posting.sent',
          payload: expect.objectContaining({ postingId: id }),
        }),
      )
    await carla.ask(contract.returnPosting, { params: { id }, body: { reason: 'Seat 12 is missing.' } })
    await app.drain()
    expect((await ana.ask(contract.listNotifications)).items[0]?.payload).toMatchObject({
      by: 'Carla Reyes',
      inPlaceOf: 'Approver Reyes',
    })
    const mail = await db
      .selectFrom('mails')
      .select('bodyText')
      .where('subject', '=', 'Returned: “Order of seats”')
      .executeTakeFirstOrThrow()
    expect(mail.bodyText).toContain('Carla Reyes (for Approver Reyes) returned “Order of seats”.')
    await ana.ask(contract.sendPosting, { params: { id }, body: {} })
    expect((await approve(approver, id)).body).toMatchObject({ reviewedBy: { id: approver.userId }, reviewedFor: null })
    await endAll()
  })
})

describe('four eyes', () => {
  test('a delegate decides neither on what they sent nor on what they uploaded', async () => {
    await delegate(approver, ben)
    const own = await given.posting(await given.document({ by: 'ben' }), 'campus', { by: 'ben' })
    expect((await approve(ben, own.id)).body).toMatchObject({ code: 'OwnPosting' })
    const documentId = await given.document({ text: null })
    await given.file(documentId, { by: 'ben' })
    const uploaded = await given.posting(documentId)
    expect((await approve(ben, uploaded.id)).body).toMatchObject({ code: 'OwnPosting' })
  })

  test('nobody decides on the approver’s own posting in the approver’s place', async () => {
    const { id } = await given.posting(await given.document({ by: 'approver' }), 'campus', { by: 'approver' })
    expect((await approve(ben, id)).body).toMatchObject({ code: 'OwnPosting' })
    expect((await approve(admin, id)).status).toBe(200)
  })

  test('what was delegated is not handed on', async () => {
    const answer = await delegate(ben, carla)
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: { approverId: ['This person is not set as an approver.'] } },
    })
  })
})

describe('who may arrange it', () => {
  test('an approver for themself, an administrator for any approver, nobody for another', async () => {
    const approverId = approver.userId
    for (const caller of [records, carla])
      expect((await delegate(caller, dan, { approverId })).body).toMatchObject({ code: 'Forbidden' })
    const { body } = await delegate(admin, dan, { approverId, toDate: day(3) })
    expect(body).toMatchObject({ approver: { id: approverId }, createdBy: { id: admin.userId } })
    for (const caller of [approver, dan]) {
      await app.drain()
      expect((await caller.ask(contract.listNotifications)).items[0]).toMatchObject({ kind: 'approver.delegated' })
      expect((await caller.ask(contract.listOwnDelegations)).items.map((one) => one.id)).toContain(body.id)
    }
    expect((await carla.ask(contract.listOwnDelegations)).items).toEqual([])
    expect([(await end(carla, body.id)).status, (await end(dan, body.id)).status]).toEqual([404, 403])
    expect((await end(approver, body.id)).status).toBe(200)
    expect((await end(approver, body.id)).status).toBe(404)
    expect((await carla.call(contract.listDelegations)).status).toBe(403)
  })

  test('days that have passed, an end before the beginning, more than a year, oneself and inactive accounts are refused', async () => {
    const fieldOf = async (to: Caller, more: { fromDate?: string; toDate?: string } = {}) => {
      const { status, body } = await delegate(approver, to, more)
      return [status, Object.keys((body as { errors?: object }).errors ?? {})]
    }
    expect(await fieldOf(carla, { fromDate: day(-1) })).toEqual([400, ['fromDate']])
    expect(await fieldOf(carla, { fromDate: day(2), toDate: day(1) })).toEqual([400, ['toDate']])
    expect(await fieldOf(carla, { toDate: day(366) })).toEqual([400, ['toDate']])
    expect(await fieldOf(approver)).toEqual([400, ['delegateId']])
    await admin.ask(contract.updateUser, { params: { id: records.userId }, body: { isActive: false } })
    expect(await fieldOf(records)).toEqual([400, ['delegateId']])
  })

  test('several may run at once, up to twenty', async () => {
    const { total } = await approver.ask(contract.listOwnDelegations)
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, at) =>
        delegate(approver, dan, at === 0 ? { toDate: day(9) } : { fromDate: day(at + 30), toDate: day(at + 30) }),
      ),
    )
    expect(answers.filter((one) => one.status === 201)).toHaveLength(20 - total)
    expect(
      answers
        .filter((one) => one.status !== 201)
        .every((one) => (one.body as unknown as { code: string }).code === 'TooManyDelegations'),
    ).toBe(true)
  })
})

test('what ends the approver’s duty ends the delegate’s with it', async () => {
  const { id } = await given.posting(await given.document())
  expect(await queueOf(dan)).toContain(id)
  await db.updateTable('approvers').set({ approverId: carla.userId }).execute()
  expect([await queueOf(dan), (await approve(dan, id)).status]).toEqual([[], 404])
  expect(await queueOf(carla)).toContain(id)
  await db.updateTable('approvers').set({ approverId: approver.userId }).execute()
})

test('from the first day’s beginning to the last day’s end, and not an hour longer', async () => {
  await endAll()
  await delegate(approver, dan, { fromDate: day(1), toDate: day(2) })
  const { id } = await given.posting(await given.document())
  expect(await queueOf(dan)).toEqual([])
  const untilMidnight = Date.parse(`${day(1)}T00:00:00+08:00`) - clock.now().getTime()
  clock.pass({ seconds: Math.ceil(untilMidnight / 1_000) - 5 })
  expect(await queueOf(dan)).toEqual([])
  clock.pass({ seconds: 10 })
  expect(await queueOf(dan)).toContain(id)
  clock.pass({ hours: 47 })
  expect(await queueOf(dan)).toContain(id)
  clock.pass({ hours: 1 })
  expect([await queueOf(dan), (await approve(dan, id)).status]).toEqual([[], 404])
  expect((await approver.ask(contract.listOwnDelegations)).total).toBe(0)
})

test('one person is given the same days once, so that ending it ends it', async () => {
  const approver = await sinupan.signIn('approver')
  const first = await delegate(approver, ben)
  expect(first.status).toBe(201)
  const answers = await Promise.all(Array.from({ length: 10 }, () => delegate(approver, ben)))
  expect(new Set(answers.map((one) => one.status))).toEqual(new Set([400]))
  expect((await delegate(approver, carla)).status).toBe(201)
})
