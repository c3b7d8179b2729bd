import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { waitersFor } from '../../testing/gate/waiting.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { formOf, type GivenFile } from '../../testing/upload.ts'

const sinupan = await startSinupan()
const { people, nobody, db, clock, app } = sinupan
const { ana } = people
const day = 86_400_000

let number = 0
const folderOf = (by: Caller, name = `Folder ${++number}`) =>
  by.ask(contract.createFolder, { params: { duId: by.unitId }, body: { name, parentId: 0 } })
type Wish = Partial<contract.BodyInputOf<typeof contract.createDrop>>
const inDays = (days: number) => new Date(clock.now().getTime() + days * day).toISOString()
const wishOf = (fileFolderId: number, wish: Wish = {}) => ({
  body: { fileFolderId, title: 'Theses of 2026', expiresAt: inDays(7), ...wish },
})
async function request(wish: Wish = {}, by: Caller = ana) {
  const folder = await folderOf(by)
  const made = await by.ask(contract.createDrop, wishOf(folder.id, wish))
  return { ...made, folderId: folder.id, token: made.url?.split('/').at(-1) ?? '' }
}
const open = (token: string) => nobody.call(contract.openDrop, { params: { token } })
const openBy = (token: string, password: string) =>
  nobody.call(contract.openDropWithPassword, { params: { token }, body: { password } })
const thesis: GivenFile = { name: 'Thesis.txt', content: 'the thesis' }
// Each from an address of its own, unless a test is about the address.
let address = 0
const send = (token: string, file: GivenFile = thesis, fields: Record<string, string> = {}, remoteAddress?: string) =>
  nobody.request({
    method: 'POST',
    url: `/api/Drop/Open/${token}/File`,
    remoteAddress: remoteAddress ?? `10.9.${(++address >> 8) % 256}.${address % 256}`,
    ...formOf({ senderName: 'Juan Cruz', ...fields }, [file]),
  })
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? status : (body as { code: string }).code
const contentsOf = async (folderId: number) => {
  const { rows } = await sql<{ name: string; description: string; ownerId: string; uploadedBy: string | null }>`
    select d.name, d.description, d.owner_id, f.uploaded_by from documents d join files f on f.document_id = d.id
    where d.folder_id = ${folderId} order by d.id`.execute(db)
  return rows
}
const dropOf = async (id: number, by: Caller = ana) =>
  (await by.ask(contract.listOwnDrops)).items.find((one) => one.id === id)

