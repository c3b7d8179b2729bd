import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { upload, uploadOne } from '../../testing/upload.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { people, nobody, university, db, clock } = sinupan
const { ana, ben, carla, dan, admin, records } = people

const read = (caller: Caller, id: number, headers: Record<string, string> = {}, query = {}) =>
  caller.request({ method: 'GET', url: `/api/FileManagerFile/ReadFile/${id}`, headers, query })
const status = async (caller: Caller, id: number) => (await read(caller, id)).status
const open = (url: string) => nobody.request({ method: 'GET', url })

/** A document of Ana's with a category and one file. */
async function paper(name: string, content: string | Buffer = `${name}: some words`) {
  const fields = { deliveryUnitId: ana.unitId, documentCategoryId: university.categories.memoranda }
  const [item] = (await upload(ana, fields, [{ name, content }])).items
  if (!item) throw new Error('It was not taken.')
  return item
}
const ticketOf = async (caller: Caller, documentId: number) => {
  const { fileManagerFiles } = await caller.ask(contract.getDocument, { params: { id: documentId } })
  return fileManagerFiles[0]?.contentUrl ?? ''
}
const readings = async (documentId: number) =>
  (
    await sql<{ how: string; actor: string | null }>`
      select payload ->> 'how' as how, actor_id as actor from facts
      where name = 'document.contents-read' and document_id = ${documentId} order by id`.execute(db)
  ).rows

