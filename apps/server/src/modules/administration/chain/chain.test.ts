import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { Given } from '../../../testing/given.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { tamper as tamperWith } from '../../../testing/tamper.ts'
import { checkChain } from './check-chain.ts'

const sinupan = await startSinupan()
const { people, db, app, clock } = sinupan
const { admin, ana } = people
const given = new Given(sinupan)
const ask = (query: Record<string, string | number>) => admin.ask(contract.listAudit, { query })

describe('the chain of facts', () => {
  const checks = () => admin.ask(contract.getAuditChecks)
  const verify = async () => {
    await admin.ask(contract.startAuditCheck)
    await app.drain()
    const { last } = await checks()
    if (!last) throw new Error('No check came to its end.')
    return last
  }
  const tamper = (statement: string) => tamperWith(sinupan.databaseUrl, statement)

  test('is sealed by a job and holds while nobody touches it', async () => {
    await given.approved(await given.document({ name: 'Quokka memorandum' }), 'system')
    await app.contextFor({ kind: 'system' }).jobs.send(db, 'seal-facts', {})
    await app.drain()
    const { items } = await ask({ pageSize: 200 })
    expect(items.filter((one) => one.number === null)).toEqual([])
    const found = await verify()
    expect(found).toMatchObject({ isIntact: true, problems: [], checked: found.sealedUpTo })
    expect(found.checked).toBeGreaterThanOrEqual(items.length)
  })

  test('numbers without a gap when many write and seal at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 3 === 0 ? verify() : sinupan.signIn('ana'))))
    const found = await verify()
    expect(found.isIntact).toBe(true)
    const { rows } = await sql<{ isWhole: boolean }>`
      select count(*) = max(number) and count(distinct fact_id) = count(*) as is_whole from fact_seals`.execute(db)
    expect(rows).toEqual([{ isWhole: true }])
  })

  test('refuses the application’s own statements that change or delete a fact or a seal', async () => {
    for (const statement of [
      'update facts set name = name',
      'delete from facts',
      'truncate facts',
      'delete from fact_seals',
    ])
      await expect(sql.raw(statement).execute(db)).rejects.toThrow(/append-only|permission denied/)
  })

  test('shows an altered fact, whatever of it was altered', async () => {
    const { rows } = await sql<{ id: number; number: number }>`
      select f.id, s.number from facts f join fact_seals s on s.fact_id = f.id where f.name = 'posting.approved' limit 1`.execute(
      db,
    )
    const [one] = rows
    await tamper(`update facts set payload = payload || '{"name":"Another"}' where id = ${one?.id}`)
    expect(await verify()).toMatchObject({
      isIntact: false,
      problems: [{ kind: 'altered', number: one?.number, factId: one?.id }],
    })
    await tamper(`update facts set payload = payload || '{"name":"Quokka memorandum"}' where id = ${one?.id}`)
    expect((await verify()).isIntact).toBe(true)
    await tamper(`update facts set at = at + interval '1 second' where id = ${one?.id}`)
    expect(await verify()).toMatchObject({ problems: [{ kind: 'altered', factId: one?.id }] })
    await tamper(`update facts set at = at - interval '1 second' where id = ${one?.id}`)
  })

  test('shows a fact that is missing, with and without its seal', async () => {
    await tamper('create table kept as select * from facts where id in (3, 5)')
    await tamper('delete from facts where id = 3')
    expect(await verify()).toMatchObject({ problems: [{ kind: 'missing', factId: 3 }] })
    await tamper('delete from facts where id = 5')
    const { rows } = await sql<{ number: number }>`select number from fact_seals where fact_id = 5`.execute(db)
    await tamper('create table kept_seals as select * from fact_seals where fact_id = 5')
    await tamper('delete from fact_seals where fact_id = 5')
    expect((await verify()).problems).toContainEqual({ kind: 'gap', number: rows[0]?.number, factId: null })
    await tamper('insert into facts overriding system value select * from kept')
    await tamper('insert into fact_seals select * from kept_seals')
    expect((await verify()).isIntact).toBe(true)
  })

  test('shows that its end was cut off, seals and all', async () => {
    await verify()
    await tamper('delete from facts where id > 20')
    await tamper('delete from fact_seals where fact_id > 20')
    const found = await verify()
    expect(found).toMatchObject({ isIntact: false, problemCount: 1, problems: [{ kind: 'truncated' }] })
    expect((await ask({ action: 'audit.verified' })).items[0]).toBeDefined()
  })

  test('stays known as cut off, however much happens after it', async () => {
    for (let n = 0; n < 25; n++) await sinupan.signIn('ana')
    expect((await verify()).sealedUpTo).toBeGreaterThan(45)
    for (let n = 0; n < 25; n++) await sinupan.signIn('ana')
    expect(await verify()).toMatchObject({ isIntact: false, problems: [{ kind: 'truncated' }] })
  })
})