describe('a request for files', () => {
  test('takes a file of somebody without an account, as a document of its maker that says who sent it', async () => {
    const { token, folderId, id } = await request({ message: 'Signed copies, please.' })
    const { body, headers } = await open(token)
    expect(body).toMatchObject({ title: 'Theses of 2026', message: 'Signed copies, please.', left: 20, types: null })
    expect(body.from).toEqual({ unitName: 'Admissions Unit', officeName: 'Office of the Registrar' })
    expect(headers['cache-control']).toBe('no-store')
    expect(Object.keys(body).toSorted()).toEqual(
      ['expiresAt', 'from', 'institution', 'left', 'maxBytes', 'message', 'session', 'title', 'types'].toSorted(),
    )
    const sent = await send(token, thesis, { senderEmail: 'juan@example.org', note: 'Second print.' })
    expect(sent).toMatchObject({ status: 201, body: { receipt: expect.stringMatching(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/) } })
    expect(Object.keys(sent.body as object)).toEqual(['receipt'])
    const { receipt } = sent.body as { receipt: string }
    expect(await contentsOf(folderId)).toEqual([
      {
        name: 'Thesis',
        description: `Sent by Juan Cruz (juan@example.org) on the request “Theses of 2026”. Receipt ${receipt}.\n\nSecond print.`,
        ownerId: ana.userId,
        uploadedBy: null,
      },
    ])
    expect(await dropOf(id)).toMatchObject({ fileCount: 1, state: 'live', fileFolder: { id: folderId } })
  })

  test('numbers what comes under a taken name, and answers bytes that are known as it answers new ones', async () => {
    const { token, folderId } = await request()
    const answers = [await send(token), await send(token), await send(token, { name: 'Other.txt', content: 'new' })]
    expect(answers.map((one) => [one.status, Object.keys(one.body as object)])).toEqual(
      Array(3).fill([201, ['receipt']]),
    )
    expect((await contentsOf(folderId)).map(({ name }) => name)).toEqual(['Thesis', 'Thesis (2)', 'Other'])
  })

  test('is told once, and only its hash is kept', async () => {
    const { token, id } = await request()
    expect(token).toHaveLength(45)
    expect((await dropOf(id))?.url).toBeUndefined()
    const { rows } = await sql<{ kept: string }>`select drops::text as kept from drops where id = ${id}`.execute(db)
    expect(rows[0]?.kept).not.toContain(token)
    const facts = await sql<{ all: string }>`select string_agg(facts::text, '') as all from facts`.execute(db)
    expect(facts.rows[0]?.all).not.toContain(token)
  })

  test('tells its maker of each file, in a mail that holds nothing its sender wrote', async () => {
    const { token } = await request()
    await send(token, { name: 'Win a prize.txt', content: 'x' }, { senderName: 'https://evil.example' })
    await app.drain()
    const { items } = await ana.ask(contract.listNotifications)
    expect(items[0]).toMatchObject({
      kind: 'drop.delivered',
      payload: { name: 'Win a prize', title: 'Theses of 2026' },
    })
    const { rows } = await sql<{
      mail: string
    }>`select mails::text as mail from mails order by id desc limit 1`.execute(db)
    expect(rows[0]?.mail).toContain('Theses of 2026')
    expect(rows[0]?.mail).not.toMatch(/prize|evil/)
  })

  test('refuses a form without a name, and more than one file', async () => {
    const { token } = await request()
    expect(await send(token, thesis, { senderName: '' })).toMatchObject({
      status: 400,
      body: { errors: { senderName: [expect.any(String)] } },
    })
    expect(codeOf(await send(token, thesis, { senderEmail: 'nowhere' }))).toBe('ValidationFailed')
    const two = formOf({ senderName: 'Juan' }, [thesis, thesis])
    const answer = await nobody.request({ method: 'POST', url: `/api/Drop/Open/${token}/File`, ...two })
    expect(codeOf(answer)).toBe('ValidationFailed')
    expect((await open(token)).body.left).toBe(20)
  })

  test('takes the types and sizes that it asks for, by content', async () => {
    const { token, folderId, id } = await request({ types: ['pdf', 'csv'], maxBytes: 100 })
    expect((await open(token)).body).toMatchObject({ types: ['pdf', 'csv'], maxBytes: 100 })
    expect(codeOf(await send(token))).toBe('TypeRefused')
    expect(codeOf(await send(token, { name: 'a.pdf', content: 'no pdf at all' }))).toBe('TypeRefused')
    expect(codeOf(await send(token, { name: 'a.csv', content: 'a,b\n'.repeat(50) }))).toBe('TooLarge')
    expect(codeOf(await send(token, { name: 'a.csv', content: 'a,b\n1,2' }))).toBe(201)
    expect(await contentsOf(folderId)).toHaveLength(1)
    expect(await dropOf(id)).toMatchObject({ fileCount: 1 })
    const { rows } = await sql`select from drop_files where drop_id = ${id}`.execute(db)
    expect(rows).toHaveLength(1)
  })

  test('calls a file what it is, where a desktop would run it by its name', async () => {
    const pdf = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'
    const { token, folderId } = await request()
    for (const name of ['form.hta', 'notes.v2']) expect((await send(token, { name, content: pdf })).status).toBe(201)
    const { rows } = await sql<{ name: string }>`select f.name from files f join documents d on d.id = f.document_id
      where d.folder_id = ${folderId} order by f.id`.execute(db)
    expect(rows.map((row) => row.name)).toEqual(['form.hta.pdf', 'notes.v2'])
  })

  test('takes a picture by whichever of its endings it asks for, and nothing by its name alone', async () => {
    const { token } = await request({ types: ['jpg', 'tif'] })
    const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
    expect(codeOf(await send(token, { name: 'photo.jpeg', content: jpeg }))).toBe(201)
    expect(codeOf(await send(token, { name: 'photo', content: jpeg }))).toBe(201)
    expect(codeOf(await send(token, { name: 'text.jpeg', content: 'no picture' }))).toBe('TypeRefused')
    expect(codeOf(await send(token, { name: 'bytes.tif', content: Buffer.from([1, 0, 2, 255]) }))).toBe('TypeRefused')
  })

  test('asks for its password before it tells or takes anything, ten wrong ones at most', async () => {
    const { token } = await request({ title: 'Secret plan', password: 'open sesame' })
    const { token: other } = await request({ password: 'open sesame' })
    const asked = await open(token)
    expect([codeOf(asked), JSON.stringify(asked.body).includes('Secret')]).toEqual(['PasswordRequired', false])
    expect(codeOf(await send(token))).toBe('PasswordRequired')
    const { session } = (await openBy(token, 'open sesame')).body
    const foreign = (await openBy(other, 'open sesame')).body.session
    expect(codeOf(await send(token, thesis, { session: foreign }))).toBe('PasswordRequired')
    expect(codeOf(await send(token, thesis, { session }))).toBe(201)
    const wrong = await Promise.all(Array.from({ length: 14 }, (_, at) => openBy(token, `wrong ${at}`)))
    expect(wrong.map(codeOf).filter((code) => code === 'WrongPassword')).toHaveLength(10)
    expect(codeOf(await openBy(token, 'open sesame'))).toBe('TooManyRequests')
    clock.pass({ hours: 13 })
    expect(codeOf(await send(token, thesis, { session }))).toBe('PasswordRequired')
    clock.pass({ hours: -13 })
  })
})

