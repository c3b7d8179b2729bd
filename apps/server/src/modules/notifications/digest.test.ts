import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { digestQueue } from './digest.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { app, db, clock, people } = sinupan
const { ana, carla } = people

const mailsTo = async (name: 'ana' | 'carla') =>
  db
    .selectFrom('mails')
    .select(['subject', 'bodyText'])
    .where('recipient', '=', `${name}@haraya.example`)
    .orderBy('id')
    .execute()
const digest = async (isNow = true) => {
  await app.contextFor(system).jobs.send(db, digestQueue, { isNow })
  await app.drain()
}
const share = async (name: string) => {
  const id = await given.document({ name })
  await ana.ask(contract.createLink, { body: { fileManagerId: id, userIds: [carla.userId] } })
  await app.drain()
}

test('a kind of notice comes at once, once a day, or by no mail, as each person chose; under the bell it always is', async () => {
  await share('Plan one')
  expect(await mailsTo('carla')).toMatchObject([{ subject: 'Ana Reyes shared “Plan one” with you' }])
  const kept = await carla.ask(contract.updatePreferences, { body: { digest: { 'share.made': true } } })
  expect([kept.mails['share.made'], kept.digest['share.made'], kept.digest['posting.sent']]).toEqual([
    true,
    true,
    false,
  ])
  await share('Plan two')
  await share('Plan three')
  expect(await mailsTo('carla')).toHaveLength(1)
  expect((await carla.ask(contract.listNotifications)).total).toBe(3)
  await digest()
  const [, gathered] = await mailsTo('carla')
  // What was told at once before the choice, and was not read, is among them.
  expect(gathered?.subject).toBe('3 notices of the day')
  expect(gathered?.bodyText).toContain('Documents that were shared with you: 3')
  expect(gathered?.bodyText).not.toMatch(/Plan|Ana/)
  await digest()
  expect(await mailsTo('carla')).toHaveLength(2)
  clock.pass({ hours: 24 })
  const [again] = [await sinupan.signIn('carla')]
  await sql`update notifications set created_at = ${clock.now().toISOString()} where id = (select max(id) from notifications)`.execute(
    db,
  )
  await again.ask(contract.readAllNotifications)
  await digest()
  expect(await mailsTo('carla'), 'what was read is not told again').toHaveLength(2)
  await again.ask(contract.updatePreferences, { body: { mails: { 'share.made': false } } })
  await sql`update notifications set read_at = null`.execute(db)
  clock.pass({ hours: 24 })
  await digest()
  expect(await mailsTo('carla'), 'not by mail means by no mail').toHaveLength(2)
})

test('is written at its hour of the institution’s day', async () => {
  await db.updateTable('users').set({ digestedAt: null, unmailedNotices: [] }).execute()
  const toHour = (hour: number) => {
    const local = (clock.now().getTime() / 3_600_000 + 8) % 24
    clock.pass({ hours: (hour - Math.floor(local) + 24) % 24 })
  }
  toHour(5)
  await sql`update notifications set created_at = ${clock.now().toISOString()}, read_at = null`.execute(db)
  await digest(false)
  expect(await mailsTo('carla')).toHaveLength(2)
  toHour(7)
  await digest(false)
  expect(await mailsTo('carla')).toHaveLength(3)
})
