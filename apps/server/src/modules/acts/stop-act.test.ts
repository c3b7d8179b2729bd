import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { AlreadyEnded, progressOf } from '../../platform/acts/progress.ts'
import type { Caller } from '../../testing/caller.ts'
import { largeActs } from '../../testing/large-acts.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { acting } from './index.ts'

// What a test holds up waits for it, however busy the machine is.
const sinupan = await startSinupan({ LOCK_TIMEOUT: '120' })
const { app, db, people, nobody } = sinupan
const { ana, ben, admin } = people
const { folderOf, ordered, actAt, livingIn, toldOf, heldUp } = largeActs(sinupan)

const many = 1_300
const orderedOf = async (folderId: number) => {
  const { body, location } = await ordered(contract.trashFolders, folderId)
  return { id: (body as contract.ActView).id, location }
}
const stop = (id: number, by: Caller = ana) => by.call(contract.stopAct, { params: { id } })
const begin = (id: number, server = app) => acting.handle(server.contextFor(system), [{ id }])
const stopped = { status: 409, body: { code: 'Stopped', message: contract.refusals.Stopped.message } }
const tellings = async (actId: number) => {
  const { rows } = await sql<{ actorId: string; payload: object }>`
    select actor_id, payload from facts where name = 'act.stopped' and payload ->> 'actId' = ${String(actId)}`.execute(
    db,
  )
  return rows
}
const unchanged = async (folderId: number) =>
  expect([await livingIn(folderId), await toldOf(folderId, 'document.trashed')]).toEqual([many, 0])

describe('what goes on behind its answer is stopped by who ordered it', () => {
  test('before it is begun: nobody begins it any more', async () => {
    const folderId = await folderOf(many)
    const { id, location } = await orderedOf(folderId)
    expect(await stop(id)).toMatchObject({ status: 200, body: { id, state: 'stopped', done: 0, answer: stopped } })
    await app.drain()
    expect(await actAt(location)).toMatchObject({ state: 'stopped', answer: stopped })
    expect((await ana.ask(contract.listOwnActs)).items).toEqual([])
    await unchanged(folderId)
  })

  test('between its pieces: it goes no further, all of it is undone, and how far it was is told', async () => {
    const folderId = await folderOf(many)
    const { id, location } = await orderedOf(folderId)
    const lock = sql`select from documents where folder_id = ${folderId} for update`
    expect(await heldUp(id, lock, () => stop(id))).toBe('through')
    expect(await actAt(location)).toMatchObject({ state: 'stopped', total: many, answer: stopped })
    await unchanged(folderId)
  })

  test('and whoever is at it goes no further than the piece behind which they are told', async () => {
    const { id } = await orderedOf(await folderOf(many))
    await stop(id)
    const progress = progressOf(db, { id, rounds: 1 })
    progress.advance(500)
    await progress.settle()
    expect(() => progress.advance(500)).toThrow(AlreadyEnded)
    await app.drain()
  })

  test('behind its last piece: what was written is undone', async () => {
    const folderId = await folderOf(many)
    const { id, location } = await orderedOf(folderId)
    const ending = await heldUp(id, sql`lock table job_outbox in access exclusive mode`, async () => {
      const { body } = await stop(id)
      expect(body).toMatchObject({ state: 'stopped', total: many })
      expect((body as contract.ActView).done).toBeGreaterThan(0)
    })
    expect([ending, (await actAt(location)).state]).toEqual(['through', 'stopped'])
    await unchanged(folderId)
  })

  test('after its server was killed: the next one does not begin it again', async () => {
    const folderId = await folderOf(many)
    const { id, location } = await orderedOf(folderId)
    const lock = sql`select from documents where folder_id = ${folderId} for update`
    await heldUp(id, lock, (waiting) => sql`select pg_terminate_backend(${waiting}::int)`.execute(db))
    await stop(id)
    await app.drain()
    expect((await actAt(location)).state).toBe('stopped')
    await unchanged(folderId)
  })

  test('and may be ordered again', async () => {
    const folderId = await folderOf(many)
    const first = await orderedOf(folderId)
    await stop(first.id)
    const second = await orderedOf(folderId)
    expect(second.id).not.toBe(first.id)
    await app.drain()
    expect([(await actAt(second.location)).state, await livingIn(folderId)]).toEqual(['done', 0])
  })
})

describe('a stop', () => {
  test('beside the end has one outcome, which all are told', async () => {
    const other = await sinupan.another()
    for (let round = 0; round < 12; round++) {
      const folderId = await folderOf(501)
      const { id, location } = await orderedOf(folderId)
      const ending = begin(id, round % 2 ? other : app)
      // Each time a little later: from before its beginning until after its end.
      await new Promise((next) => setTimeout(next, round * 15))
      const { status, body } = await stop(id)
      await ending
      const act = await actAt(location)
      expect([status, body]).toEqual([200, act])
      expect(['stopped', 'done']).toContain(act.state)
      const left = act.state === 'stopped' ? 501 : 0
      expect([await livingIn(folderId), await toldOf(folderId, 'document.trashed')]).toEqual([left, 501 - left])
      expect(await tellings(id)).toHaveLength(act.state === 'stopped' ? 1 : 0)
    }
    await app.drain()
  })

  test('that comes twice, also at once, is one: each is told the same, and one fact is written', async () => {
    const { id } = await orderedOf(await folderOf(many))
    const answers = await Promise.all([stop(id), stop(id), stop(id)])
    for (const { status, body } of [...answers, await stop(id)])
      expect([status, body]).toMatchObject([200, { state: 'stopped', answer: stopped }])
    expect(await tellings(id)).toMatchObject([
      { actorId: ana.userId, payload: { actId: id, call: 'FileFolder_Trash', done: 0, total: many } },
    ])
    await app.drain()
  })

  test('that comes after the end changes nothing of it', async () => {
    const folderId = await folderOf(many)
    const { id } = await orderedOf(folderId)
    await app.drain()
    const answer = { status: 200, body: { items: [folderId], total: 1 } }
    expect(await stop(id)).toMatchObject({ status: 200, body: { state: 'done', done: many, answer } })
    expect([await livingIn(folderId), await tellings(id)]).toEqual([0, []])
  })

  test('of somebody else’s is 404, as of none, and stops nothing', async () => {
    const folderId = await folderOf(many)
    const { id, location } = await orderedOf(folderId)
    const none = await stop(2_000_000_000)
    expect(none.status).toBe(404)
    for (const other of [ben, admin]) expect(await stop(id, other)).toMatchObject({ status: 404, body: none.body })
    expect((await stop(id, nobody)).status).toBe(401)
    await app.drain()
    expect([(await actAt(location)).state, await livingIn(folderId)]).toEqual(['done', 0])
  })

  test('is answered to whoever waits for the act as well', async () => {
    const folderId = await folderOf(many)
    const waiting = ordered(contract.trashFolders, folderId, { prefer: 'respond-async, wait=25' })
    await expect.poll(async () => (await ana.ask(contract.listOwnActs)).items.length).toBe(1)
    const [act] = (await ana.ask(contract.listOwnActs)).items
    await stop(act?.id ?? 0)
    expect(await waiting).toMatchObject(stopped)
    await app.drain()
    await unchanged(folderId)
  })
})
