import type { RequestState } from '@sinupan/contract'
import type { TestSinupan } from '../../../testing/sinupan.ts'
import { newTrackingNo } from '../tracking-no.ts'

let serial = 5_000

/** A request that is searched for by ana's unit, with the documents that are proposed for release; the approver decides. */
export async function requestFor(
  { db, people, clock, university }: TestSinupan,
  documentIds: readonly number[],
  status: RequestState = 'for_decision',
): Promise<number> {
  const now = clock.now().toISOString()
  const day = now.slice(0, 10)
  serial += 1
  const { id } = await db
    .insertInto('documentRequests')
    .values({
      trackingNo: newTrackingNo(2026),
      registryYear: 2026,
      registrySerial: serial,
      channel: 'web',
      requesterType: 'student',
      firstName: 'Lia',
      lastName: 'Cruz',
      requestType: 'foi',
      campusId: university.campuses.main,
      unitId: people.ana.unitId,
      title: 'Minutes of the council',
      description: 'The minutes of the council of last year.',
      purpose: 'For a study of the council.',
      deliveryMode: 'download',
      status,
      receivedAt: now,
      receivedOn: day,
      dueOn: day,
      decisionMakerId: people.approver.userId,
      proposedBy: people.ana.userId,
      createdAt: now,
      updatedAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const documentId of documentIds)
    await db
      .insertInto('documentRequestItems')
      .values({ requestId: id, documentId, name: 'Minutes', proposal: 'release', addedAt: now })
      .execute()
  return id
}

/** As the decision does it: what was prepared goes out for thirty days. */
export async function releaseAll({ db, clock }: TestSinupan, requestId: number): Promise<number[]> {
  const now = clock.now()
  const rows = await db
    .updateTable('documentRequestReleases')
    .set({ releasedAt: now.toISOString(), expiresAt: new Date(now.getTime() + 30 * 86_400_000).toISOString() })
    .where('requestId', '=', requestId)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