describe('a check of the chain', () => {
  const job = (data: object) => app.contextFor(system).jobs.send(db, 'check-facts', data)
  const checks = () => admin.ask(contract.getAuditChecks)

  test('says who asked, since when, how far it is and what came out', async () => {
    const asked = await admin.ask(contract.startAuditCheck)
    expect(asked).toMatchObject({ state: 'waiting', askedBy: { id: admin.userId }, startedAt: null, finishedAt: null })
    expect((await admin.ask(contract.startAuditCheck)).id).toBe(asked.id)
    expect((await checks()).current).toMatchObject({ id: asked.id, state: 'waiting' })
    await app.drain()
    const { current, last } = await checks()
    expect(current).toBeNull()
    expect(last).toMatchObject({
      id: asked.id,
      state: 'done',
      checked: last?.sealedUpTo,
      askedBy: { id: admin.userId },
    })
    const { items } = await ask({ action: 'audit' })
    expect(items.map((one) => one.name).slice(0, 2)).toEqual(['audit.verified', 'audit.check-asked'])
  })

  test('is waited for by the call that verifies, whose fields are what they were', async () => {
    const answer = admin.ask(contract.verifyAudit)
    await expect.poll(async () => (await checks()).current).not.toBeNull()
    await app.drain()
    const found = await answer
    expect(found).toMatchObject({ state: 'done', isIntact: false, problemCount: 1, problems: [{ kind: 'truncated' }] })
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining(['isIntact', 'checked', 'sealedUpTo', 'problemCount', 'problems', 'at']),
    )
  })

  test('comes by night too, asked for by nobody', async () => {
    const before = (await checks()).last?.id ?? 0
    await job({})
    await app.drain()
    const { last } = await checks()
    expect(last).toMatchObject({ askedBy: null, state: 'done' })
    expect(last?.id).toBeGreaterThan(before)
  })

  test('goes on from where a job has left it, and is counted once', async () => {
    const { id } = await admin.ask(contract.startAuditCheck)
    const short = { facts: 7, milliseconds: -1 }
    await checkChain(app.contextFor(system), id, short)
    const { current } = await checks()
    expect(current).toMatchObject({ state: 'running', checked: 7 })
    await checkChain(app.contextFor(system), id, short)
    expect((await checks()).current).toMatchObject({ checked: 14 })
    await app.drain()
    const { last } = await checks()
    expect(last).toMatchObject({ id, state: 'done', checked: last?.sealedUpTo })
  })

  test('that nobody works on any more makes way for another', async () => {
    const { id } = await admin.ask(contract.startAuditCheck)
    clock.pass({ seconds: 660 })
    const next = await admin.ask(contract.startAuditCheck)
    expect(next.id).toBeGreaterThan(id)
    await app.drain()
    expect((await checks()).last).toMatchObject({ id: next.id, state: 'done' })
  })

  test('is an administrator’s matter', async () => {
    for (const endpoint of [contract.startAuditCheck, contract.getAuditChecks, contract.verifyAudit])
      expect((await ana.call(endpoint)).status).toBe(403)
  })
})