describe('the limit of files', () => {
  test('lets exactly so many through, however many come at once', async () => {
    const { token, folderId, id } = await request({ maxFiles: 7 })
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => send(token, { name: `${at}.txt`, content: `file ${at}` })),
    )
    expect(answers.filter((one) => one.status === 201)).toHaveLength(7)
    expect(new Set(answers.filter((one) => one.status !== 201).map(codeOf))).toEqual(new Set(['LinkUsedUp']))
    expect(await contentsOf(folderId)).toHaveLength(7)
    expect(await dropOf(id)).toMatchObject({ fileCount: 7, state: 'full' })
    expect(codeOf(await open(token))).toBe('LinkUsedUp')
  })

  test('is asked once whoever came before has taken its place, not while', async () => {
    const { token, id } = await request({ maxFiles: 1 })
    const sent = await db.transaction().execute(async (other) => {
      await sql`select from drops where id = ${id} for no key update`.execute(other)
      await sql`insert into drop_files (drop_id, receipt, begun_at) values (${id}, 'FIRST', ${clock.now().toISOString()})`.execute(
        other,
      )
      const late = send(token)
      await waitersFor(db, 1)
      return [late]
    })
    expect(codeOf((await sent[0]) ?? { status: 0, body: {} })).toBe('LinkUsedUp')
  })

  test('gets the place of a broken upload back', async () => {
    const { token } = await request({ maxFiles: 1 })
    const { headers, payload } = formOf({ senderName: 'Juan' }, [{ name: 'long.txt', content: 'x'.repeat(5_000) }])
    const cut = { headers, payload: payload.subarray(0, 2_000) }
    expect(codeOf(await nobody.request({ method: 'POST', url: `/api/Drop/Open/${token}/File`, ...cut }))).toBe(
      'UploadBroken',
    )
    expect(codeOf(await send(token))).toBe(201)
    expect(codeOf(await send(token))).toBe('LinkUsedUp')
  })

  test('gets a place back after an hour that a server left lying', async () => {
    const { token, id } = await request({ maxFiles: 1 })
    await sql`insert into drop_files (drop_id, receipt, begun_at) values (${id}, 'LOST', ${clock.now().toISOString()})`.execute(
      db,
    )
    expect(codeOf(await send(token))).toBe('LinkUsedUp')
    clock.pass({ hours: 2 })
    expect(codeOf(await send(token))).toBe(201)
  })

  test('and a revocation at once: whoever comes after it sends nothing', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const { token, id, folderId } = await request()
      const [sent] = await Promise.all([
        Promise.all(Array.from({ length: 5 }, () => send(token))),
        ana.ask(contract.revokeDrop, { params: { id } }),
      ])
      const through = sent.filter((one) => one.status === 201).length
      expect(await contentsOf(folderId)).toHaveLength(through)
      expect(codeOf(await send(token))).toBe('LinkRevoked')
    }
  })

  test('of an address is 60 files an hour', async () => {
    const { token } = await request({ maxFiles: 1_000 })
    const codes = []
    for (let at = 0; at < 61; at++) codes.push(codeOf(await send(token, thesis, {}, '192.0.2.7')))
    expect(codes.indexOf('TooManyRequests')).toBe(60)
    expect(codeOf(await send(token, thesis, {}, '192.0.2.8'))).toBe(201)
    await sql`update throttles set count = 600 where key like 'drop-link:%'`.execute(db)
    expect(codeOf(await send(token, thesis, {}, '192.0.2.9'))).toBe('TooManyRequests')
    clock.pass({ hours: 1, seconds: 1 })
    expect(codeOf(await send(token, thesis, {}, '192.0.2.7'))).toBe(201)
  })
})
