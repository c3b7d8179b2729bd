import { createHash } from 'node:crypto'
import * as contract from '@sinupan/contract'
import PDFDocument from 'pdfkit'
import { describe, expect, test } from 'vitest'
import { callFrom, requested } from '../../../testing/requested.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { upload, uploadOne } from '../../../testing/upload.ts'
import { releaseAll, requestFor } from './copies.fixture.ts'
import { signRelease } from './release-ticket.ts'

const sinupan = await startSinupan()
const { app, clock, db, nobody, people, secrets } = {
  ...sinupan,
  secrets: sinupan.app.contextFor({ kind: 'system' }).secrets,
}

async function pdf(draw: (paper: PDFKit.PDFDocument) => void): Promise<Buffer> {
  const paper = new PDFDocument({ info: { Author: 'Juana Secret' } })
  const pieces: Buffer[] = []
  const done = new Promise<void>((resolve) =>
    paper.on('data', (piece: Buffer) => pieces.push(piece)).on('end', resolve),
  )
  draw(paper)
  paper.end()
  await done
  return Buffer.concat(pieces)
}
const minutes = await pdf((paper) => paper.text('The council met.'))
const covered = await pdf((paper) =>
  paper.text('Juan', 72, 72, { lineBreak: false }).rect(70, 70, 60, 16).fill('black'),
)

/** A request with one file of ana's unit; answers where its copy is ordered. */
async function asked(name: string, content: Buffer) {
  const { fileManagerId, file } = await uploadOne(people.ana, { name, content })
  const id = await requestFor(sinupan, [fileManagerId])
  return { id, fileManagerFileId: file.id }
}
type At = { id: number; fileManagerFileId: number }
async function ordered(at: At, body: { boxes?: contract.CopyBox[]; isPictured?: boolean } = {}) {
  await people.records.ask(contract.prepareCopy, { params: at, body })
  await app.drain()
  return people.records.ask(contract.getCopyFindings, { params: at })
}
const statusOf = async (running: Promise<{ status: number }>) => (await running).status

describe('a copy for a request', () => {
  test('is made without what tells of people, with both hashes kept', async () => {
    const at = await asked('minutes.pdf', minutes)
    const before = await people.records.ask(contract.listRequestCopies, { params: { id: at.id } })
    expect(before.items.map(({ state, mayCover, fileName }) => [state, mayCover, fileName])).toEqual([
      ['none', true, 'minutes.pdf'],
    ])
    const made = await ordered(at)
    expect([made.state, made.findings, made.failure, made.pageCount]).toEqual(['ready', [], null, 1])
    expect(made.sourceSha256).toBe(createHash('sha256').update(minutes).digest('hex'))
    const { raw } = await people.records.call(contract.readPreparedCopy, { params: at })
    expect(createHash('sha256').update(raw).digest('hex')).toBe(made.copy?.sha256)
    expect(raw.toString('latin1')).not.toContain('Secret')
    const [row] = await db.selectFrom('documentRequestReleases').selectAll().where('requestId', '=', at.id).execute()
    expect([row?.sourceSha256, row?.sha256, row?.releasedAt]).toEqual([made.sourceSha256, made.copy?.sha256, null])
  })

  test('is refused where something hides in the file, and made of pictures where that is asked for', async () => {
    const at = await asked('covered.pdf', covered)
    const refused = await ordered(at)
    expect([refused.state, refused.copy, refused.findings.map(({ code, page }) => [code, page])]).toEqual([
      'refused',
      null,
      [['CoveredText', 1]],
    ])
    expect(refused.findings[0]?.sentence).toContain('on page 1')
    const pictured = await ordered(at, { isPictured: true })
    expect([pictured.state, pictured.copy?.fileName]).toEqual(['ready', 'covered.pdf'])
  })

  test('covers what is marked; an order that comes later replaces it at once', async () => {
    const at = await asked('minutes.pdf', minutes)
    const boxes = [{ page: 1, x: 0, y: 0, width: 1, height: 0.3, ground: 'privacy' }]
    const made = await ordered(at, { boxes })
    expect([made.state, made.boxes]).toEqual(['ready', boxes])
    const again = await people.records.ask(contract.prepareCopy, { params: at, body: {} })
    expect([again.state, again.copy]).toEqual(['waiting', null])
    expect(await statusOf(people.records.call(contract.readPreparedCopy, { params: at }))).toBe(404)
    await app.drain()
    expect(
      await db.selectFrom('documentRequestReleases').select('redactions').where('requestId', '=', at.id).execute(),
    ).toEqual([{ redactions: 0 }])
  })

  test('is no business of the unit, of strangers, and of a request that is answered', async () => {
    const at = await asked('minutes.pdf', minutes)
    await ordered(at)
    const tries = async (name: 'ana' | 'dan' | 'approver' | 'admin') => {
      const by = people[name]
      return [
        await statusOf(by.call(contract.prepareCopy, { params: at, body: {} })),
        await statusOf(by.call(contract.readCopySource, { params: at })),
        await statusOf(by.call(contract.readPreparedCopy, { params: at })),
        await statusOf(by.call(contract.getCopyFindings, { params: at })),
        await statusOf(by.call(contract.listRequestCopies, { params: at })),
      ]
    }
    expect(await tries('ana')).toEqual([403, 403, 403, 200, 200])
    expect(await tries('dan')).toEqual([404, 404, 404, 404, 404])
    expect(await tries('admin')).toEqual([403, 403, 403, 403, 403])
    await ordered(at)
    const { fileManagerId: documentId } = await people.records.ask(contract.getCopyFindings, { params: at })
    const read = db.selectFrom('facts').select('id').where('name', '=', 'document.contents-read')
    const readings = async () => (await read.where('documentId', '=', documentId).execute()).length
    expect([await statusOf(people.approver.call(contract.readPreparedCopy, { params: at })), await readings()]).toEqual(
      [200, 1],
    )
    expect([await statusOf(people.approver.call(contract.readCopySource, { params: at })), await readings()]).toEqual([
      200, 2,
    ])
    const elsewhere = await asked('other.pdf', covered)
    const foreign = { id: at.id, fileManagerFileId: elsewhere.fileManagerFileId }
    expect(await statusOf(people.records.call(contract.prepareCopy, { params: foreign, body: {} }))).toBe(404)
    expect(await statusOf(people.records.call(contract.readCopySource, { params: foreign }))).toBe(404)
    const answered = {
      outcome: 'denied',
      status: 'resolved',
      closedAt: clock.now().toISOString(),
      closedOn: '2026-03-02',
    }
    await people.records.ask(contract.prepareCopy, { params: at, body: {} })
    await db.updateTable('documentRequests').set(answered).where('id', '=', at.id).execute()
    await app.drain()
    expect(
      await db.selectFrom('documentRequestReleases').select('id').where('requestId', '=', at.id).execute(),
    ).toEqual([])
    expect(await statusOf(people.records.call(contract.prepareCopy, { params: at, body: {} }))).toBe(409)
  })

  test('of a kind without pages takes no boxes', async () => {
    const at = await asked('list.csv', Buffer.from('Name,Marks\nAna,90\n'))
    const boxes = [{ page: 1, x: 0, y: 0, width: 1, height: 1 }]
    const { status, body } = await people.records.call(contract.prepareCopy, { params: at, body: { boxes } })
    expect([status, body]).toMatchObject([400, { errors: { boxes: [expect.any(String)] } }])
    expect((await ordered(at)).state).toBe('ready')
  })
})

