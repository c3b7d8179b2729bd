import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { app, db, people } = sinupan
const { ana, ben, approver, admin } = people

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
