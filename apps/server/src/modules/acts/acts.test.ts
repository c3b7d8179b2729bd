import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { actRunning } from '../../platform/acts/run-acts.ts'
import { Given } from '../../testing/given.ts'
import { largeActs } from '../../testing/large-acts.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { findActor } from '../people/index.ts'
import { acting } from './index.ts'

// What a test holds up waits for it, however busy the machine is.
const sinupan = await startSinupan({ LOCK_TIMEOUT: '120' })
const { app, db, people, university, nobody } = sinupan
const { ana, ben } = people
const given = new Given(sinupan)
const duId = university.units.admissions
const many = 501
const { folderOf, ordered, lookAt, actAt, livingIn, toldOf, heldUp } = largeActs(sinupan)

describe('a call that is sent with Prefer: respond-async', () => {
  test('answers as ever where it is small', async () => {
    const folderId = await folderOf(3)
    const { status, body } = await ordered(contract.trashFolders, folderId)
    expect([status, body]).toEqual([200, { items: [folderId], total: 1 }])
  })

  test('is answered 202 where it is large, and then tells how far it is and what it answers', async () => {
    const folderId = await folderOf(many)
    const { status, location, body, headers } = await ordered(contract.trashFolders, folderId)
    expect([status, headers['preference-applied']]).toEqual([202, 'respond-async'])
    expect(body).toMatchObject({ name: 'FileFolder_Trash', state: 'waiting', done: 0, total: many, answer: null })
    expect(await livingIn(folderId)).toBe(many)
    expect((await ana.ask(contract.listOwnActs)).items).toMatchObject([{ name: 'FileFolder_Trash' }])
    await app.drain()
    const answer = { status: 200, body: { items: [folderId], total: 1 } }
    expect(await actAt(location)).toMatchObject({ state: 'done', done: many, total: many, answer })
    expect(await livingIn(folderId)).toBe(0)
    expect((await ana.ask(contract.listOwnActs)).items).toEqual([])
  })

  test('brings a folder back and deletes it for good with the answers of those calls', async () => {
    const folderId = await folderOf(many)
    await ana.ask(contract.trashFolders, { body: [{ id: folderId }] })
    const restored = await ordered(contract.restoreFolder, folderId)
    await app.drain()
    expect((await actAt(restored.location)).answer).toMatchObject({
      status: 200,
      body: { id: folderId, fileCount: many - 1, restoredTo: { fileFolderId: 0 }, wasRenamed: false },
    })
    expect([await livingIn(folderId), await toldOf(folderId, 'document.restored')]).toEqual([many, many])
    await ana.ask(contract.trashFolders, { body: [{ id: folderId }] })
    const removed = await ordered(contract.removeFolders, folderId)
    await app.drain()
    expect((await actAt(removed.location)).answer).toEqual({ status: 200, body: { items: [folderId], total: 1 } })
    const left = await sql`select from documents where folder_id = ${folderId}`.execute(db)
    expect(left.rows).toHaveLength(0)
  })

  test('is not sent twice: the same one is the one that waits', async () => {
    const folderId = await folderOf(many)
    const first = await ordered(contract.trashFolders, folderId)
    const second = await ordered(contract.trashFolders, folderId)
    expect(second.location).toBe(first.location)
    await app.drain()
    expect(await toldOf(folderId, 'document.trashed')).toBe(many)
  })

  test('refuses at once what is certain', async () => {
    const folderId = await folderOf(many)
    const stranger = await ordered(contract.trashFolders, folderId, { by: people.dan })
    expect([stranger.status, stranger.body]).toMatchObject([404, { code: 'NotFound' }])
  })

  test('waits with 20 others at most, also of those that are ordered at the same moment', async () => {
    const folders = await Promise.all(Array.from({ length: 24 }, () => folderOf(many)))
    const answers = await Promise.all(folders.map((id) => ordered(contract.trashFolders, id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 20 }, () => 202),
      ...Array.from({ length: 4 }, () => 429),
    ])
    await app.drain()
  })
})

