import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { calendarDateOf } from '../../platform/clock.ts'
import { waitersFor } from '../../testing/gate/waiting.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { app, db, people } = sinupan
const { ana, ben, carla, approver, admin } = people

const factsOf = async (postingId: number) => {
  const rows = await db.selectFrom('facts').select('name').where('postingId', '=', postingId).orderBy('id').execute()
  return rows.map((row) => row.name.replace('posting.', ''))
}
const noticesTo = async (userId: string, postingId: number) => {
  await app.drain()
  const rows = await db.selectFrom('notifications').select(['kind', 'payload']).where('userId', '=', userId).execute()
  return rows.filter((row) => (row.payload as { postingId?: number }).postingId === postingId).map((row) => row.kind)
}

describe('a hundred at once', () => {
  test('approve and return: exactly one decides, everybody else is told who, and one notice goes out', async () => {
    const { id } = await given.posting(await given.document())
    const params = { id }
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        const caller = index % 3 === 0 ? admin : approver
        return index % 2 === 0
          ? caller.call(contract.approvePosting, { params, body: {} })
          : caller.call(contract.returnPosting, { params, body: { reason: `Reason number ${index}` } })
      }),
    )
    const won = answers.filter((answer) => answer.status === 200)
    expect(won).toHaveLength(1)
    const { status, reviewedBy } = won[0]?.body ?? {}
    for (const lost of answers.filter((answer) => answer.status !== 200))
      expect(lost).toMatchObject({
        status: 409,
        body: { code: 'StateChanged', current: { id, status, reviewedBy: { id: reviewedBy?.id } } },
      })
    expect(await factsOf(id)).toEqual(['sent', status])
    expect(await noticesTo(ana.userId, id)).toEqual([`posting.${status}`])
  })

  test('approve, return, change and withdraw: one life, each step once, in an order that is allowed', async () => {
    const documentId = await given.document()
    const { id } = await given.posting(documentId)
    const params = { id }
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => {
        if (index % 4 === 0) return approver.call(contract.approvePosting, { params, body: {} })
        if (index % 4 === 1)
          return admin.call(contract.returnPosting, { params, body: { reason: 'It is not signed.' } })
        if (index % 4 === 2) return ana.call(contract.updatePosting, { params, body: { note: `Note ${index}` } })
        return ben.call(contract.removePosting, { params })
      }),
    )
    // An approver whom the withdrawal came before knows of nothing there any more.
    expect(
      [...new Set(answers.map((answer) => answer.status))].every((status) => [200, 404, 409].includes(status)),
    ).toBe(true)
    const steps = await factsOf(id)
    const decisions = steps.filter((step) => step === 'approved' || step === 'returned')
    expect(decisions.length).toBeLessThanOrEqual(1)
    expect(steps.join(' ')).toMatch(/^sent( changed)*( approved| returned| withdrawn| returned withdrawn)$/)
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(steps.length - 1)
    const notices = await noticesTo(ana.userId, id)
    expect(notices).toHaveLength(steps.filter((step) => step !== 'sent' && step !== 'changed').length)
    const document = await db
      .selectFrom('documents')
      .select('isRecord')
      .where('id', '=', documentId)
      .executeTakeFirstOrThrow()
    expect(document.isRecord).toBe(steps.includes('approved'))
  })

  test('create: one posting a document', async () => {
    const documentId = await given.document()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        (index % 2 ? ana : ben).call(contract.createPosting, { body: { fileManagerId: documentId, accessLevelId: 4 } }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    for (const lost of answers.filter((answer) => answer.status !== 201))
      expect(lost).toMatchObject({ status: 409, body: { code: 'AlreadyPosted' } })
    expect(await db.selectFrom('postings').select('id').where('documentId', '=', documentId).execute()).toHaveLength(1)
  })

  test('post and trash: what is posted is not in the trash, what is in the trash is not posted', async () => {
    for (let round = 0; round < 10; round++) {
      const documentId = await given.document()
      const [posted, trashed] = await Promise.all([
        ana.call(contract.createPosting, { body: { fileManagerId: documentId, accessLevelId: 4 } }),
        ben.call(contract.trashDocument, { params: { id: documentId } }),
      ])
      expect([posted.status, trashed.status].sort()).toEqual(posted.status === 201 ? [201, 409] : [200, 409])
    }
  })
})

describe('taking down', () => {
  test('and taking back, approving anew and withdrawing: one life, each step once, in an order that is allowed', async () => {
    const { id } = await given.approved(await given.document(), 'public')
    const params = { id }
    const acts = [
      () => admin.call(contract.takeDownPosting, { params, body: { reason: 'It names students.' } }),
      () => ana.call(contract.sendPosting, { params, body: {} }),
      () => approver.call(contract.approvePosting, { params, body: {} }),
    ]
    const answers = await Promise.all(Array.from({ length: 90 }, (_, index) => acts[index % 3]?.()))
    expect(answers.every((answer) => [200, 404, 409].includes(answer?.status ?? 0))).toBe(true)
    const steps = await factsOf(id)
    expect(steps.join(' ')).toMatch(/^sent approved( sent approved)*( sent| taken-down)?$/)
    expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(steps.length - 2)
    const { endedAt, takenDownAt } = await db
      .selectFrom('postings')
      .select(['endedAt', 'takenDownAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect([endedAt !== null, takenDownAt !== null]).toEqual(Array(2).fill(steps.at(-1) === 'taken-down'))
  })
})

describe('a delegation that ends while the delegate decides', () => {
  test('nothing is decided after its end', async () => {
    const today = calendarDateOf(sinupan.clock.now(), 'Asia/Manila')
    const body = { delegateId: carla.userId, fromDate: today, toDate: today }
    for (let round = 0; round < 20; round++) {
      const { id: delegationId } = await approver.ask(contract.addDelegation, { body })
      const { id } = await given.posting(await given.document())
      const [approved, ended] = await Promise.all([
        carla.call(contract.approvePosting, { params: { id }, body: {} }),
        approver.call(contract.removeDelegation, { params: { id: delegationId } }),
      ])
      expect([[200, 404], ended.status]).toEqual([expect.arrayContaining([approved.status]), 200])
      if (approved.status !== 200) continue
      const order = await db
        .selectFrom('facts')
        .select('name')
        .where('name', 'in', ['posting.approved', 'approver.delegation-ended'])
        .orderBy('id', 'desc')
        .limit(2)
        .execute()
      expect(order.map((one) => one.name)).toEqual(['approver.delegation-ended', 'posting.approved'])
    }
  })

  test('of an approval that waits for the document, the end that came first is minded', async () => {
    const today = calendarDateOf(sinupan.clock.now(), 'Asia/Manila')
    const body = { delegateId: carla.userId, fromDate: today, toDate: today }
    const { id: delegationId } = await approver.ask(contract.addDelegation, { body })
    const documentId = await given.document()
    const { id } = await given.posting(documentId)
    let approving: ReturnType<typeof approve> | undefined
    const approve = () => carla.call(contract.approvePosting, { params: { id }, body: {} })
    await db.transaction().execute(async (other) => {
      await sql`select id from documents where id = ${documentId} for no key update`.execute(other)
      approving = approve()
      await waitersFor(db, 1)
      await approver.ask(contract.removeDelegation, { params: { id: delegationId } })
    })
    expect((await approving)?.status).toBe(404)
    expect(await factsOf(id)).toEqual(['sent'])
  })
})
