import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { app, db, people, university } = sinupan
const { ana, ben, carla, dan, approver, admin } = people

const make = (title = 'Accreditation', more: object = {}) => ana.ask(contract.createPool, { body: { title, ...more } })
const join = (poolId: number, who: { userId: string }, rights: object = {}) =>
  ana.ask(contract.addPoolUser, { body: { poolId, userId: who.userId, ...rights } })
const place = (poolId: number, fileManagerId: number) =>
  ana.ask(contract.addPoolFile, { body: { poolId, fileManagerId } })
const filesFor = async (caller: typeof ana, poolId: number) =>
  (await caller.ask(contract.listPoolFiles, { params: { poolId } })).items.map((one) => one.fileManagerId)
const factsOf = async (poolId: number) => {
  const { rows } = await sql<{
    name: string
  }>`select name from facts where payload ->> 'poolId' = ${String(poolId)} order by id`.execute(db)
  return rows.map((row) => row.name)
}

describe('a pool', () => {
  test('is made, found by its number and its address, changed and deleted, and each is told', async () => {
    const pool = await make('Accreditation 2026', { description: 'Level IV', allowOtherUserToAddFiles: true })
    expect(pool).toMatchObject({
      title: 'Accreditation 2026',
      description: 'Level IV',
      allowOtherUserToAddFiles: true,
      owner: { id: ana.userId },
      fileCount: 0,
      userCount: 1,
      my: { isOwner: true, canAddFiles: true, canAddMember: true },
      capabilities: { edit: true, addFiles: true, addMembers: true, leave: false, reasons: { leave: 'LastOwner' } },
      version: 1,
    })
    for (const id of [pool.id, pool.routeId]) expect(await ana.ask(contract.getPool, { params: { id } })).toEqual(pool)
    const changed = await ana.ask(contract.updatePool, {
      params: { id: pool.id },
      body: { ...pool, title: 'Accreditation 2027', description: '' } as unknown as contract.BodyInputOf<
        typeof contract.updatePool
      >,
    })
    expect(changed).toMatchObject({ title: 'Accreditation 2027', description: null, version: 2 })
    const late = await ana.call(contract.updatePool, { params: { id: pool.id }, body: { title: 'x', version: 1 } })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'StateChanged', current: { title: 'Accreditation 2027' } },
    })
    const id = await given.document()
    await place(pool.id, id)
    expect(await ana.ask(contract.removePool, { params: { id: pool.id } })).toEqual({ id: pool.id })
    expect((await ana.call(contract.getPool, { params: { id: pool.routeId } })).status).toBe(404)
    expect((await ana.call(contract.getDocument, { params: { id } })).status).toBe(200)
    expect(await factsOf(pool.id)).toEqual([
      ...['pool.made', 'pool.changed', 'document.added-to-pool'],
      ...['document.taken-from-pool', 'pool.removed'],
    ])
  })

  test('stands in the lists of who owns it, who is in it, and who may add to it', async () => {
    const titles = async (one: typeof contract.listOwnPools, caller = ben) =>
      (await caller.ask(one, { query: { search: 'Listed' } })).items.map((pool) => pool.title)
    const [plain, open, adding] = [await make('Listed 10'), await make('Listed 9'), await make('Listed 2')]
    await ana.ask(contract.updatePool, { params: { id: open.id }, body: { allowOtherUserToAddFiles: true } })
    for (const pool of [plain, open]) await join(pool.id, ben)
    await join(adding.id, ben, { canAddFiles: true })
    expect(await titles(contract.listOwnPools)).toEqual([])
    expect(await titles(contract.listSharedPools)).toEqual(['Listed 2', 'Listed 9', 'Listed 10'])
    expect(await titles(contract.listAvailablePools)).toEqual(['Listed 2', 'Listed 9'])
    expect(await titles(contract.listOwnPools, ana)).toEqual(['Listed 2', 'Listed 9', 'Listed 10'])
    expect(await titles(contract.listSharedPools, ana)).toEqual([])
    const byAge = { search: 'Listed', sort: 'created', order: 'asc', pageSize: 2, page: 1 }
    expect(await ben.ask(contract.listSharedPools, { query: byAge })).toMatchObject({
      items: [{ title: 'Listed 2' }],
      total: 3,
    })
  })
})

