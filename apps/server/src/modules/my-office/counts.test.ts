import * as contract from '@sinupan/contract'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { transaction } from '../../platform/database/transaction.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const { app, people, db, university } = await startSinupan()
const { ana } = people
const unit = university.units.admissions

/** Counts and sizes at every folder, recounted from the leaves without looking at a counter. */
const recount = async () =>
  (
    await sql<{ id: number; right: unknown; kept: unknown }>`
      select f.id,
        jsonb_build_array(f.child_count, f.document_count, f.total_size) as kept,
        jsonb_build_array(
          (select count(*) from folders c where c.parent_id = f.id and c.trashed_at is null and c.buried_in is null),
          (select count(*) from documents d where d.folder_id = f.id and d.trashed_at is null and d.buried_in is null),
          (with recursive below as (select f.id union all select c.id from folders c join below on c.parent_id = below.id)
           select coalesce(sum(v.size), 0) from files v join documents d on d.id = v.document_id
           where v.is_current and d.folder_id in (select id from below) and d.trashed_at is null and d.buried_in is null)) as right
      from folders f`.execute(db)
  ).rows

const paths = async () =>
  (
    await sql<{ id: number; right: string; kept: string }>`
      with recursive way as (
        select id, id::text as text from folders where parent_id is null
        union all select f.id, way.text || '.' || f.id from folders f join way on f.parent_id = way.id)
      select f.id, f.path::text as kept, way.text as right from folders f join way on way.id = f.id`.execute(db)
  ).rows

let blobNo = 0
/** A new version or a new file of random size, as an upload leaves it. */
const addFile = (documentId: number, size: number): Promise<void> =>
  transaction(app.contextFor(system), async ({ db }) => {
    const locked = await db.selectFrom('documents').select('id').where('id', '=', documentId).forNoKeyUpdate().execute()
    if (locked.length === 0) return
    const sha256 = (++blobNo).toString(16).padStart(64, '0')
    await db.insertInto('blobs').values({ sha256, size, mediaType: 'text/plain' }).execute()
    const current = await db
      .selectFrom('files')
      .selectAll()
      .where('documentId', '=', documentId)
      .where('isCurrent', '=', true)
      .executeTakeFirst()
    if (current) await db.updateTable('files').set({ isCurrent: false }).where('id', '=', current.id).execute()
    await db
      .insertInto('files')
      .values({
        documentId,
        sha256,
        size,
        name: 'a.txt',
        extension: 'txt',
        mediaType: 'text/plain',
        lineageId: (current?.lineageId ?? null) as never,
        versionNo: (current?.versionNo ?? 0) + 1,
      })
      .execute()
  })

const pick = <T>(things: readonly T[], at: number): T | undefined => things[at % Math.max(things.length, 1)]
const idsOf = async (table: 'folders' | 'documents') =>
  (await db.selectFrom(table).select('id').where('unitId', '=', unit).orderBy('id').execute()).map((row) => row.id)

type Step = { act: string; a: number; b: number }

async function perform({ act, a, b }: Step, no: number): Promise<void> {
  const folders = [0, ...(await idsOf('folders'))]
  const documents = await idsOf('documents')
  const [folder = 0, other = 0, document = 0] = [pick(folders, a), pick(folders, b), pick(documents, a)]
  const body = [{ id: folder || 1 }]
  const acts: Record<string, () => Promise<unknown>> = {
    folder: () =>
      ana.call(contract.createFolder, { params: { duId: unit }, body: { name: `F${no}`, parentId: other } }),
    document: () =>
      ana.call(contract.createDocument, { body: { name: `D${no}`, fileFolderId: other, deliveryUnitId: unit } }),
    upload: () => (document ? addFile(document, b) : Promise.resolve()),
    move: () => ana.call(contract.moveFolders, { params: { destinationFolderId: other }, body: [folder || 1] }),
    moveDocument: () => ana.call(contract.moveDocuments, { params: { fileFolderId: other }, body: [document || 1] }),
    copy: () => ana.call(contract.copyDocuments, { params: { fileFolderId: other }, body: [document || 1] }),
    trash: () => ana.call(contract.trashFolders, { body }),
    restore: () => ana.call(contract.restoreFolder, { params: { id: folder || 1 } }),
    remove: () => ana.call(contract.removeFolders, { body }),
    trashDocument: () => ana.call(contract.trashDocument, { params: { id: document || 1 } }),
    restoreDocument: () => ana.call(contract.restoreDocument, { params: { id: document || 1 } }),
    removeDocument: () => ana.call(contract.removeDocument, { params: { id: document || 1 } }),
  }
  await acts[act]?.()
}

const acts = [
  'folder',
  'folder',
  'document',
  'document',
  'upload',
  'upload',
  'upload',
  'move',
  'moveDocument',
  'copy',
  'trash',
  'restore',
  'restore',
  'remove',
  'trashDocument',
  'restoreDocument',
  'removeDocument',
]
const step = fc.record({ act: fc.constantFrom(...acts), a: fc.nat(1_000), b: fc.nat(1_000) })
let serial = 0

test('counts, sizes and paths are right at every folder after any sequence of operations', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      for (const one of steps) await perform(one, ++serial)
      for (const { id, kept, right } of await recount()) expect({ id, counts: kept }).toEqual({ id, counts: right })
      for (const { id, kept, right } of await paths()) expect({ id, path: kept }).toEqual({ id, path: right })
    }),
    { numRuns: 12, endOnFailure: true },
  )
})

test('counts stay right when many change the same tree at once', async () => {
  const steps = fc.sample(step, { numRuns: 200, seed: 7 })
  const runners = Array.from({ length: 8 }, async (_, runner) => {
    for (const [index, one] of steps.entries()) if (index % 8 === runner) await perform(one, ++serial)
  })
  await Promise.all(runners)
  for (const { id, kept, right } of await recount()) expect({ id, counts: kept }).toEqual({ id, counts: right })
  for (const { id, kept, right } of await paths()) expect({ id, path: kept }).toEqual({ id, path: right })
})
