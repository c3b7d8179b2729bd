import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { Caller } from '../../../testing/caller.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { newKey, sendWhole } from '../../../testing/tus.ts'

const { another, db, dataDir, people, signIn } = await startSinupan()
const second = await another()
const { ana, ben } = people

const newFolder = async (name: string) =>
  (await ana.ask(contract.createFolder, { params: { duId: ana.unitId }, body: { name } })).id
const many = (count: number, word: string) =>
  Array.from({ length: count }, (_, no) => ({ name: `${word} ${no}.txt`, content: `${word} has ${no}` }))

interface Filed {
  id: number
  name: string
  transaction: string
  facts: string[]
  requests: number
}
const filedIn = async (folderId: number | null, like = '%') =>
  (
    await sql<Filed>`select d.id, d.name, d.xmin::text as transaction,
      (select array_agg(name order by id) from facts where document_id = d.id) as facts,
      (select count(distinct request_id)::int from facts where document_id = d.id) as requests
    from documents d where d.folder_id is not distinct from ${folderId} and d.name like ${like} order by d.id`.execute(
      db,
    )
  ).rows

describe('files that one person sends into one folder at the same time', () => {
  test('are all there, each with its bytes and its own facts, several written by one transaction', async () => {
    const folderId = await newFolder('At once')
    const files = many(40, 'Page')
    const answers = await Promise.all(files.map((file) => sendWhole(ana, { ...file, fileFolderId: folderId })))
    for (const [no, { status, headers }] of answers.entries()) {
      expect(status).toBe(201)
      const read = await ana.request({ method: 'GET', url: `/api/FileManagerFile/ReadFile/${headers['sinupan-file']}` })
      expect(read.raw.toString()).toBe(files[no]?.content)
    }
    const filed = await filedIn(folderId)
    expect(filed.map(({ name }) => name).sort()).toEqual(files.map(({ name }) => name.slice(0, -4)).sort())
    expect(new Set(filed.map(({ id }) => id))).toEqual(
      new Set(answers.map(({ headers }) => Number(headers['sinupan-document']))),
    )
    for (const { facts, requests } of filed) expect([facts, requests]).toEqual([['document.added', 'file.added'], 1])
    expect(new Set(filed.map(({ transaction }) => transaction)).size).toBeLessThan(20)
    const folder = await db.selectFrom('folders').selectAll().where('id', '=', folderId).executeTakeFirstOrThrow()
    const size = files.reduce((sum, { content }) => sum + content.length, 0)
    expect(folder).toMatchObject({ documentCount: 40, totalSize: size })
  })

  test('under one name, also in other letters, are numbered, and none takes another’s place', async () => {
    for (const folderId of [null, await newFolder('Same name')]) {
      const names = ['Año.txt', 'AÑO.txt', 'An\u0303o.txt', 'Other.txt']
      const sent = Array.from({ length: 20 }, (_, no) => ({ name: names[no % 4] ?? '', content: `same name ${no}` }))
      const answers = await Promise.all(
        sent.map((file) => sendWhole(ana, { ...file, ...(folderId && { fileFolderId: folderId }) })),
      )
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
      expect(answers.filter(({ headers }) => 'sinupan-name' in headers)).toHaveLength(18)
      expect(await filedIn(folderId, 'A%')).toHaveLength(15)
      expect(await filedIn(folderId, 'Other%')).toHaveLength(5)
    }
  })

  test('with the same bytes share them, and only the first of them is new', async () => {
    const folderId = await newFolder('Same bytes')
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, no) =>
        sendWhole(ana, { name: `Copy ${no}.txt`, content: 'the very same', fileFolderId: folderId }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12)
    const { rows } = await sql<{ fresh: number }>`
      select (select count(*)::int from finished_uploads u join files f on f.id = u.file_id join documents d on d.id = f.document_id
        where d.folder_id = ${folderId} and u.is_new_content) as fresh`.execute(db)
    expect(rows[0]?.fresh).toBe(1)
  })

  test('sent twice under their keys, also to another server, are filed once', async () => {
    const folderId = await newFolder('Keys')
    const files = many(10, 'Keyed').map((file) => ({ ...file, key: newKey(), fileFolderId: folderId }))
    const elsewhere = new Caller(second, ana)
    const sent = [ana, elsewhere, ana].flatMap((caller) => files.map((file) => sendWhole(caller, file)))
    const answers = await Promise.all(sent)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ headers }) => headers['sinupan-document'])).size).toBe(10)
    expect(await filedIn(folderId)).toHaveLength(10)
  })

  test('of which one finds no place for its bytes are filed without it', async () => {
    const folderId = await newFolder('One fails')
    const files = many(12, 'Place')
    // The bytes of one of them belong into a folder that can't be made.
    const beginnings = files.map(({ content }) => createHash('sha256').update(content).digest('hex').slice(0, 2))
    const no = beginnings.findIndex((one) => beginnings.filter((other) => other === one).length === 1)
    const inTheWay = join(dataDir, 'blobs', beginnings[no] ?? '')
    await rm(inTheWay, { recursive: true, force: true })
    await writeFile(inTheWay, 'in the way')
    const answers = await Promise.all(files.map((file) => sendWhole(ana, { ...file, fileFolderId: folderId })))
    expect(answers.map(({ status }) => status)).toEqual(files.map((_, index) => (index === no ? 507 : 201)))
    expect(await filedIn(folderId)).toHaveLength(11)
    await rm(inTheWay)
  })

  test('are refused each with its own answer where the folder went to the trash, and leave nothing', async () => {
    const folderId = await newFolder('Gone')
    expect((await ana.call(contract.trashFolders, { body: [{ id: folderId }] })).status).toBeLessThan(300)
    const answers = await Promise.all(
      many(8, 'Lost').map((file) => sendWhole(ana, { ...file, fileFolderId: folderId })),
    )
    for (const answer of answers) expect(answer).toMatchObject({ status: 409, body: { code: 'InTrash' } })
    expect(await filedIn(folderId)).toEqual([])
    const foreign = await Promise.all(
      many(4, 'Foreign').map((file) => sendWhole(people.carla, { ...file, fileFolderId: folderId })),
    )
    for (const answer of foreign) expect(answer).toMatchObject({ status: 404 })
  })

  test('are those of one person: each is told as who sent it', async () => {
    const folderId = await newFolder('Two people')
    await Promise.all(
      many(20, 'Both').map((file, no) => sendWhole(no % 2 ? ana : ben, { ...file, fileFolderId: folderId })),
    )
    const { rows } = await sql<{ no: number; actor: string; owner: string; uploader: string }>`
      select substring(d.name from '\\d+')::int as no, x.actor_id as actor, d.owner_id as owner, f.uploaded_by as uploader
      from documents d join facts x on x.document_id = d.id and x.name = 'file.added' join files f on f.document_id = d.id
      where d.folder_id = ${folderId}`.execute(db)
    expect(rows).toHaveLength(20)
    for (const { no, ...told } of rows) {
      const who = (no % 2 ? ana : ben).userId
      expect(told).toEqual({ actor: who, owner: who, uploader: who })
    }
  })

  test('whose session ended on the way are not filed with those of another session', async () => {
    const leaving = await signIn('ana')
    await leaving.ask(contract.signOut)
    const answers = await Promise.all(many(10, 'Ended').map((file, no) => sendWhole(no % 2 ? leaving : ana, file)))
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, no) => (no % 2 ? 401 : 201)))
  })
})