describe('what lies in a pool', () => {
  test('is counted and listed as far as the caller sees it', async () => {
    const pool = await make()
    await join(pool.id, ben)
    const [first, second] = [await given.document({ name: 'First' }), await given.document({ name: 'Second' })]
    for (const id of [first, second]) await place(pool.id, id)
    expect(await filesFor(ben, pool.id)).toEqual([second, first])
    const named = await ben.ask(contract.listPoolFiles, {
      params: { poolId: pool.id },
      query: { sort: 'name', search: 'irs' },
    })
    expect(named).toMatchObject({ items: [{ fileManager: { name: 'First' }, addedBy: { id: ana.userId } }], total: 1 })
    await ana.ask(contract.trashDocument, { params: { id: first } })
    expect(await filesFor(ben, pool.id)).toEqual([second])
    expect((await ben.ask(contract.getPool, { params: { id: pool.id } })).fileCount).toBe(1)
    await ana.ask(contract.restoreDocument, { params: { id: first } })
    expect(await filesFor(ben, pool.id)).toEqual([second, first])
  })

  test('is put there once, several as one, and only what the adder may share', async () => {
    const pool = await make()
    const ids = [await given.document(), await given.document()]
    const body = { poolId: pool.id, fileManagerIds: ids }
    const { total } = await ana.ask(contract.addPoolFiles, { body })
    expect(total).toBe(2)
    expect((await ana.ask(contract.addPoolFiles, { body })).items).toEqual([])
    const again = await ana.ask(contract.addPoolFile, { body: { poolId: pool.id, fileManagerId: ids[0] ?? 0 } })
    expect(again.fileManagerId).toBe(ids[0])
    const secret = await given.document({ isClassified: true })
    const mixed = await ana.call(contract.addPoolFiles, {
      body: { ...body, fileManagerIds: [await given.document(), secret] },
    })
    expect(mixed).toMatchObject({ status: 403, body: { code: 'Classified' } })
    const posted = await given.document({ by: 'dan' })
    await given.approved(posted, 'system', { by: 'dan' })
    const others = await ana.call(contract.addPoolFile, { body: { poolId: pool.id, fileManagerId: posted } })
    expect(others).toMatchObject({ status: 403, body: { code: 'Forbidden' } })
    expect((await filesFor(ana, pool.id)).length).toBe(2)
  })

  test('is told to the document’s unit, who may take it out of pools that they are not in', async () => {
    const pool = await make('Told')
    const id = await given.document()
    const { id: placedId } = await place(pool.id, id)
    const of = (caller: typeof ana) => caller.call(contract.listPoolsOfDocument, { params: { fileManagerId: id } })
    expect((await of(ben)).body).toMatchObject({
      items: [{ id: placedId, poolId: pool.id, title: 'Told', isMember: false, userCount: 1 }],
      total: 1,
    })
    expect((await of(carla)).status).toBe(404)
    await given.approved(id, 'system')
    expect((await of(carla)).body).toMatchObject({ code: 'Forbidden' })
    expect((await carla.call(contract.removePoolFile, { params: { id: placedId } })).status).toBe(404)
    await ben.ask(contract.removePoolFile, { params: { id: placedId } })
    expect(await filesFor(ana, pool.id)).toEqual([])
    expect((await ben.call(contract.removePoolFile, { params: { id: placedId } })).status).toBe(404)
    const { items } = await ana.ask(contract.listActivity, { params: { id } })
    expect(items.map((one) => one.name)).toEqual(
      expect.arrayContaining(['document.added-to-pool', 'document.taken-from-pool']),
    )
  })
})

