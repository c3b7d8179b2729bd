import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { makeTnef } from '../../platform/derivatives/testing/embedding.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { uploadOne } from '../../testing/upload.ts'
import { deriveBlob } from './use-cases/derive-blob.ts'

const { app, db, people } = await startSinupan()
const { ana } = people
const ctx = app.contextFor(system)

/** As it came in before its type was known, and was ordered to be read again. */
async function unknownOf(name: string, content: Buffer) {
  const { fileManagerId, file } = await uploadOne(ana, { name, content })
  await app.drain()
  await sql`update blobs set media_type = 'application/octet-stream', derived_at = null where sha256 = ${file.sha256}`.execute(
    db,
  )
  await sql`update files set media_type = 'application/octet-stream' where sha256 = ${file.sha256}`.execute(db)
  await deriveBlob(ctx, file.sha256)
  const { fileManagerFiles } = await ana.ask(contract.getDocument, { params: { id: fileManagerId } })
  return fileManagerFiles[0]
}

test('what nobody knew as it came in is typed when it is read again', async () => {
  const mail = makeTnef('Outerword', [{ name: 'plan.txt', bytes: Buffer.from('Planword') }])
  expect(await unknownOf('winmail.dat', mail)).toMatchObject({
    mediaType: 'application/vnd.ms-tnef',
    text: 'done',
  })
})

test('what still nobody knows stays as it is, and is no failure', async () => {
  const noise = Buffer.from('0001020304fffefd00', 'hex')
  expect(await unknownOf('noise.bin', noise)).toMatchObject({ mediaType: 'application/octet-stream', text: 'none' })
})
