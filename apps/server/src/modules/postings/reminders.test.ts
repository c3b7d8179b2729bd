import * as contract from '@sinupan/contract'
import { beforeEach, expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import type { PersonName } from '../../testing/university.ts'
import { remindersQueue } from './use-cases/remind-deciders.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { app, db, clock, people, university } = sinupan

const atHour = (iso: string) => clock.pass({ seconds: Math.round((Date.parse(iso) - clock.now().getTime()) / 1_000) })

// Months pass, and nobody stays signed in so long.
beforeEach(async () => {
  for (const name of Object.keys(people) as PersonName[]) people[name] = await sinupan.signIn(name)
})

async function everyMorning() {
  await app.contextFor(system).jobs.send(db, remindersQueue, {})
  await app.drain()
}
const kindsTo = async (name: PersonName, postingId: number) => {
  const rows = await db
    .selectFrom('notifications')
    .select(['kind', 'payload'])
    .where('userId', '=', people[name].userId)
    .orderBy('id')
    .execute()
  return rows.filter((row) => (row.payload as { postingId?: number }).postingId === postingId).map((row) => row.kind)
}
const sentAt = async (iso: string, by: PersonName = 'ana') => {
  const { id } = await given.posting(await given.document({ by }), 'campus', { by })
  await db.updateTable('postings').set({ sentAt: iso }).where('id', '=', id).execute()
  return id
}

test('who decides is reminded after three working days, the administrators are told after six, each once', async () => {
  // Thursday: Friday is day 1, Monday 2, Tuesday 3; Friday of the week after is day 6.
  const id = await sentAt('2027-03-04T02:00:00Z')
  const told: [string, string[], string[]][] = []
  for (const day of ['05', '08', '09', '10', '11', '12', '15']) {
    atHour(`2027-03-${day}T01:00:00Z`)
    await everyMorning()
    told.push([day, await kindsTo('approver', id), await kindsTo('admin', id)])
  }
  const sent = 'posting.sent'
  const reminded = [sent, 'posting.reminded']
  expect(told).toEqual([
    ['05', [sent], []],
    ['08', [sent], []],
    ['09', reminded, []],
    ['10', reminded, []],
    ['11', reminded, []],
    ['12', reminded, ['posting.escalated']],
    ['15', reminded, ['posting.escalated']],
  ])
  const mails = await db
    .selectFrom('mails')
    .select(['recipient', 'bodyText'])
    .where('bodyText', 'like', '%working days%')
    .orderBy('id')
    .execute()
  expect(mails.map((mail) => [mail.recipient, /for (\d) working days/.exec(mail.bodyText)?.[1]])).toEqual([
    ['approver@haraya.example', '3'],
    ['admin@haraya.example', '6'],
  ])
  await db.updateTable('postings').set({ endedAt: clock.now().toISOString() }).where('id', '=', id).execute()
})

test('the holidays of the unit’s campus don’t count, nor do those of another one hold it up', async () => {
  const { main, north } = university.campuses
  await db
    .insertInto('holidays')
    .values([
      { date: '2027-04-08', name: 'Founding Day', kind: 'special', campusId: main },
      { date: '2027-04-09', name: 'Araw ng Kagitingan', kind: 'regular', campusId: null },
      { date: '2027-04-07', name: 'Northern day', kind: 'special', campusId: north },
    ])
    .execute()
  const id = await sentAt('2027-04-05T02:00:00Z')
  const reminded = async (day: string) => {
    atHour(`2027-04-${day}T01:00:00Z`)
    await everyMorning()
    return (await kindsTo('approver', id)).includes('posting.reminded')
  }
  expect([await reminded('08'), await reminded('09'), await reminded('12')]).toEqual([false, false, true])
  await db.updateTable('postings').set({ endedAt: clock.now().toISOString() }).where('id', '=', id).execute()
})

test('where no approver is set the CRU is reminded, and told with the administrators', async () => {
  const id = await sentAt('2027-05-03T02:00:00Z', 'dan')
  atHour('2027-05-06T01:00:00Z')
  await everyMorning()
  atHour('2027-05-12T01:00:00Z')
  await everyMorning()
  const expected = ['posting.sent', 'posting.reminded', 'posting.escalated']
  expect(
    await Promise.all((['records', 'records2', 'admin', 'approver'] as const).map((name) => kindsTo(name, id))),
  ).toEqual([expected, expected, ['posting.escalated'], []])
})

test('what was sent again waits anew, what is decided waits no more', async () => {
  const id = await sentAt('2027-06-01T02:00:00Z')
  atHour('2027-06-04T03:00:00Z')
  await everyMorning()
  people.approver = await sinupan.signIn('approver')
  await people.approver.ask(contract.returnPosting, { params: { id }, body: { reason: 'The last page is missing.' } })
  atHour('2027-06-20T01:00:00Z')
  await everyMorning()
  expect((await kindsTo('approver', id)).filter((kind) => kind === 'posting.reminded')).toHaveLength(1)
  people.ana = await sinupan.signIn('ana')
  await people.ana.ask(contract.sendPosting, { params: { id }, body: {} })
  await everyMorning()
  expect((await kindsTo('approver', id)).filter((kind) => kind === 'posting.reminded')).toHaveLength(1)
  atHour('2027-06-24T01:00:00Z')
  await everyMorning()
  expect((await kindsTo('approver', id)).filter((kind) => kind === 'posting.reminded')).toHaveLength(2)
})