describe('a decision', () => {
  const decide = (id: number) =>
    people.approver.call(contract.decideRequest, {
      params: { id },
      body: { outcome: 'partially_successful', ground: 'privacy', reason: 'One of them tells of a person.' },
    })
  const releasedOf = async (id: number) =>
    (
      await db
        .selectFrom('documentRequestReleases')
        .select('documentId')
        .where('requestId', '=', id)
        .where('releasedAt', 'is not', null)
        .execute()
    ).map((row) => row.documentId)

  async function twoPrepared() {
    const [one, other] = [
      await uploadOne(people.ana, { name: 'one.pdf', content: minutes }),
      await uploadOne(people.ana, { name: 'other.pdf', content: minutes }),
    ]
    const id = await requestFor(sinupan, [one.fileManagerId, other.fileManagerId])
    for (const { file } of [one, other]) expect((await ordered({ id, fileManagerFileId: file.id })).state).toBe('ready')
    return { id, one, other }
  }

  test('gives out no copy of what is withheld by now, though it was made when it was to be released', async () => {
    const { id, one, other } = await twoPrepared()
    await db
      .updateTable('documentRequestItems')
      .set({ proposal: 'withhold', ground: 'privacy' })
      .where('requestId', '=', id)
      .where('documentId', '=', other.fileManagerId)
      .execute()
    expect((await decide(id)).status).toBe(200)
    expect(await releasedOf(id)).toEqual([one.fileManagerId])
  })

  test('gives out no copy of a file that was replaced since', async () => {
    const { id, one } = await twoPrepared()
    await db.updateTable('files').set({ isCurrent: false }).where('id', '=', one.file.id).execute()
    expect(await decide(id)).toMatchObject({ status: 409, body: { code: 'NotReleasable' } })
    expect(await releasedOf(id)).toEqual([])
  })

  test('names each file that has no copy yet, how far it is, and what to do', async () => {
    const { id, one, other } = await twoPrepared()
    await db.deleteFrom('documentRequestReleases').where('fileId', '=', one.file.id).execute()
    await db.deleteFrom('documentRequestCopies').where('fileId', '=', one.file.id).execute()
    const { body } = await decide(id)
    expect(body).toEqual({
      code: 'NotReleasable',
      message:
        'Order the copies that are missing, and decide when they are ready. Not every file has its checked copy yet.',
      files: [{ fileManagerId: one.fileManagerId, fileManagerFileId: one.file.id, name: 'one.pdf', state: 'none' }],
    })
    await db.updateTable('files').set({ isCurrent: false }).where('id', '=', other.file.id).execute()
    const gone = { fileManagerId: other.fileManagerId, fileManagerFileId: null, name: 'Minutes', state: 'none' }
    expect(((await decide(id)).body as unknown as { files: unknown[] }).files[1]).toEqual(gone)
  })

  test('gives all of a document’s files where all is granted; a part of them where a part is', async () => {
    const { fileManagerId, file } = await uploadOne(people.ana, { name: 'first.pdf', content: minutes })
    await upload(people.ana, { fileManagerId }, [{ name: 'second.pdf', content: minutes }])
    const id = await requestFor(sinupan, [fileManagerId])
    expect((await ordered({ id, fileManagerFileId: file.id })).state).toBe('ready')
    const whole = await people.approver.call(contract.decideRequest, {
      params: { id },
      body: { outcome: 'successful' },
    })
    expect(whole.body).toMatchObject({ code: 'NotReleasable', files: [{ name: 'second.pdf' }] })
    expect((await decide(id)).status).toBe(200)
    expect(await releasedOf(id)).toEqual([fileManagerId])
  })
})

