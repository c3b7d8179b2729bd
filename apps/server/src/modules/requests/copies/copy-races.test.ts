import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { deadlocksIn } from '../../../testing/gate/waiting.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { uploadOne } from '../../../testing/upload.ts'
import { releaseAll, requestFor } from './copies.fixture.ts'
import { signRelease } from './release-ticket.ts'

const sinupan = await startSinupan()
const { app, clock, db, nobody, people } = sinupan
const { secrets } = app.contextFor({ kind: 'system' })
const rounds = 40

/** A request with a copy that is ready, without the making of it. */
async function prepared() {
  const { fileManagerId, file } = await uploadOne(people.ana, { name: 'list.csv', content: 'Name,Marks\n' })
  const id = await requestFor(sinupan, [fileManagerId])
  const { sha256, id: fileId, fileName, mediaType, size } = file
  const copy = { sourceSha256: sha256, sha256, fileName, mediaType, size, preparedAt: clock.now().toISOString() }
  const { id: releaseId } = await db
    .insertInto('documentRequestReleases')
    .values({ ...copy, requestId: id, documentId: fileManagerId, fileId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, fileManagerFileId: fileId, releaseId }
}

test('a copy that is ordered again while the request is decided goes out whole, or not at all', async () => {
  for (let round = 0; round < rounds; round++) {
    const { id, fileManagerFileId } = await prepared()
    const order = () => people.records.call(contract.prepareCopy, { params: { id, fileManagerFileId }, body: {} })
    const decide = () =>
      people.approver.call(contract.decideRequest, { params: { id }, body: { outcome: 'successful' } })
    const [ordered, decided] = await (round % 2 === 0
      ? Promise.all([order(), decide()])
      : Promise.all([decide(), order()]).then(([second, first]) => [first, second] as const))
    const rows = await db
      .selectFrom('documentRequestReleases')
      .select('releasedAt')
      .where('requestId', '=', id)
      .execute()
    const wasDecided = decided.status === 200
    expect([ordered.status, decided.status, rows.length]).toEqual(wasDecided ? [409, 200, 1] : [200, 409, 0])
    expect(rows.every(({ releasedAt }) => releasedAt !== null)).toBe(true)
  }
  expect(await deadlocksIn(db)).toBe(0)
}, 240_000)

test('a copy that was taken back is not downloaded by anybody who asks afterwards', async () => {
  for (let round = 0; round < rounds; round++) {
    const { id, releaseId } = await prepared()
    await releaseAll(sinupan, id)
    const ticket = signRelease(secrets, { id: releaseId, now: clock.now() })
    const fetched = () => nobody.call(contract.readReleased, { params: { ticket } })
    const revoke = () => people.records.call(contract.revokeReleased, { params: { id, fileId: releaseId } })
    const [first, revoked] = await Promise.all([fetched(), revoke()])
    expect([200, 404]).toContain(first.status)
    expect([revoked.status, (await fetched()).status]).toEqual([200, 404])
    const { downloads } = await db
      .selectFrom('documentRequestReleases')
      .select('downloads')
      .where('id', '=', releaseId)
      .executeTakeFirstOrThrow()
    expect(downloads).toBe(first.status === 200 ? 1 : 0)
  }
}, 240_000)
