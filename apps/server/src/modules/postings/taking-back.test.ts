import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { ana, approver, admin } = sinupan.people

const params = (id: number) => ({ params: { id } })
const statusOf = async (id: number) => (await ana.ask(contract.getDocument, params(id))).status

test('what is public is taken back by its unit also when its file is gone, and then not approved without one', async () => {
  const id = await given.document()
  const posting = await given.approved(id, 'public')
  const { fileManagerFiles } = await ana.ask(contract.getDocument, params(id))
  await ana.ask(contract.removeFile, params(fileManagerFiles[0]?.id ?? 0))
  expect((await ana.call(contract.sendPosting, { ...params(posting.id), body: {} })).status).toBe(200)
  expect(await statusOf(id)).toBe('pending')
  expect(await approver.call(contract.approvePosting, { ...params(posting.id), body: {} })).toMatchObject({
    status: 409,
    body: { code: 'NotPostable', reasons: ['NoFile'] },
  })
})

test('nobody approves what they uploaded, by whichever copy or version of it', async () => {
  const id = await given.document({ text: null })
  await given.file(id, { by: 'approver', text: 'Brought by the approver' })
  const copies = await ana.ask(contract.copyDocuments, { params: { fileFolderId: 0 }, body: [id] })
  const { id: posted } = await given.posting(copies.items[0] ?? 0)
  expect(await approver.call(contract.approvePosting, { ...params(posted), body: {} })).toMatchObject({
    status: 409,
    body: { code: 'OwnPosting' },
  })
  expect((await admin.call(contract.approvePosting, { ...params(posted), body: {} })).status).toBe(200)
})
