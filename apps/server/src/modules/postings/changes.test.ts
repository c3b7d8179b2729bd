import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { Given, levels } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { people, university } = sinupan
const { ana, ben, carla, dan, approver, records, admin } = people

const changesFor = (caller: Caller, id: number) => caller.call(contract.getPostingChanges, { params: { id } })
const nothing = {
  name: null,
  description: null,
  tags: null,
  category: null,
  documentDate: null,
  accessLevel: null,
  isClassified: null,
  files: [],
}

/** Returned, then changed by its unit in everything that there is. */
async function changedSince() {
  const documentId = await given.document({
    name: `Fee schedule ${Math.random()}`,
    description: 'As approved by the board',
    tagIds: [university.tags.enrolment],
    text: null,
  })
  const first = await given.file(documentId, { by: 'ana', name: 'schedule', text: 'The fee is 1 200 pesos.' })
  await given.file(documentId, { by: 'ana', name: 'annex', text: 'The annex.' })
  await given.file(documentId, { by: 'ana', name: 'cover', text: 'The cover.' })
  const { id } = await given.returned(documentId)
  const { db } = sinupan
  const { lineageId } = await db
    .selectFrom('files')
    .select('lineageId')
    .where('id', '=', first)
    .executeTakeFirstOrThrow()
  await db.updateTable('files').set({ isCurrent: false }).where('id', '=', first).execute()
  const stray = await given.file(documentId, { by: 'ana', name: 'schedule', text: 'The fee is 1 500 pesos.' })
  const { id: second } = (
    await sql<{
      id: number
    }>`insert into files (document_id, lineage_id, version_no, sha256, name, extension, media_type, size, uploaded_by)
      select document_id, ${lineageId}, 2, sha256, name, extension, media_type, size, uploaded_by from files where id = ${stray}
      returning id`.execute(db)
  ).rows[0] ?? { id: 0 }
  await db.deleteFrom('files').where('id', '=', stray).execute()
  await db
    .updateTable('files')
    .set({ isCurrent: false })
    .where('documentId', '=', documentId)
    .where('name', '=', 'annex.pdf')
    .execute()
  const added = await given.file(documentId, { by: 'ana', name: 'signed page', text: 'Signed.' })
  await ana.ask(contract.updateDocument, {
    params: { id: documentId },
    body: {
      description: 'As approved by the board in May',
      tagIds: [university.tags.urgent],
      documentCategoryId: university.categories.minutes,
      documentDate: '2026-05-04',
    },
  })
  return { documentId, id, first, second, added }
}

const changed = {
  name: null,
  description: { before: 'As approved by the board', after: 'As approved by the board in May' },
  tags: { added: ['urgent'], removed: ['enrolment'] },
  category: { before: 'Memoranda', after: 'Minutes' },
  documentDate: { before: '2026-03-02', after: '2026-05-04' },
}
const filesOf = (body: {
  files: { kind: string; before: { fileName: string } | null; after: { fileName: string } | null }[]
}) => body.files.map(({ kind, before, after }) => [kind, before?.fileName, after?.fileName])

