import * as contract from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { expect } from 'vitest'
import { acting } from '../modules/acts/index.ts'
import { system } from '../platform/actor.ts'
import { addressOf, type Caller } from './caller.ts'
import type { TestSinupan } from './sinupan.ts'

type Call = typeof contract.trashFolders | typeof contract.restoreFolder | typeof contract.removeFolders

/** Calls on many documents of Admissions, ordered and looked at, by ana where nobody else is named. */
export function largeActs({ app, db, people, university }: TestSinupan) {
  const { ana } = people
  const duId = university.units.admissions
  let number = 0

  /** A folder with so many documents, one of them in a folder inside. */
  async function folderOf(count: number): Promise<number> {
    const { id } = await ana.ask(contract.createFolder, { params: { duId }, body: { name: `Box ${++number}` } })
    const inner = await ana.ask(contract.createFolder, { params: { duId }, body: { name: 'Inside', parentId: id } })
    await sql`insert into documents (unit_id, folder_id, name, owner_id)
      select ${duId}, case n when 1 then ${inner.id}::int else ${id}::int end, 'Scan ' || n, ${ana.userId}
      from generate_series(1, ${count}::int) n`.execute(db)
    return id
  }
  const ordered = async (endpoint: Call, folderId: number, { by = ana, prefer = 'respond-async' } = {}) => {
    const answer = await by.request({
      method: endpoint.method,
      url: addressOf(endpoint, { id: folderId }),
      payload: endpoint.method === 'POST' ? JSON.stringify([{ id: folderId }]) : '{}',
      headers: { prefer, 'content-type': 'application/json' },
    })
    return { ...answer, location: String(answer.headers.location) }
  }
  const lookAt = async (location: string, by: Caller = ana) => by.request({ method: 'GET', url: location })
  const actAt = async (location: string) => (await lookAt(location)).body as contract.ActView
  const livingIn = async (folderId: number) => {
    const { rows } = await sql<{ living: number }>`
      select count(*)::int as living from documents d join folders f on f.id = d.folder_id
      where d.is_living and f.path <@ (select path from folders where id = ${folderId})`.execute(db)
    return rows[0]?.living
  }
  const toldOf = async (folderId: number, name: string) => {
    const { rows } = await sql<{ told: number }>`
      select count(*)::int as told from facts t join documents d on d.id = t.document_id join folders f on f.id = d.folder_id
      where t.name = ${name} and f.path <@ (select path from folders where id = ${folderId})`.execute(db)
    return rows[0]?.told
  }
  /** The process of PostgreSQL that an act waits in; 0 where none does. A transaction would be told the same each time. */
  const waitingIn = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'lock_insides|insert into job_outbox'
        and datname = current_database()`.execute(db)
    return rows[0]?.pid ?? 0
  }
  /** Begins what was ordered, has `work` done while it waits for what `lock` holds, and answers how it went. */
  async function heldUp(id: number, lock: RawBuilder<unknown>, work: (waiting: number) => Promise<unknown>) {
    const running = await db.transaction().execute(async (locked) => {
      await lock.execute(locked)
      let ending = ''
      const running = acting.handle(app.contextFor(system), [{ id }]).then(
        () => (ending = 'through'),
        () => (ending = 'broken off'),
      )
      await expect.poll(async () => ending || (await waitingIn()) > 0, { timeout: 60_000 }).toBe(true)
      await work(await waitingIn())
      return [running]
    })
    return running[0]
  }
  return { folderOf, ordered, lookAt, actAt, livingIn, toldOf, heldUp }
}
