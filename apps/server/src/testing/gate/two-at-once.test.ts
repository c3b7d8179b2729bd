import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { Given, levels } from '../given.ts'
import { startSinupan } from '../sinupan.ts'
import { tryUpload } from '../upload.ts'
import { deadlocksIn, waitersFor } from './waiting.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { db, people, university } = sinupan
const { ana, ben, approver } = people
const duId = university.units.admissions

/** Both acts, begun while the document is somebody else's, so that both have to wait for it and then follow at once. */
async function atOnce<T>(documentId: number, acts: readonly (() => Promise<T>)[]): Promise<T[]> {
  let begun: Promise<T>[] = []
  await db.transaction().execute(async (other) => {
    await holdDocument(other, documentId)
    begun = []
    for (const act of acts) {
      begun.push(act())
      await waitersFor(db, begun.length)
    }
  })
  return Promise.all(begun)
}
const holdDocument = (other: Database, id: number) =>
  sql`select id from documents where id = ${id} for no key update`.execute(other)

const post = (fileManagerId: number, level: keyof typeof levels = 'campus') =>
  ana.call(contract.createPosting, { body: { fileManagerId, accessLevelId: levels[level] } })
const replace = (fileManagerId: number) =>
  tryUpload(ben, { fileManagerId }, [{ name: 'New.txt', content: `New ${Math.random()}` }])
const classify = (id: number) => ana.call(contract.updateDocument, { params: { id }, body: { isClassified: true } })
const trash = (id: number) => ana.call(contract.trashDocument, { params: { id } })
const statuses = (answers: readonly { status: number }[]) => answers.map((answer) => answer.status)

describe('two who act on one document at once: the second is judged by what the first has left', () => {
  test('posted first: its files are locked for whoever wanted to replace one', async () => {
    const id = await given.document()
    const answers = await atOnce<{ status: number; body: unknown }>(id, [() => post(id), () => replace(id)])
    expect(statuses(answers)).toEqual([201, 409])
    expect(answers[1]?.body).toMatchObject({ code: 'FilesLocked' })
  })

  test('posted Public first: nobody marks it classified behind the approver’s back', async () => {
    const id = await given.document()
    const answers = await atOnce<{ status: number; body: unknown }>(id, [() => post(id, 'public'), () => classify(id)])
    expect(statuses(answers)).toEqual([201, 409])
    expect(answers[1]?.body).toMatchObject({ code: 'Posted' })
  })

  test('marked classified first: it is not posted Public any more', async () => {
    const id = await given.document()
    const answers = await atOnce<{ status: number; body: unknown }>(id, [() => classify(id), () => post(id, 'public')])
    expect(statuses(answers)).toEqual([200, 409])
    expect(answers[1]?.body).toMatchObject({ code: 'PublicClassified' })
  })

  test('posted first: it does not go to the trash; trashed first: it is not posted', async () => {
    const [posted, trashed] = [await given.document(), await given.document()]
    expect(statuses(await atOnce<{ status: number }>(posted, [() => post(posted), () => trash(posted)]))).toEqual([
      201, 409,
    ])
    expect(statuses(await atOnce<{ status: number }>(trashed, [() => trash(trashed), () => post(trashed)]))).toEqual([
      200, 409,
    ])
  })

  test('a hundred times each pair, freely: what is public is not classified, what is pending keeps its files', async () => {
    for (let round = 0; round < 100; round++) {
      const id = await given.document()
      const [posting] = await Promise.all([post(id, 'public'), round % 2 === 0 ? replace(id) : classify(id)])
      if (posting.status === 201)
        await approver.call(contract.approvePosting, { params: { id: posting.body.id }, body: {} })
    }
    const { rows } = await sql`
      select d.id from documents d join postings p on p.document_id = d.id and p.ended_at is null
      join access_levels l on l.id = p.access_level_id
      where (l.scope = 'public' and (d.is_classified or p.is_classified))
        or (p.status in ('pending', 'approved') and not exists (
          select from posting_files pf join files f on f.id = pf.file_id where pf.posting_id = p.id and f.is_current))`.execute(
      db,
    )
    expect(rows).toEqual([])
  })
})

describe('a folder that goes to the trash while people work inside', () => {
  test('nobody waits for each other in a circle, and nothing is answered with a failure', async () => {
    const folder = async (name: string, parentId: number | null) =>
      (await ana.ask(contract.createFolder, { params: { duId }, body: { name, parentId } })).id
    const before = await deadlocksIn(db)
    for (let round = 0; round < 6; round++) {
      const inner = await folder(`Inner ${round}`, null)
      const root = await folder(`Root ${round}`, null)
      // The inner folder is the older one: whoever locked by number would begin at the other end.
      await ana.ask(contract.moveFolders, { params: { destinationFolderId: root }, body: [inner] })
      const documents = await Promise.all(Array.from({ length: 8 }, () => given.document({ fileFolderId: inner })))
      const edits = documents.flatMap((id, index) => [
        ana.call(contract.updateDocument, { params: { id }, body: { description: `Described ${index}` } }),
        tryUpload(ana, { fileManagerId: id }, [{ name: 'More.txt', content: `More ${round} ${index}` }]),
        ana.call(contract.updateFolder, { params: { id: inner }, body: { description: `Described ${index}` } }),
      ])
      const [trashed, ...edited] = await Promise.all([
        ben.call(contract.trashFolders, { body: [{ id: root }] }),
        ...edits,
      ])
      expect(trashed?.status).toBe(200)
      expect(edited.every((answer) => [200, 201, 409].includes(answer.status))).toBe(true)
    }
    expect((await deadlocksIn(db)) - before).toBe(0)
  })
})