describe('what changed since a posting was sent before', () => {
  test('is told to who decides: fields, level, and files by what they hold', async () => {
    const { id } = await changedSince()
    await ana.ask(contract.sendPosting, { params: { id }, body: { accessLevelId: levels.system } })
    const { body } = await changesFor(approver, id)
    expect(body).toMatchObject({
      ...changed,
      since: expect.any(String),
      isDraft: false,
      accessLevel: { before: 'Campus', after: 'System' },
      isClassified: null,
    })
    expect(filesOf(body)).toEqual([
      ['replaced', 'schedule.pdf', 'schedule.pdf'],
      ['added', undefined, 'signed page.pdf'],
      ['removed', 'annex.pdf', undefined],
    ])
  })

  test('is told to the unit while it is returned: what it would send now', async () => {
    const { id } = await changedSince()
    const { body } = await changesFor(ben, id)
    expect(body).toMatchObject({ ...changed, isDraft: true, accessLevel: null })
    expect(filesOf(body)).toHaveLength(3)
    expect((await changesFor(admin, id)).body).toMatchObject({ code: 'Forbidden' })
  })

  test('is nothing at a first round, and nothing where it was sent again as it was', async () => {
    const { id } = await given.posting(await given.document())
    expect((await changesFor(approver, id)).body).toEqual({ since: null, isDraft: false, ...nothing })
    const again = await given.returned(await given.document())
    await ana.ask(contract.sendPosting, { params: { id: again.id }, body: {} })
    expect((await changesFor(approver, again.id)).body).toEqual({
      since: expect.any(String),
      isDraft: false,
      ...nothing,
    })
  })

  test('is not a file that was only renamed, nor a category that is only called otherwise', async () => {
    const { id, documentId } = await given
      .returned(await given.document())
      .then((one) => ({ id: one.id, documentId: one.fileManagerId }))
    await sinupan.db.updateTable('files').set({ name: 'renamed.pdf' }).where('documentId', '=', documentId).execute()
    await ana.ask(contract.sendPosting, { params: { id }, body: {} })
    expect((await changesFor(approver, id)).body).toMatchObject(nothing)
  })

  test('is for the unit and who decides, as the review is', async () => {
    const { id } = await changedSince()
    await ana.ask(contract.sendPosting, { params: { id }, body: {} })
    for (const caller of [ana, ben, approver, admin]) expect((await changesFor(caller, id)).status).toBe(200)
    expect((await changesFor(records, id)).body).toMatchObject({ code: 'Forbidden' })
    for (const caller of [carla, dan]) expect((await changesFor(caller, id)).status).toBe(404)
  })

  test('keeps what the unit withdrew to the unit', async () => {
    const documentId = await given.document({ description: 'A draft' })
    const { id } = await given.posting(documentId)
    await ana.ask(contract.removePosting, { params: { id } })
    await ana.ask(contract.updateDocument, { params: { id: documentId }, body: { description: 'The final one' } })
    const next = await given.posting(documentId)
    expect((await changesFor(ana, next.id)).body.description).toEqual({ before: 'A draft', after: 'The final one' })
    expect((await changesFor(approver, next.id)).body).toMatchObject({ since: null, description: null })
  })
})

describe('the words of a changed file', () => {
  test('are told before and after, of the files of the changes alone', async () => {
    const { id, first, second, added } = await changedSince()
    await ana.ask(contract.sendPosting, { params: { id }, body: {} })
    const text = (query: { before?: number; after?: number }) =>
      approver.call(contract.getChangedText, { params: { id }, query })
    expect((await text({ before: first, after: second })).body).toEqual({
      before: 'The fee is 1 200 pesos.',
      after: 'The fee is 1 500 pesos.',
      isCut: false,
    })
    expect((await text({ after: added })).body).toMatchObject({ before: '', after: 'Signed.' })
    const other = await given.document({ text: 'Nobody else’s business.' })
    const file = await sinupan.db
      .selectFrom('files')
      .select('id')
      .where('documentId', '=', other)
      .executeTakeFirstOrThrow()
    for (const query of [{ after: file.id }, { before: file.id, after: second }, { before: second, after: first }, {}])
      expect((await text(query)).status).toBe(404)
  })

  test('of a long one are cut', async () => {
    const documentId = await given.document({ text: null })
    await given.file(documentId, { by: 'ana', name: 'short', text: 'Short.' })
    const { id } = await given.returned(documentId)
    const long = await given.file(documentId, { by: 'ana', name: 'long', text: 'word '.repeat(60_000) })
    await ana.ask(contract.sendPosting, { params: { id }, body: {} })
    const { after, isCut } = await approver.ask(contract.getChangedText, { params: { id }, query: { after: long } })
    expect([after.length, isCut]).toEqual([contract.mostComparedText, true])
  })
})
