import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { Given, levels } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { ana, approver } = sinupan.people

async function returnedPublic() {
  const documentId = await given.document()
  const { id } = await given.posting(documentId, 'public')
  await approver.ask(contract.returnPosting, { params: { id }, body: { reason: 'It names students.' } })
  return { documentId, id }
}

test('a returned Public posting of a document that was classified since goes out at another level, in one step', async () => {
  const { documentId, id } = await returnedPublic()
  await ana.ask(contract.updateDocument, { params: { id: documentId }, body: { isClassified: true } })
  const send = (body: object) => ana.call(contract.sendPosting, { params: { id }, body })
  expect((await send({})).body).toMatchObject({ code: 'PublicClassified' })
  expect((await send({ accessLevelId: levels.campus, isClassified: false })).body).toMatchObject({
    code: 'ValidationFailed',
    errors: { isClassified: ['The document itself is classified.'] },
  })
  expect((await send({ accessLevelId: levels.campus, note: 'For the campus alone' })).body).toMatchObject({
    status: 'pending',
    accessLevelId: levels.campus,
    isClassified: true,
    note: 'For the campus alone',
    round: 2,
  })
})

test('what is left out stays, and the new level is judged, not the old one', async () => {
  const { id } = await returnedPublic()
  const send = (body: object) => ana.call(contract.sendPosting, { params: { id }, body })
  expect((await send({ isClassified: true })).body).toMatchObject({ code: 'PublicClassified' })
  expect((await send({ accessLevelId: 1_000 })).body).toMatchObject({ code: 'ValidationFailed' })
  const { body } = await send({ isClassified: true, accessLevelId: levels.unit })
  expect(body).toMatchObject({ isClassified: true, accessLevelId: levels.unit, note: null })
  const { payload } = await sinupan.db
    .selectFrom('facts')
    .select('payload')
    .where('postingId', '=', id)
    .where('name', '=', 'posting.sent')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(payload).toMatchObject({ accessLevelId: levels.unit })
})