describe('the bytes of a file', () => {
  test('come whole, in part, from the end, or not at all when the client has them', async () => {
    const { file } = await paper('Alphabet.txt', 'abcdefghij')
    const whole = await read(ana, file.id)
    expect(whole).toMatchObject({
      status: 200,
      raw: Buffer.from('abcdefghij'),
      headers: { 'content-length': '10', 'accept-ranges': 'bytes', etag: `"${file.sha256}"` },
    })
    const part = async (range: string, more = {}) => {
      const { status, raw, headers } = await read(ana, file.id, { range, ...more })
      return [status, raw.toString(), headers['content-range']]
    }
    expect(await part('bytes=2-4')).toEqual([206, 'cde', 'bytes 2-4/10'])
    expect(await part('bytes=7-')).toEqual([206, 'hij', 'bytes 7-9/10'])
    expect(await part('bytes=-3')).toEqual([206, 'hij', 'bytes 7-9/10'])
    expect(await part('bytes=5-99')).toEqual([206, 'fghij', 'bytes 5-9/10'])
    expect(await part('bytes=-99')).toEqual([206, 'abcdefghij', 'bytes 0-9/10'])
    for (const nonsense of ['bytes=4-2', 'bytes=0-1,3-4', 'lines=0-1', 'bytes=-', 'bytes=a-b'])
      expect((await part(nonsense))[0]).toBe(200)
    expect(await part('bytes=0-1', { 'if-range': '"older"' })).toEqual([200, 'abcdefghij', undefined])
    expect(await part('bytes=0-1', { 'if-range': `"${file.sha256}"` })).toEqual([206, 'ab', 'bytes 0-1/10'])
    for (const beyond of ['bytes=10-', 'bytes=-0'])
      expect(await read(ana, file.id, { range: beyond })).toMatchObject({
        status: 416,
        headers: { 'content-range': 'bytes */10' },
        body: { code: 'RangeNotSatisfiable' },
      })
    for (const tag of [`"${file.sha256}"`, '*', `"x", W/"${file.sha256}"`]) {
      const answer = await read(ana, file.id, { 'if-none-match': tag })
      expect([answer.status, answer.raw.length]).toEqual([304, 0])
    }
    expect((await read(ana, file.id, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('of an empty file are none, and have no part', async () => {
    const { file } = await paper('Empty.txt', '')
    expect(await read(ana, file.id)).toMatchObject({ status: 200, raw: Buffer.alloc(0) })
    expect((await read(ana, file.id, { range: 'bytes=0-' })).status).toBe(416)
  })

  test('are told of by HEAD without being sent', async () => {
    const { file } = await paper('Heading.txt', 'x'.repeat(1_000))
    const url = `/api/FileManagerFile/ReadFile/${file.id}`
    expect(await ana.request({ method: 'HEAD', url })).toMatchObject({
      status: 200,
      raw: Buffer.alloc(0),
      headers: { 'content-length': '1000', 'content-type': 'text/plain; charset=utf-8' },
    })
    const ranged = await ana.request({ method: 'HEAD', url, headers: { range: 'bytes=0-9' } })
    expect(ranged).toMatchObject({ status: 206, headers: { 'content-length': '10' } })
    expect((await carla.request({ method: 'HEAD', url })).status).toBe(404)
  })

  test('have their real name, old clients a readable one, and a policy of their own', async () => {
    const { file } = await paper("Ñandú “50%” 'x' (1).txt", 'words')
    const { headers } = await read(ana, file.id)
    expect(headers['content-disposition']).toBe(
      `inline; filename="_and_ _50__ 'x' (1).txt"; filename*=UTF-8''${'%C3%91and%C3%BA%20%E2%80%9C50%25%E2%80%9D%20%27x%27%20%281%29.txt'}`,
    )
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'; sandbox"),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    })
    const quoted = await paper('say "yes".txt')
    const named = String((await read(ana, quoted.file.id)).headers['content-disposition'])
    expect(named).toBe(`inline; filename="say _yes_.txt"; filename*=UTF-8''say%20%22yes%22.txt`)
  })

  test('of pages, scripts and unknown things are only ever downloaded, whatever is asked', async () => {
    const hostile: [string, string | Buffer, string][] = [
      ['page.html', '<!doctype html><script>alert(1)</script>', 'text/html'],
      ['photo.png', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'image/svg+xml'],
      ['data.xml', '<?xml version="1.0"?><a/>', 'application/xml'],
      ['thing.pdf', Buffer.from([0, 1, 2, 3]), 'application/octet-stream'],
    ]
    for (const [name, content, type] of hostile) {
      const { file } = await paper(name, content)
      const { headers } = await read(ana, file.id, {}, { disposition: 'inline' })
      expect(headers['content-disposition']).toMatch(/^attachment/)
      expect(headers['content-type']).toBe(type)
      expect(headers['content-security-policy']).toContain('sandbox')
    }
    const pdf = await paper('late.pdf', '%PDF-1.4\n%%EOF')
    expect((await read(ana, pdf.file.id)).headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="late.pdf"',
    })
    const forced = await read(ana, pdf.file.id, {}, { disposition: 'attachment' })
    expect(forced.headers['content-disposition']).toMatch(/^attachment/)
  })
})

describe('who may read', () => {
  test('without a posting: the unit alone; for all others the file does not exist', async () => {
    const { file } = await paper('Unposted.txt')
    expect(await status(ben, file.id)).toBe(200)
    const nothing = await read(carla, 999_999)
    expect(nothing).toMatchObject({ status: 404, body: { code: 'NotFound' } })
    for (const stranger of [carla, dan, admin]) {
      const { status, raw } = await read(stranger, file.id)
      expect({ status, raw }).toEqual({ status: nothing.status, raw: nothing.raw })
    }
    expect(await status(nobody, file.id)).toBe(401)
    // The central records unit knows of the document, and reads it only in a disposal review.
    expect(await read(records, file.id)).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
  })

  test('from outside: the posted version, no other', async () => {
    const { fileManagerId, file } = await paper('Posted.txt', 'as approved')
    const { id } = await given.approved(fileManagerId, 'campus')
    const later = await upload(ana, { fileManagerId, replacesFileId: file.id }, [
      { name: 'Later.txt', content: 'later' },
    ])
    const laterId = later.items[0]?.file.id ?? 0
    expect((await read(carla, file.id)).raw.toString()).toBe('as approved')
    expect(await status(carla, laterId)).toBe(404)
    expect(await status(dan, file.id)).toBe(404)
    expect([await status(ben, file.id), await status(ben, laterId)]).toEqual([200, 200])
    expect((await carla.call(contract.listVersions, { params: { fileId: file.id } })).status).toBe(404)
    await ana.ask(contract.sendPosting, { params: { id }, body: {} })
    expect(await status(carla, file.id)).toBe(404)
  })

  test('what is classified: its owner alone; colleagues and readers know of it and get 403', async () => {
    const { fileManagerId, file } = await paper('Secret.txt')
    await given.approved(fileManagerId, 'campus', { isClassified: true })
    await ana.ask(contract.updateDocument, { params: { id: fileManagerId }, body: { isClassified: true } })
    expect(await status(ana, file.id)).toBe(200)
    for (const reader of [ben, carla])
      expect(await read(reader, file.id)).toMatchObject({ status: 403, body: { code: 'Classified' } })
    expect(await status(dan, file.id)).toBe(404)
    expect(await readings(fileManagerId)).toEqual([{ how: 'inline', actor: ana.userId }])
  })

  test('reading what is classified, and every download, is written down once', async () => {
    const plain = await paper('Plain.txt', 'x'.repeat(100))
    await read(ana, plain.file.id)
    await read(ben, plain.file.id, {}, { disposition: 'attachment' })
    await read(ben, plain.file.id, { range: 'bytes=50-' }, { disposition: 'attachment' })
    await read(ben, plain.file.id, { 'if-none-match': '*' }, { disposition: 'attachment' })
    expect(await readings(plain.fileManagerId)).toEqual([{ how: 'download', actor: ben.userId }])
    const secret = await paper('Secret too.txt')
    await ana.ask(contract.updateDocument, { params: { id: secret.fileManagerId }, body: { isClassified: true } })
    for (const range of ['bytes=5-', 'bytes=1-2', 'bytes=0-1']) await read(ana, secret.file.id, { range })
    expect(await readings(secret.fileManagerId)).toHaveLength(1)
    clock.pass({ seconds: 601 })
    await read(ana, secret.file.id)
    expect(await readings(secret.fileManagerId)).toHaveLength(2)
  })
})

describe('an address with a ticket', () => {
  test('opens its file for its session, for ten minutes, and no other file', async () => {
    const { fileManagerId } = await paper('Ticketed.txt', 'words')
    const other = await paper('Other.txt')
    const address = await ticketOf(ana, fileManagerId)
    expect(await open(address)).toMatchObject({ status: 200, raw: Buffer.from('words') })
    const [, ticket = ''] = address.split('ticket=')
    expect((await open(`/api/FileManagerFile/ReadFile/${other.file.id}?ticket=${ticket}`)).status).toBe(404)
    expect((await open(address.slice(0, -1))).status).toBe(404)
    clock.pass({ seconds: 601 })
    expect(await open(address)).toMatchObject({ status: 404, body: { code: 'NotFound' } })
  })

  test('ends at once with the sign-out, the classification, the posting, the document', async () => {
    const { fileManagerId } = await paper('Ending.txt')
    const bens = await ticketOf(ben, fileManagerId)
    const again = await sinupan.signIn('ben')
    const signedOut = await ticketOf(again, fileManagerId)
    await again.ask(contract.signOut)
    expect([(await open(signedOut)).status, (await open(bens)).status]).toEqual([404, 200])

    const { id } = await given.approved(fileManagerId, 'campus')
    const carlas = await ticketOf(carla, fileManagerId)
    expect((await open(carlas)).status).toBe(200)
    await ana.ask(contract.sendPosting, { params: { id }, body: {} })
    expect((await open(carlas)).status).toBe(404)
    await ana.ask(contract.removePosting, { params: { id } })

    await ana.ask(contract.updateDocument, { params: { id: fileManagerId }, body: { isClassified: true } })
    expect((await open(bens)).body).toMatchObject({ code: 'Classified' })

    const gone = await paper('Going.txt')
    await ana.ask(contract.trashDocument, { params: { id: gone.fileManagerId } })
    const anas = await ticketOf(ana, gone.fileManagerId)
    expect((await open(anas)).status).toBe(200)
    await ana.ask(contract.removeDocument, { params: { id: gone.fileManagerId } })
    expect((await open(anas)).status).toBe(404)
  })
})

describe('what is public', () => {
  const readPublic = (id: number) => open(`/api/FileManagerFile/ReadFile/Public/${id}`)

  test('is read by anybody while its posting is approved and public, and not a moment longer', async () => {
    const { fileManagerId, file } = await paper('Notice ñ.txt', 'to all')
    const document = await ana.ask(contract.getDocument, { params: { id: fileManagerId } })
    const named = () => open(`/files/${document.routeId}/${encodeURIComponent('notice Ñ.txt')}`)
    const closed = async () => expect([(await readPublic(file.id)).status, (await named()).status]).toEqual([404, 404])
    await closed()
    const { id } = await given.posting(fileManagerId, 'public')
    await closed()
    await people.approver.ask(contract.approvePosting, { params: { id }, body: {} })
    expect(await readPublic(file.id)).toMatchObject({
      status: 200,
      raw: Buffer.from('to all'),
      headers: { 'cache-control': 'public, no-cache', 'content-disposition': expect.stringMatching(/^inline/) },
    })
    expect(await named()).toMatchObject({
      status: 200,
      headers: { 'content-disposition': expect.stringMatching(/^attachment; .*%C3%B1\.txt$/) },
    })
    // Who it was is not known; that it happened is counted.
    expect(await readings(fileManagerId)).toEqual([])
    const later = await upload(ana, { fileManagerId }, [{ name: 'Later.txt', content: 'later' }])
    expect((await readPublic(later.items[0]?.file.id ?? 0)).status).toBe(404)
    for (const address of ['/Later.txt', '/..%2FNotice', '/%00', '/'])
      expect((await open(`/files/${document.routeId}${address}`)).status).toBe(404)
    expect((await open(`/files/${document.routeId.slice(0, -1)}/Notice%20%C3%B1.txt`)).status).toBe(404)
    expect((await open(`/files/${fileManagerId}/Notice%20%C3%B1.txt`)).status).toBe(404)
    await ana.ask(contract.sendPosting, { params: { id }, body: {} })
    await closed()
  })

  test('is nothing that is posted to a campus or to the system only', async () => {
    for (const level of ['unit', 'campus', 'system'] as const) {
      const { fileManagerId, file } = await paper(`Inside ${level}.txt`)
      await given.approved(fileManagerId, level)
      expect((await readPublic(file.id)).status).toBe(404)
    }
  })
})

test('a file that lost its bytes is an error of ours, told without a path', async () => {
  const { file } = await uploadOne(ana, { name: 'Lost.txt', content: 'lost' })
  await sinupan.app.contextFor({ kind: 'system' }).storage.remove(file.sha256)
  const answer = await read(ana, file.id)
  expect(answer.status).toBeGreaterThanOrEqual(500)
  expect(answer.raw.toString()).not.toContain(sinupan.dataDir)
})
