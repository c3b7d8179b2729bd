import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { mailsTo } from '../../testing/mailed.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { retentionQueue } from './use-cases/watch-retention.ts'

/** What is over soon is told to its unit, once, and days that were changed by hand are found (domain: Retention). */
const sinupan = await startSinupan({ PUBLIC_URL: 'https://records.example.edu' })
const { app, db, clock, people } = sinupan
const given = new Given(sinupan)
const { ana, ben, carla, admin } = people

const watch = async () => {
  const ctx = app.contextFor({ kind: 'system' })
  await ctx.jobs.send(ctx.db, retentionQueue, {})
  await app.drain()
}
const noticesOf = async (person: typeof ana, kind = 'retention.expiring') =>
  (await person.ask(contract.listNotifications)).items.filter((one) => one.kind === kind).map((one) => one.payload)
const checks = async () =>
  (
    await sql<{ payload: { checked: number; wrong: number; told: number } }>`
      select payload from facts where name = 'retention.checked' order by id`.execute(db)
  ).rows.map((row) => row.payload)
const dateOf = (days: number) => {
  const date = new Date(clock.now().getTime() + days * 86_400_000)
  date.setUTCFullYear(date.getUTCFullYear() - 5)
  return date.toISOString().slice(0, 10)
}

test('where nothing is due it says how many were looked at, and that all is right', async () => {
  await given.document({ documentDate: dateOf(400) })
  await watch()
  expect(await checks()).toEqual([{ checked: 1, wrong: 0, told: 0 }])
  expect(await noticesOf(ana)).toEqual([])
  expect(await noticesOf(admin, 'retention.wrong')).toEqual([])
})

test('a unit is told 90 and 30 days before, once each, of all its documents together', async () => {
  for (const days of [85, 80, 20]) await given.document({ documentDate: dateOf(days) })
  await watch()
  await watch()
  expect(await noticesOf(ana)).toMatchObject([
    { daysBefore: 90, documents: 2, unitName: 'Admissions Unit' },
    { daysBefore: 30, documents: 1 },
  ])
  expect(await noticesOf(ben)).toHaveLength(2)
  expect(await noticesOf(carla)).toEqual([])
  expect((await mailsTo(sinupan, 'ana@haraya.example')).map((mail) => mail.subject)).toEqual([
    'The time of 2 documents of Admissions Unit is over soon',
    'The time of a document of Admissions Unit is over soon',
  ])
  // Nobody's session lasts so long.
  clock.pass({ days: 55 })
  await watch()
  clock.pass({ days: -55 })
  expect((await noticesOf(ana))[0]).toMatchObject({ daysBefore: 30, documents: 2 })
})

test('a day that was changed by hand is put right, and the administrators are told', async () => {
  const id = await given.document({ documentDate: '2026-03-02' })
  await sql`alter table documents disable trigger documents_keep`.execute(db)
  await sql`update documents set expires_on = '2020-01-01' where id = ${id}`.execute(db)
  await sql`alter table documents enable trigger documents_keep`.execute(db)
  await watch()
  expect((await ana.ask(contract.getDocument, { params: { id } })).expiresOn).toBe('2031-03-02')
  expect((await checks()).at(-1)).toMatchObject({ wrong: 1 })
  expect(await noticesOf(admin, 'retention.wrong')).toMatchObject([{ wrong: 1 }])
})