describe('what goes on behind its answer', () => {
  test('is its caller’s alone', async () => {
    const { location } = await ordered(contract.trashFolders, await folderOf(many))
    expect((await lookAt(location, ben)).status).toBe(404)
    expect((await lookAt(location, nobody)).status).toBe(401)
    expect((await ben.ask(contract.listOwnActs)).items).toEqual([])
    await app.drain()
  })

  test('is judged when it runs: not in a session that was ended', async () => {
    const folderId = await folderOf(many)
    const later = await sinupan.signIn('ana')
    const { location } = await ordered(contract.trashFolders, folderId, { by: later })
    await later.ask(contract.signOut)
    await app.drain()
    expect((await actAt(location)).answer).toMatchObject({ status: 401, body: { code: 'Unauthenticated' } })
    expect(await livingIn(folderId)).toBe(many)
  })

  test('is judged when it runs: not by who has left the unit', async () => {
    const folderId = await folderOf(many)
    const { location } = await ordered(contract.trashFolders, folderId, { by: ben })
    await sql`update users set home_unit_id = ${university.units.records} where id = ${ben.userId}`.execute(db)
    await app.drain()
    await sql`update users set home_unit_id = ${duId} where id = ${ben.userId}`.execute(db)
    const act = (await lookAt(location, ben)).body as contract.ActView
    expect(act).toMatchObject({ state: 'refused', answer: { status: 404, body: { code: 'NotFound' } } })
    expect(await livingIn(folderId)).toBe(many)
  })

  test('is refused whole, with its code, its sentence and what stands in the way, which is told in its history', async () => {
    const folderId = await folderOf(many)
    const held = await given.document({ name: 'Contract', fileFolderId: folderId })
    await people.records.ask(contract.createHold, {
      body: { kind: 'legal', reason: 'A case before the court.', fileManagerIds: [held] },
    })
    const { location } = await ordered(contract.trashFolders, folderId)
    await app.drain()
    const { state, answer } = await actAt(location)
    expect([state, answer]).toMatchObject([
      'refused',
      {
        status: 409,
        body: {
          code: 'OnHold',
          message: '“Contract” is on hold for a legal matter.',
          documents: [{ id: held, name: 'Contract' }],
        },
      },
    ])
    expect(await livingIn(folderId)).toBe(many + 1)
    expect(await toldOf(folderId, 'document.removal-refused')).toBe(1)
  })

  test('is done once, whichever of two servers begins it again', async () => {
    const other = await sinupan.another()
    const folderId = await folderOf(many)
    const { location, body } = await ordered(contract.trashFolders, folderId)
    const order = { id: (body as contract.ActView).id }
    await Promise.all([app, other].map((one) => acting.handle(one.contextFor(system), [order])))
    expect((await actAt(location)).state).toBe('done')
    expect(await toldOf(folderId, 'document.trashed')).toBe(many)
    await app.drain()
    expect(await toldOf(folderId, 'document.trashed')).toBe(many)
  })

  test('tells how far it is while its own transaction has committed nothing', async () => {
    const folderId = await folderOf(1_300)
    const { body, location } = await ordered(contract.trashFolders, folderId)
    const { id } = body as contract.ActView
    const ending = await heldUp(id, sql`lock table job_outbox in access exclusive mode`, async () => {
      const { state, done, answer } = await actAt(location)
      expect([state, answer]).toEqual(['running', null])
      expect(done).toBeGreaterThan(0)
      expect(await livingIn(folderId)).toBe(1_300)
    })
    expect([ending, (await actAt(location)).state]).toEqual(['through', 'done'])
    await app.drain()
  })

  test('leaves nothing half done where its connection breaks, and is begun again', async () => {
    const folderId = await folderOf(many)
    const { body, location } = await ordered(contract.trashFolders, folderId)
    const { id } = body as contract.ActView
    const lock = sql`select from documents where folder_id = ${folderId} for update`
    const ending = await heldUp(id, lock, (waiting) => sql`select pg_terminate_backend(${waiting}::int)`.execute(db))
    expect(ending).toBe('broken off')
    // Nobody is at it any more, and the queue does not know yet.
    expect([(await actAt(location)).state, await livingIn(folderId)]).toEqual(['waiting', many])
    await app.drain()
    expect([(await actAt(location)).state, await livingIn(folderId)]).toEqual(['done', 0])
    expect(await toldOf(folderId, 'document.trashed')).toBe(many)
  })

  test('is told to have failed where it breaks off again and again', async () => {
    const folderId = await folderOf(many)
    const { body, location } = await ordered(contract.trashFolders, folderId)
    const order = { id: (body as contract.ActView).id }
    const broken = actRunning(
      [
        {
          endpoint: contract.trashFolders,
          rounds: 1,
          run: async () => {
            throw Object.assign(new Error('terminating connection'), { code: '57P01' })
          },
        },
      ],
      findActor,
    )
    const begin = () => broken.handle(app.contextFor(system), [order])
    for (let tries = 1; tries < 5; tries++) await expect(begin()).rejects.toThrow('terminating connection')
    expect((await actAt(location)).state).toBe('waiting')
    await begin()
    expect((await actAt(location)).answer).toMatchObject({ status: 503, body: { code: 'Unavailable' } })
    await app.drain()
    expect(await livingIn(folderId)).toBe(many)
  })
})

// Behind all others: from here on a second server works the queues.
describe('a call that says how long it is waited for', () => {
  test('answers itself where that was enough', async () => {
    const server = await sinupan.another()
    await server.work()
    const folderId = await folderOf(many)
    const { status, body } = await ordered(contract.trashFolders, folderId, { prefer: 'wait=25, respond-async' })
    expect([status, body]).toEqual([200, { items: [folderId], total: 1 }])
  })
})
