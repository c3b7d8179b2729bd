import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { wordsOf } from '../../../platform/derivatives/release/testing/copy-bytes.ts'
import { Given } from '../../../testing/given.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { upload } from '../../../testing/upload.ts'
import { scannedPdf } from '../testing/scanned.ts'
import { readLetters } from './read-letters.ts'
import { mostPauses } from './standing-back.ts'

const sinupan = await startSinupan({ OCR: 'true' })
const given = new Given(sinupan)
const { app, db, people, nobody } = sinupan
const { ana, approver } = people
const ctx = app.contextFor(system)

/** A scan whose words were read, in a document that is not posted yet. */
async function scan(line: string) {
  const documentId = await given.document({ text: null })
  const scanned = { name: 'Scan.pdf', content: await scannedPdf(line) }
  const { items } = await upload(ana, { fileManagerId: documentId }, [scanned])
  const { id = 0, sha256 = '' } = items[0]?.file ?? {}
  await app.drain()
  await readLetters(ctx, { sha256, pauses: mostPauses })
  await app.drain()
  return { documentId, id }
}
const bytesOf = (id: number, query: Record<string, string> = {}) =>
  nobody.call(contract.readSearchable, { params: { id }, query })
const pageOf = async (documentId: number) => {
  const { routeId } = await ana.ask(contract.getDocument, { params: { id: documentId } })
  return nobody.ask(contract.getPublicDocument, { params: { routeId } })
}

test('a public scan is read with its words by everybody, under the public’s rights alone', async () => {
  const { documentId, id } = await scan('Potoroo regulations')
  expect((await bytesOf(id)).status).toBe(404)
  const posting = await given.approved(documentId, 'public')
  const { files } = await pageOf(documentId)
  expect(files[0]?.searchableUrl).toBe(`/api/FileManagerFile/${id}/Searchable`)
  const shown = await bytesOf(id)
  expect(shown.status).toBe(200)
  expect((await wordsOf(shown.raw)).join(' ')).toContain('Potoroo regulations')
  expect((await pageOf(documentId)).downloadCount).toBe(0)
  expect((await bytesOf(id, { disposition: 'attachment' })).headers['content-disposition']).toContain('(text).pdf')
  expect((await pageOf(documentId)).downloadCount).toBe(1)
  const taken = { params: { id: posting.id }, body: { reason: 'It names students.' } }
  await approver.ask(contract.takeDownPosting, taken)
  expect((await bytesOf(id)).status).toBe(404)
})

test('where the posting is for a campus only, or the words are forgotten, the public gets none', async () => {
  const { documentId, id } = await scan('Bettong regulations')
  await given.approved(documentId, 'campus')
  expect((await bytesOf(id)).status).toBe(404)
  const other = await scan('Numbat regulations')
  await given.approved(other.documentId, 'public')
  await sql`update blobs set searchable_at = null where sha256 = (select sha256 from files where id = ${other.id})`.execute(
    db,
  )
  expect((await pageOf(other.documentId)).files[0]?.searchableUrl).toBeNull()
  expect((await bytesOf(other.id)).status).toBe(404)
})

test('a guest of a link reads it too; what they take counts as a download', async () => {
  const { documentId, id } = await scan('Quoll regulations')
  const { url } = await ana.ask(contract.createLink, { body: { fileManagerId: documentId, maxDownloads: 1 } })
  const share = url?.split('/').at(-1) ?? ''
  const { session, files } = await nobody.ask(contract.openLink, { params: { token: share } })
  expect(files[0]?.searchableUrl).toContain(`/api/FileManagerFile/${id}/Searchable?share=`)
  expect((await bytesOf(id, { share, session })).status).toBe(200)
  expect((await bytesOf(id, { share, session, disposition: 'attachment' })).status).toBe(200)
  const second = await nobody.ask(contract.openLink, { params: { token: share } }).catch(() => undefined)
  expect(second?.downloadsLeft ?? 0).toBe(0)
})
