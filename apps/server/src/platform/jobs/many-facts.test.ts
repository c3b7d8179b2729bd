import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { system } from '../actor.ts'
import type { Fact } from '../facts/fact.ts'
import { subscriber } from './subscriber.ts'

const { app, db, people, university } = await startSinupan()
const { ana } = people
const duId = university.units.admissions

const { id: folderId } = await ana.ask(contract.createFolder, { params: { duId }, body: { name: 'Box' } })
await sql`insert into documents (unit_id, folder_id, name, owner_id)
  select ${duId}, ${folderId}, 'Scan ' || n, ${ana.userId} from generate_series(1, 250) n`.execute(db)
await app.drain()
await ana.ask(contract.trashFolders, { body: [{ id: folderId }] })
await app.dispatch()

test('what reacts to the facts of many documents is ordered a hundred facts at a time', async () => {
  const { rows } = await sql<{ facts: number }>`
    select jsonb_array_length(data::jsonb -> 'factIds') as facts from pgboss.job
    where name = 'search-index' and data::jsonb ? 'factIds' order by created_on, facts desc`.execute(db)
  expect(rows.map((row) => row.facts).toSorted((a, b) => b - a)).toEqual([100, 100, 50])
})

test('of many facts, one that can’t be handled doesn’t keep the others from it, and is told', async () => {
  const { rows } = await sql<{ id: number }>`
    select id from facts where name = 'document.trashed' order by id limit 25`.execute(db)
  const factIds = rows.map((row) => row.id)
  const handled: number[] = []
  const picky = async (_: unknown, facts: readonly Fact[]) => {
    if (facts.some((fact) => fact.id === factIds[12])) throw new Error('not this one')
    handled.push(...facts.map((fact) => fact.id))
  }
  const reacting = subscriber('picky', [], picky, { batchSize: 10 })
  await expect(reacting.handle(app.contextFor(system), [{ factIds }])).rejects.toThrow('not this one')
  expect(handled.toSorted((a, b) => a - b)).toEqual(factIds.filter((id) => id !== factIds[12]))
})

test('each fact is handed over as it is where it was ordered by itself', async () => {
  const { rows } = await sql<{ id: number; documentId: number }>`
    select id, document_id from facts where name = 'document.trashed' order by id limit 1`.execute(db)
  const seen: Fact[] = []
  const reacting = subscriber('seeing', [], async (_, facts) => void seen.push(...facts))
  await reacting.handle(app.contextFor(system), [{ factIds: rows.map((row) => row.id) }])
  expect(seen).toMatchObject([
    { ...rows[0], name: 'document.trashed', unitId: duId, actorId: ana.userId, payload: { within: folderId } },
  ])
})
