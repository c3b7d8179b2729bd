import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import type { Caller } from '../../testing/caller.ts'
import { Given, type LevelName, levels } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { publishQueue } from './use-cases/publish-due.ts'

const sinupan = await startSinupan({ PUBLIC_URL: 'https://records.example.edu' })
const given = new Given(sinupan)
const { app, db, clock, people, nobody } = sinupan
const { ana, ben, carla, dan, approver, admin } = people

const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString()
const routeIdOf = async (documentId: number) =>
  (await ana.ask(contract.getDocument, { params: { id: documentId } })).routeId

async function approvedFor(publishAt: string, level: LevelName = 'public', name = 'Heronry survey') {
  const documentId = await given.document({ name, text: `${name} in words` })
  const body = { fileManagerId: documentId, accessLevelId: levels[level], publishAt }
  const { id } = await ana.ask(contract.createPosting, { body })
  const posting = await approver.ask(contract.approvePosting, { params: { id }, body: {} })
  await app.drain()
  return { documentId, id, posting }
}

/** The hour comes: nothing else happens, and nothing is written when it does. */
async function comeToTheHour(id: number) {
  await sql`update postings set publish_at = hour.at, published_at = hour.at
    from (select now() + interval '50 milliseconds' as at) hour where id = ${id}`.execute(db)
  const hasCome = async () => {
    const { rows } = await sql<{
      is: boolean
    }>`select publish_at <= now() as is from postings where id = ${id}`.execute(db)
    return rows[0]?.is
  }
  await expect.poll(hasCome, { interval: 10 }).toBe(true)
}
async function clockStrikes() {
  await app.contextFor(system).jobs.send(db, publishQueue, {})
  await app.drain()
}

const reason = 'It names students.'
const takeDown = (id: number) => admin.ask(contract.takeDownPosting, { params: { id }, body: { reason } })

const finds = async (caller: Caller, word: string) =>
  (await caller.ask(contract.search, { params: { duId: caller.unitId }, body: { search: word } })).total

/** By which doors somebody outside of the unit learns of it. */
async function seenBy(caller: Caller, { documentId, id }: { documentId: number; id: number }, word: string) {
  const file = await db.selectFrom('files').select('id').where('documentId', '=', documentId).executeTakeFirstOrThrow()
  const feed = await caller.ask(contract.listOfficeArchive, { params: { duId: caller.unitId } })
  return {
    document: (await caller.call(contract.getDocument, { params: { id: documentId } })).status,
    history: (await caller.call(contract.listPostingsOfDocument, { params: { fileManagerId: documentId } })).status,
    thumbnail: (await caller.call(contract.readThumbnail, { params: { id: file.id } })).status,
    download: (await caller.call(contract.prepareDownload, { body: { fileManagerIds: [documentId] } })).status,
    feed: feed.items.some((one) => one.id === id),
    found: await finds(caller, word),
  }
}
const nothing = { document: 404, history: 404, thumbnail: 404, download: 404, feed: false, found: 0 }