describe('people in a pool', () => {
  test('are told so, under the bell and by mail, with no more rights than were given', async () => {
    const pool = await make('Bell')
    const body = { poolId: pool.id, userIds: [carla.userId, dan.userId], canAddFiles: true }
    expect((await ana.ask(contract.addPoolUsers, { body })).total).toBe(2)
    await app.drain()
    const { items } = await carla.ask(contract.listNotifications)
    expect(items[0]).toMatchObject({
      kind: 'pool.joined',
      payload: { poolId: pool.id, title: 'Bell', by: 'Ana Reyes' },
    })
    const listed = await dan.ask(contract.listPoolUsers, { params: { poolId: pool.id } })
    expect(listed).toMatchObject({
      total: 3,
      items: [
        { user: { id: ana.userId }, isOwner: true, canAddFiles: true, canAddMember: true, mayRemove: false },
        { user: { id: carla.userId }, isOwner: false, canAddFiles: true, canAddMember: false, mayChange: false },
        { user: { id: dan.userId }, mayRemove: true },
      ],
    })
    const found = await dan.ask(contract.listPoolUsers, { params: { poolId: pool.id }, query: { search: 'carla' } })
    expect(found.items.map((one) => one.user.id)).toEqual([carla.userId])
  })

  test('stay as they are where they are added again', async () => {
    const pool = await make()
    await join(pool.id, ben, { canAddFiles: true })
    expect(await join(pool.id, ben, { canAddMember: true })).toMatchObject({ canAddFiles: true, canAddMember: false })
  })

  test('are accepted and active; whoever is not can’t be added', async () => {
    const pool = await make()
    const { id } = await db
      .insertInto('users')
      .values({ userName: 'new', email: 'new@haraya.example', firstName: 'New', lastName: 'Reyes' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const nobody = '00000000-0000-4000-8000-000000000000'
    for (const userId of [id, nobody])
      expect(await ana.call(contract.addPoolUser, { body: { poolId: pool.id, userId } })).toMatchObject({
        status: 400,
        body: { errors: { userId: ['Choose people with an active account.'] } },
      })
  })

  test('are 500 at most, in 500 pools at most', async () => {
    const pool = await make()
    await sql`insert into users (user_name, email, first_name, last_name, accepted_at, email_confirmed_at)
      select 'many' || n, 'many' || n || '@haraya.example', 'Many', 'Reyes', now(), now() from generate_series(1, 500) n`.execute(
      db,
    )
    await sql`insert into pool_members (pool_id, user_id) select ${pool.id}, id from users where user_name like 'many%' limit 499`.execute(
      db,
    )
    const one = await ana.call(contract.addPoolUser, { body: { poolId: pool.id, userId: carla.userId } })
    expect(one).toMatchObject({ status: 409, body: { code: 'PoolFull' } })
    await sql`with made as (insert into pools (title, created_by) select 'Pool ' || n, ${dan.userId}::uuid from generate_series(1, 500) n returning id)
      insert into pool_members (pool_id, user_id, is_owner) select id, ${university.people.dan}::uuid, true from made`.execute(
      db,
    )
    expect(await dan.call(contract.createPool, { body: { title: 'One more' } })).toMatchObject({ status: 409 })
    await sql`delete from pools where title like 'Pool %'`.execute(db)
  })
})

const deactivate = (userId: string, isActive = false) =>
  admin.ask(contract.updateUser, { params: { id: userId }, body: { isActive } })

describe('leaving a pool', () => {
  const mayLeave = async (caller: typeof ana, id: number) => {
    const { capabilities } = await caller.ask(contract.getPool, { params: { id } })
    return capabilities.leave || capabilities.reasons.leave
  }
  const leave = async (caller: typeof ana, id: number) => {
    const { my } = await caller.ask(contract.getPool, { params: { id } })
    return caller.call(contract.removePoolUser, { params: { id: my.poolUserId } })
  }

  test('is open to everybody in it but its only owner, who is told before', async () => {
    const pool = await make('Left by two')
    await join(pool.id, carla)
    expect(await mayLeave(carla, pool.id)).toBe(true)
    expect(await mayLeave(ana, pool.id)).toBe('LastOwner')
    expect((await leave(ana, pool.id)).body).toMatchObject({ code: 'LastOwner' })
    await join(pool.id, dan, { isOwner: true })
    expect(await mayLeave(ana, pool.id)).toBe(true)
    const listed = await ana.ask(contract.listOwnPools, { query: { search: 'Left by two' } })
    expect(listed.items).toMatchObject([{ id: pool.id, capabilities: { leave: true, reasons: {} } }])
    expect((await leave(ana, pool.id)).status).toBe(200)
    expect(await mayLeave(dan, pool.id)).toBe('LastOwner')
  })

  test('is shut to an owner while the only other one is deactivated', async () => {
    const pool = await make('Left to nobody')
    await join(pool.id, approver, { isOwner: true })
    expect(await mayLeave(ana, pool.id)).toBe(true)
    await deactivate(approver.userId)
    expect(await mayLeave(ana, pool.id)).toBe('LastOwner')
    expect((await leave(ana, pool.id)).body).toMatchObject({ code: 'LastOwner' })
    await deactivate(approver.userId, true)
    expect(await mayLeave(ana, pool.id)).toBe(true)
  })
})

describe('an orphaned pool', () => {
  test('is told to administrators, and handed over to one of its people', async () => {
    const pool = await ben.ask(contract.createPool, { body: { title: 'Left behind' } })
    await ben.ask(contract.addPoolUser, { body: { poolId: pool.id, userId: carla.userId, canAddMember: true } })
    const orphans = async () => (await admin.ask(contract.listOrphanedPools, { query: { search: 'Left' } })).items
    const handOver = (userId: string) =>
      admin.call(contract.handOverPool, { params: { id: pool.id }, body: { userId } })
    expect(await orphans()).toEqual([])
    expect((await handOver(carla.userId)).status).toBe(404)
    await deactivate(ben.userId)
    await app.drain()
    expect((await admin.ask(contract.listNotifications)).items[0]).toMatchObject({
      kind: 'pool.orphaned',
      payload: { poolId: pool.id, title: 'Left behind' },
    })
    expect(await orphans()).toMatchObject([
      { id: pool.id, owner: { id: ben.userId }, userCount: 1, heirs: [{ id: carla.userId }] },
    ])
    for (const userId of [dan.userId, admin.userId, ben.userId]) expect((await handOver(userId)).status).toBe(400)
    expect(await handOver(carla.userId)).toMatchObject({ status: 200, body: { owner: { id: carla.userId } } })
    expect(await carla.ask(contract.getPool, { params: { id: pool.id } })).toMatchObject({
      owner: { id: carla.userId },
      my: { isOwner: true, canAddFiles: true, canAddMember: true },
    })
    await app.drain()
    expect((await carla.ask(contract.listNotifications)).items[0]).toMatchObject({ kind: 'pool.handed-over' })
    expect((await handOver(carla.userId)).status).toBe(404)
    await deactivate(ben.userId, true)
  })

  test('goes to anybody but the administrator where nobody is left in it', async () => {
    const pool = await dan.ask(contract.createPool, { body: { title: 'Alone' } })
    await deactivate(dan.userId)
    const handOver = (userId: string) =>
      admin.call(contract.handOverPool, { params: { id: pool.id }, body: { userId } })
    expect((await handOver(admin.userId)).status).toBe(400)
    expect((await handOver(carla.userId)).status).toBe(200)
    await deactivate(dan.userId, true)
  })
})
