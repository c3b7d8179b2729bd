import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan({ ALLOW_SELF_APPROVAL: 'true' })
const given = new Given(sinupan)

test('where the institution allows it, an approver decides on their own posting', async () => {
  const { approver } = sinupan.people
  const own = await given.posting(await given.document({ by: 'approver' }), 'campus', { by: 'approver' })
  expect(own.capabilities.decide).toBe(true)
  const approved = await approver.ask(contract.approvePosting, { params: { id: own.id }, body: {} })
  expect(approved).toMatchObject({ status: 'approved', applicationUserId: approver.userId })
  expect(approved.reviewedBy?.id).toBe(approver.userId)
})
