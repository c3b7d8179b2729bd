import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Caller } from '../../testing/caller.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const { db, people, university, another } = await startSinupan()
const second = await another()
const { ana, admin } = people
const onSecond = (caller: Caller) => new Caller(second, caller)

const listUsers = (caller: Caller) => caller.call(contract.listUsers, { query: {} })

test('what somebody may do is what it is at each request, on every server, a hundred times', async () => {
  const there = onSecond(ana)
  for (let turn = 0; turn < 100; turn++) {
    const isAdministrator = turn % 2 === 0
    await db.updateTable('users').set({ isAdministrator }).where('id', '=', ana.userId).execute()
    const statuses = await Promise.all([ana, there].map(async (caller) => (await listUsers(caller)).status))
    expect(statuses).toEqual(isAdministrator ? [200, 200] : [403, 403])
  }
})

test('an account that ends is refused at the next request of each server, and one that begins again is let in', async () => {
  const there = onSecond(ana)
  const both = () => Promise.all([ana, there].map(async (one) => (await one.call(contract.getMe)).status))
  expect(await both()).toEqual([200, 200])
  await sql`update users set deactivated_at = now() where id = ${ana.userId}`.execute(db)
  expect(await both()).toEqual([401, 401])
  await sql`update users set deactivated_at = null where id = ${ana.userId}`.execute(db)
  expect(await both()).toEqual([200, 200])
})

test('a document names its people and its series as they are called now, on every server', async () => {
  const document = await ana.ask(contract.createDocument, {
    body: { name: 'Named', deliveryUnitId: ana.unitId ?? 0, documentCategoryId: university.categories.minutes },
  })
  const there = onSecond(ana)
  const names = async (caller: Caller) => {
    const { owner, documentCategory } = await caller.ask(contract.getDocument, { params: { id: document.id } })
    return [owner?.lastName, documentCategory?.category]
  }
  for (const [no, caller] of [ana, there, ana, there].entries()) {
    await admin.ask(contract.updateCategory, {
      params: { id: university.categories.minutes },
      body: { category: `Minutes ${no}` },
    })
    await db
      .updateTable('users')
      .set({ lastName: `Reyes ${no}` })
      .where('id', '=', ana.userId)
      .execute()
    expect(await names(caller)).toEqual([`Reyes ${no}`, `Minutes ${no}`])
  }
})
