import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { deadlocksIn } from '../../testing/gate/waiting.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { makePool } from './pools.fixture.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { db, people } = sinupan
const { ana, ben, carla, dan, approver, admin } = people

const ownersOf = async (poolId: number) =>
  (
    await db
      .selectFrom('poolMembers')
      .select('userId')
      .where('poolId', '=', poolId)
      .where('isOwner', '=', true)
      .execute()
  ).length

/** A pool that ana and ben own. */
async function ofTwo(title = 'Two owners') {
  const { id } = await ana.ask(contract.createPool, { body: { title } })
  const other = await ana.ask(contract.addPoolUser, { body: { poolId: id, userId: ben.userId, isOwner: true } })
  const { items } = await ana.ask(contract.listPoolUsers, { params: { poolId: id } })
  return { id, mine: items.find((one) => one.user.id === ana.userId)?.id ?? 0, others: other.id }
}

describe('a hundred times at once', () => {
  test('two owners who leave, step back or take each other out: one stays', async () => {
    const before = await deadlocksIn(db)
    for (let round = 0; round < 100; round++) {
      const { id, mine, others } = await ofTwo()
      const leave = (caller: typeof ana, member: number) =>
        caller.call(contract.removePoolUser, { params: { id: member } })
      const stepBack = (caller: typeof ana, member: number) =>
        caller.call(contract.updatePoolUser, { params: { id: member }, body: { isOwner: false } })
      const pairs = [
        [() => leave(ana, mine), () => leave(ben, others)],
        [() => stepBack(ana, mine), () => leave(ben, others)],
        [() => leave(ana, others), () => leave(ben, mine)],
        [() => stepBack(ana, others), () => stepBack(ben, mine)],
      ] as const
      const [first, second] = pairs[round % 4] ?? pairs[0]
      const answers = await Promise.all([first(), second()])
      expect(await ownersOf(id)).toBe(1)
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
      const lost = answers.find((answer) => answer.status !== 200)?.body as { code?: string } | undefined
      expect(['LastOwner', 'NotFound', 'Forbidden']).toContain(lost?.code)
    }
    expect((await deadlocksIn(db)) - before).toBe(0)
  })

  test('a document that is added and one that is taken out, a pool that is deleted: no failure, no deadlock, nothing left', async () => {
    const before = await deadlocksIn(db)
    const documentId = await given.document()
    for (let round = 0; round < 100; round++) {
      const pool = await makePool(sinupan)
      const body = { poolId: pool.id, fileManagerId: documentId }
      const { id } = await ana.ask(contract.addPoolFile, { body })
      const answers = await Promise.all([
        ana.call(contract.addPoolFile, { body }),
        ben.call(contract.removePoolFile, { params: { id } }),
        ...(round % 2 === 0 ? [ana.call(contract.removePool, { params: { id: pool.id } })] : []),
      ])
      expect(answers.every((answer) => [200, 201, 404].includes(answer.status))).toBe(true)
      if (round % 2 === 0) expect(answers[2]?.status).toBe(200)
    }
    const { rows } =
      await sql`select from pool_documents pd where not exists (select from pools p where p.id = pd.pool_id)`.execute(
        db,
      )
    expect(rows).toEqual([])
    expect((await deadlocksIn(db)) - before).toBe(0)
  })

  test('somebody who is taken out and adds a document or a person meanwhile: what comes second is refused', async () => {
    for (let round = 0; round < 100; round++) {
      const pool = await makePool(sinupan)
      const [who, act] =
        round % 2 === 0
          ? ([
              carla,
              async () => {
                const fileManagerId = await given.document({ by: 'carla' })
                return carla.call(contract.addPoolFile, { body: { poolId: pool.id, fileManagerId } })
              },
            ] as const)
          : ([dan, () => dan.call(contract.addPoolUser, { body: { poolId: pool.id, userId: ben.userId } })] as const)
      const [removed, added] = await Promise.all([
        ana.call(contract.removePoolUser, { params: { id: pool.members[who.userId] ?? 0 } }),
        act(),
      ])
      expect(removed.status).toBe(200)
      expect([201, 404]).toContain(added.status)
    }
  })

  test('the last places of a pool: as many get in as there are', async () => {
    const { id } = await ana.ask(contract.createPool, { body: { title: 'Nearly full' } })
    await sql`insert into users (user_name, email, first_name, last_name, accepted_at, email_confirmed_at)
      select 'full' || n, 'full' || n || '@haraya.example', 'Full', 'Reyes', now(), now() from generate_series(1, 598) n`.execute(
      db,
    )
    const { rows } = await sql<{ id: string }>`select id from users where user_name like 'full%' order by id`.execute(
      db,
    )
    await sql`insert into pool_members (pool_id, user_id) select ${id}, id from users where user_name like 'full%' order by id limit 498`.execute(
      db,
    )
    const answers = await Promise.all(
      rows.slice(498).map((one) => ana.call(contract.addPoolUser, { body: { poolId: id, userId: one.id } })),
    )
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1)
    expect((await ana.ask(contract.getPool, { params: { id } })).userCount).toBe(500)
  })
})

describe('an owner who leaves while the other’s account is closed', () => {
  test('leaves a pool that is orphaned and found so, never one that nobody knows of', async () => {
    for (let round = 0; round < 10; round++) {
      // What other tests left to ben alone is orphaned with him: it is asked for by its title.
      const title = `Left in round ${round}`
      const { id, mine } = await ofTwo(title)
      const [left] = await Promise.all([
        ana.call(contract.removePoolUser, { params: { id: mine } }),
        admin.ask(contract.updateUser, { params: { id: ben.userId }, body: { isActive: false } }),
      ])
      const { items } = await admin.ask(contract.listOrphanedPools, { query: { search: title } })
      expect(items.some((pool) => pool.id === id)).toBe(left.status === 200)
      await admin.ask(contract.updateUser, { params: { id: ben.userId }, body: { isActive: true } })
    }
    expect(approver.userId).toBeTruthy()
  })
})