describe('a released copy', () => {
  test('is downloaded by its address for a minute, counted, and no more once it is taken back or over', async () => {
    const at = await asked('minutes.pdf', minutes)
    await ordered(at)
    const [releaseId = 0] = await releaseAll(sinupan, at.id)
    const address = () => signRelease(secrets, { id: releaseId, now: clock.now() })
    const fetched = (ticket: string) => nobody.call(contract.readReleased, { params: { ticket } })
    const first = address()
    const got = await fetched(first)
    expect([got.status, got.headers['content-disposition'], got.headers['cache-control']]).toEqual([
      200,
      expect.stringContaining('attachment'),
      'private, no-store',
    ])
    expect(got.raw.subarray(0, 5).toString()).toBe('%PDF-')
    expect(await statusOf(fetched(`${first}x`))).toBe(404)
    clock.pass({ seconds: 61 })
    expect(await statusOf(fetched(first))).toBe(404)
    const second = address()
    expect(await statusOf(people.ana.call(contract.revokeReleased, { params: { id: at.id, fileId: releaseId } }))).toBe(
      403,
    )
    const revoked = await people.records.ask(contract.revokeReleased, { params: { id: at.id, fileId: releaseId } })
    expect(await people.records.ask(contract.revokeReleased, { params: { id: at.id, fileId: releaseId } })).toEqual(
      revoked,
    )
    expect(await statusOf(fetched(second))).toBe(404)
    const { downloads } = await db
      .selectFrom('documentRequestReleases')
      .select('downloads')
      .where('id', '=', releaseId)
      .executeTakeFirstOrThrow()
    expect(downloads).toBe(1)
    const facts = await db
      .selectFrom('facts')
      .select('name')
      .where('name', 'in', ['release.downloaded', 'release.revoked'])
      .orderBy('id')
      .execute()
    expect(facts.map(({ name }) => name)).toEqual(['release.downloaded', 'release.revoked'])
  })

  test('is opened by who holds the token of its case, and by nobody else’s', async () => {
    const { fileManagerId, file } = await uploadOne(people.ana, { name: 'minutes.pdf', content: minutes })
    const [own, other] = [await requested(sinupan), await requested(sinupan)]
    await people.records.ask(contract.acceptRequest, {
      params: { id: own.id },
      body: { deliveryUnitId: people.ana.unitId, decisionMakerId: people.dan.userId },
    })
    await people.ana.ask(contract.startRequest, { params: { id: own.id }, body: {} })
    const items = [{ fileManagerId, proposal: 'release' as const }]
    await people.ana.ask(contract.proposeAnswer, { params: { id: own.id }, body: { items } })
    const decide = () =>
      people.dan.call(contract.decideRequest, { params: { id: own.id }, body: { outcome: 'successful' } })
    expect((await decide()).body).toMatchObject({ code: 'NotReleasable' })
    expect((await ordered({ id: own.id, fileManagerFileId: file.id })).state).toBe('ready')
    expect((await decide()).status).toBe(200)
    const { body: found } = await callFrom(sinupan, contract.getCase, { token: own.token })
    const [released] = found.released
    const press = (token: string) =>
      nobody.request({
        method: 'POST',
        url: `/api/DocumentRequest/Case/Released/${released?.id}`,
        headers: { [contract.caseTokenHeader]: token },
      })
    expect([await statusOf(press(other.token)), await statusOf(press('x'))]).toEqual([404, 401])
    const { body } = await press(own.token)
    const got = await nobody.request({ url: (body as { url: string }).url })
    expect([got.status, createHash('sha256').update(got.raw).digest('hex')]).toEqual([200, released?.sha256])
  })

  test('is over after thirty days', async () => {
    const at = await asked('minutes.pdf', minutes)
    await ordered(at)
    const [releaseId = 0] = await releaseAll(sinupan, at.id)
    clock.pass({ days: 30, seconds: 1 })
    const ticket = signRelease(secrets, { id: releaseId, now: clock.now() })
    expect(await statusOf(nobody.call(contract.readReleased, { params: { ticket } }))).toBe(404)
  })
})