describe('what is approved for an hour to come', () => {
  test('is published at that hour, which the sender reads', async () => {
    const publishAt = inHours(30)
    const { posting } = await approvedFor(publishAt, 'public', 'Bittern count')
    expect(posting).toMatchObject({ status: 'approved', publishAt, publishedAt: publishAt })
    const mail = await db
      .selectFrom('mails')
      .select('bodyText')
      .where('subject', '=', 'Approved: “Bittern count”')
      .executeTakeFirstOrThrow()
    expect(mail.bodyText).toMatch(/It will be published at the level Public on \w{3} \d+ \d{4}, \d+:\d\d [ap]m\./)
  })

  test('reaches nobody beyond its unit before, by any door, at no level; its unit and who keeps order know of it', async () => {
    for (const level of ['public', 'system', 'campus'] as const) {
      const word = `grebe${level}`
      const made = await approvedFor(inHours(2), level, `${word} survey`)
      for (const caller of [carla, dan]) expect(await seenBy(caller, made, word)).toEqual(nothing)
      expect(await finds(ben, word)).toBe(1)
      expect(
        (await ana.ask(contract.listUnitPosted, { params: { duId: ana.unitId } })).items.map((one) => one.id),
      ).toContain(made.id)
      expect((await admin.ask(contract.listDecided)).items.map((one) => one.id)).toContain(made.id)
      expect((await approver.ask(contract.listDecided)).items.map((one) => one.id)).toContain(made.id)
      expect((await approver.call(contract.getPostingReview, { params: { id: made.id } })).status).toBe(200)
      const routeId = await routeIdOf(made.documentId)
      const address = `/files/${routeId}/scan.pdf`
      expect((await nobody.call(contract.getPublicDocument, { params: { routeId } })).status).toBe(404)
      expect((await nobody.request({ method: 'GET', url: address })).status).toBe(404)
      expect((await nobody.ask(contract.listPublic, { query: { search: word } })).total).toBe(0)
    }
  })

  test('is there from that hour on for whoever opens it, and found once the clock has told of it', async () => {
    const made = await approvedFor(inHours(2), 'public', 'pelican survey')
    const routeId = await routeIdOf(made.documentId)
    await comeToTheHour(made.id)
    expect((await nobody.call(contract.getPublicDocument, { params: { routeId } })).status).toBe(200)
    expect((await carla.call(contract.getDocument, { params: { id: made.documentId } })).status).toBe(200)
    await clockStrikes()
    expect((await nobody.ask(contract.listPublic, { query: { search: 'pelican' } })).total).toBe(1)
    expect(await finds(dan, 'pelican')).toBe(1)
    expect((await ana.ask(contract.listNotifications)).items[0]).toMatchObject({ kind: 'posting.published' })
    const { publishAt, publishedAt } =
      (await ana.ask(contract.listPostingsOfDocument, { params: { fileManagerId: made.documentId } })).items[0] ?? {}
    expect([publishAt, publishedAt]).toEqual([null, expect.any(String)])
    await clockStrikes()
    const told = await db
      .selectFrom('facts')
      .select('id')
      .where('name', '=', 'posting.published')
      .where('postingId', '=', made.id)
      .execute()
    expect(told).toHaveLength(1)
  })

  test('is scheduled in its unit’s list until then', async () => {
    const publishAt = inHours(2)
    const made = await approvedFor(publishAt)
    const listed = async () => {
      const { files } = await ana.ask(contract.listOwnOffice, {
        params: { duId: ana.unitId },
        query: { pageSize: 200 },
      })
      return files?.items.find(({ id }) => id === made.documentId)?.filePostings[0]?.publishAt
    }
    expect(await listed()).toBe(publishAt)
    await comeToTheHour(made.id)
    expect(await listed()).toBeNull()
  })

  test('and is taken down in the minute after its hour leaves its page, with the reason', async () => {
    const made = await approvedFor(inHours(2), 'public', 'egret survey')
    const routeId = await routeIdOf(made.documentId)
    await comeToTheHour(made.id)
    await takeDown(made.id)
    const told = { code: 'Withdrawn', name: 'egret survey', reason }
    expect((await nobody.call(contract.getPublicDocument, { params: { routeId } })).body).toMatchObject(told)
  })

  test('is published and taken down at once: it is down, and its page says so, whichever came first', async () => {
    for (let round = 0; round < 30; round++) {
      const made = await approvedFor(inHours(2), 'public', `plover ${round}`)
      const routeId = await routeIdOf(made.documentId)
      await comeToTheHour(made.id)
      await Promise.all([clockStrikes(), takeDown(made.id)])
      await app.drain()
      const page = await nobody.call(contract.getPublicDocument, { params: { routeId } })
      expect(page.body).toMatchObject({ code: 'Withdrawn', name: `plover ${round}`, reason })
      const told = await db.selectFrom('facts').select('name').where('postingId', '=', made.id).orderBy('id').execute()
      expect(told.map((fact) => fact.name.replace('posting.', '')).join(' ')).toMatch(
        /^sent approved( published)? taken-down$/,
      )
    }
    expect((await nobody.ask(contract.listPublic, { query: { search: 'plover' } })).total).toBe(0)
    expect(await finds(dan, 'plover')).toBe(0)
  })

  test('is not published when it was taken back before', async () => {
    const made = await approvedFor(inHours(2), 'public', 'avocet survey')
    await ana.ask(contract.sendPosting, { params: { id: made.id }, body: {} })
    await sql`update postings set publish_at = now() - interval '1 second' where id = ${made.id}`.execute(db)
    await clockStrikes()
    expect(await seenBy(carla, made, 'avocet')).toEqual(nothing)
    expect((await nobody.ask(contract.listPublic, { query: { search: 'avocet' } })).total).toBe(0)
  })
})

describe('the hour', () => {
  test('is one to come, at the posting, when it is changed, and when it is sent again', async () => {
    const documentId = await given.document()
    const past = { code: 'ValidationFailed', errors: { publishAt: ['Choose an hour that is still to come.'] } }
    const create = (publishAt: string) =>
      ana.call(contract.createPosting, { body: { fileManagerId: documentId, accessLevelId: levels.public, publishAt } })
    expect((await create(inHours(-1))).body).toMatchObject(past)
    const { id } = (await create(inHours(1))).body
    const update = (publishAt: string | null) =>
      approver.call(contract.updatePosting, { params: { id }, body: { publishAt } })
    expect((await update(inHours(-1))).body).toMatchObject(past)
    const later = inHours(48)
    expect((await update(later)).body).toMatchObject({ publishAt: later, version: 2 })
    await approver.ask(contract.returnPosting, { params: { id }, body: { reason: 'The last page is missing.' } })
    const send = (publishAt?: string | null) => ana.call(contract.sendPosting, { params: { id }, body: { publishAt } })
    expect((await send(inHours(-1))).body).toMatchObject(past)
    expect((await send()).body).toMatchObject({ publishAt: later, round: 2 })
    expect((await update(null)).body.publishAt).toBeNull()
  })

  test('that passes while it waits for a decision delays nothing', async () => {
    const documentId = await given.document()
    const body = { fileManagerId: documentId, accessLevelId: levels.public, publishAt: inHours(1) }
    const { id } = await ana.ask(contract.createPosting, { body })
    await sql`update postings set publish_at = now() - interval '1 hour' where id = ${id}`.execute(db)
    const before = clock.now().getTime()
    const { publishAt, publishedAt } = await approver.ask(contract.approvePosting, { params: { id }, body: {} })
    expect(publishAt).toBeNull()
    expect(Date.parse(publishedAt ?? '')).toBeGreaterThanOrEqual(before)
  })
})

test('an hour is taken in whatever zone it is written', async () => {
  const documentId = await given.document()
  const publishAt = '2099-12-01T00:00:00+23:59'
  const body = { fileManagerId: documentId, accessLevelId: levels.campus, publishAt }
  const { publishAt: kept } = await ana.ask(contract.createPosting, { body })
  expect(Date.parse(kept ?? '')).toBe(Date.parse(publishAt))
})
