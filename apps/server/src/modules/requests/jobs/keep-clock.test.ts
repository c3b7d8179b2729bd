import * as contract from '@sinupan/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { addDays, calendarOf, isWorkingDay, todayOf } from '../../holidays/index.ts'
import { daysLeft } from '../request-clock.ts'
import { insertRequest } from '../requests.fixture.ts'
import { requestClockQueue } from './keep-clock.ts'

const sinupan = await startSinupan()
const { app, db, clock, people, university } = sinupan
const { main, north } = university.campuses
const today = () => todayOf(app.contextFor(system))

beforeEach(async () => {
  people.admin = await sinupan.signIn('admin')
})

async function keepClock() {
  await app.contextFor(system).jobs.send(db, requestClockQueue, {})
  await app.drain()
}
const factsOf = async (id: number) =>
  (await db.selectFrom('facts').select(['name', 'payload']).where('name', 'like', 'request.%').orderBy('id').execute())
    .filter(({ payload }) => (payload as { requestId: number }).requestId === id)
    .map(({ name }) => name)
const rowOf = (id: number) =>
  db.selectFrom('documentRequests').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** A working day some days from now, on which nothing else is declared. */
function workingDayFrom(from: string, days: number): string {
  let day = addDays(from, days)
  while (!isWorkingDay(day, calendarOf([]))) day = addDays(day, 1)
  return day
}
const declare = (date: string, campusId: number | null = null) =>
  people.admin.ask(contract.createHoliday, {
    body: { date, name: `Free ${date} ${campusId}`, kind: 'special', campusId },
  })

describe('time', () => {
  test('reminds those who work on a request once for each of its days, though it looks every hour', async () => {
    const id = await insertRequest(sinupan, {
      status: 'processing',
      unitId: university.units.admissions,
      decisionMakerId: university.people.approver,
    })
    await keepClock()
    expect(await factsOf(id)).toEqual([])
    const { dueOn } = await rowOf(id)
    for (let days = 0; days < 40; days++) {
      await keepClock()
      clock.pass({ days: 1 })
    }
    // 5, 2 and 0 before; each 5 after: as many as fit into what is left of the forty days.
    const left = daysLeft(String(dueOn), addDays(today(), -1), calendarOf([]))
    const after = Math.floor(-left / 5)
    expect(await factsOf(id)).toEqual(Array.from({ length: 3 + after }, () => 'request.reminded'))
    expect((await rowOf(id)).version).toBe(1)
  })

  test('reminds once after it slept through all of them', async () => {
    const id = await insertRequest(sinupan)
    clock.pass({ days: 30 })
    await keepClock()
    await keepClock()
    expect(await factsOf(id)).toEqual(['request.reminded'])
  })

  test('reminds the requester of a question after 30 and 53 days, and closes what is silent after 60', async () => {
    const id = await insertRequest(sinupan, { status: 'awaiting_clarification', pausedOn: today() })
    const seen: Record<string, number> = {}
    for (let days = 0; days <= 61; days++) {
      await keepClock()
      for (const name of (await factsOf(id)).slice(Object.keys(seen).length)) seen[`${name} ${days}`] = days
      clock.pass({ days: 1 })
    }
    expect(seen).toEqual({ 'request.awaited 30': 30, 'request.awaited 53': 53, 'request.resolved 61': 61 })
    expect(await rowOf(id)).toMatchObject({ status: 'resolved', outcome: 'closed_no_response', pausedOn: null })
    const events = await db
      .selectFrom('documentRequestEvents')
      .select(['what', 'status', 'doneBy'])
      .where('requestId', '=', id)
      .orderBy('id')
      .execute()
    expect(events.at(-1)).toEqual({ what: 'request.resolved', status: 'resolved', doneBy: null })
  })

  test('reminds nobody of what is answered, and not of a form that was never confirmed', async () => {
    const over = await insertRequest(sinupan, { outcome: 'successful', receivedOn: '2026-01-05' })
    const unverified = await insertRequest(sinupan, { status: 'unverified', receivedOn: '2026-01-05' })
    await keepClock()
    expect([await factsOf(over), await factsOf(unverified)]).toEqual([[], []])
  })
})

describe('who works on a request, and who asked,', () => {
  test('are told: by a notice of its day, and by letters of a question that waits and of another day', async () => {
    const of = { unitId: university.units.admissions, decisionMakerId: university.people.approver }
    const id = await insertRequest(sinupan, { ...of, status: 'processing', email: 'told@outside.example' })
    const asking = await insertRequest(sinupan, {
      ...{ status: 'awaiting_clarification', pausedOn: addDays(today(), -31), email: 'asked@outside.example' },
    })
    const fresh = await insertRequest(sinupan)
    await declare(workingDayFrom(today(), 2))
    clock.pass({ days: 19 })
    await keepClock()
    clock.pass({ days: -19 })
    const told = await db
      .selectFrom('notifications')
      .select(['userId', 'kind', 'payload'])
      .where('kind', 'like', 'request.%')
      .execute()
    const noticesOf = (requestId: number) =>
      told
        .filter(({ payload }) => (payload as { requestId: number }).requestId === requestId)
        .map(
          ({ userId, kind }) => `${Object.entries(university.people).find(([, one]) => one === userId)?.[0]} ${kind}`,
        )
    expect(noticesOf(id).toSorted()).toEqual(
      ['ana', 'approver', 'ben'].flatMap((who) => [`${who} request.due-moved`, `${who} request.reminded`]),
    )
    expect(new Set(noticesOf(fresh).map((one) => one.split(' ')[0]))).toEqual(new Set(['records', 'records2']))
    expect(noticesOf(asking)).toEqual([])
    const subjects = async (recipient: string) =>
      (await db.selectFrom('mails').select('subject').where('recipient', '=', recipient).execute()).map(
        (mail) => mail.subject,
      )
    expect(await subjects('told@outside.example')).toEqual([expect.stringMatching(/another day$/)])
    expect(await subjects('asked@outside.example')).toEqual([expect.stringMatching(/^We still wait for your answer/)])
  })
})

describe('a holiday', () => {
  test('moves the days of open requests of its campus to later ones, and says so; taken away it moves nothing back', async () => {
    const [here, there] = [await insertRequest(sinupan), await insertRequest(sinupan, { campusId: north })]
    const answered = await insertRequest(sinupan, { outcome: 'successful' })
    const before = [String((await rowOf(here)).dueOn), String((await rowOf(there)).dueOn)]
    const { id } = await declare(workingDayFrom(today(), 3), main)
    await app.drain()
    expect(String((await rowOf(here)).dueOn) > String(before[0])).toBe(true)
    expect(String((await rowOf(there)).dueOn)).toBe(before[1])
    expect([await factsOf(here), await factsOf(there), await factsOf(answered)]).toEqual([
      ['request.due-moved'],
      [],
      [],
    ])
    const moved = (await rowOf(here)).dueOn
    await people.admin.ask(contract.removeHoliday, { params: { id } })
    await app.drain()
    expect((await rowOf(here)).dueOn).toBe(moved)
  })

  test('says beforehand of how many open requests it moves the last day, and then moves as many', async () => {
    await insertRequest(sinupan)
    await insertRequest(sinupan, { campusId: north })
    const date = workingDayFrom(today(), 8)
    const expected = (query: { date: string; campusId?: number }) =>
      people.admin.ask(contract.getHolidayEffect, { query }).then(({ requests }) => requests)
    const all = await expected({ date })
    expect([await expected({ date, campusId: north }), await expected({ date: '2020-01-06' })]).toEqual([
      (await expected({ date })) - (await expected({ date, campusId: main })),
      0,
    ])
    const moved = async () =>
      (await db.selectFrom('facts').select('id').where('name', '=', 'request.due-moved').execute()).length
    const before = await moved()
    await declare(date)
    await app.drain()
    expect((await moved()) - before).toBe(all)
    expect(await expected({ date })).toBe(0)
  })

  test('that comes beside another costs two days, whichever is told first', async () => {
    const id = await insertRequest(sinupan)
    const days = [workingDayFrom(today(), 5), workingDayFrom(today(), 12)]
    const { dueOn } = await rowOf(id)
    await Promise.all(days.map((day) => declare(day)))
    await app.drain()
    expect(daysLeft(String((await rowOf(id)).dueOn), today(), calendarOf(days))).toBe(
      daysLeft(String(dueOn), today(), calendarOf([])),
    )
  })

  test('moves the day of a request that was opened again with a whole clock, counted from that day', async () => {
    const id = await insertRequest(sinupan, { status: 'processing', receivedOn: '2026-06-01', dueOn: '2027-03-22' })
    await db
      .insertInto('documentRequestEvents')
      .values({
        requestId: id,
        what: 'request.reopened',
        status: 'processing',
        at: clock.now().toISOString(),
        day: '2027-03-01',
      })
      .execute()
    await declare('2027-03-17', main)
    await app.drain()
    expect(await rowOf(id)).toMatchObject({ dueOn: '2027-03-23' })
  })

  test('moves the day that a request was put off to, by as many working days as that was', async () => {
    const id = await insertRequest(sinupan, { status: 'processing', receivedOn: '2027-01-04', dueOn: '2027-01-25' })
    await db
      .updateTable('documentRequests')
      .set({ extendedTo: '2027-02-01', extensionDays: 5 })
      .where('id', '=', id)
      .execute()
    await db
      .insertInto('documentRequestEvents')
      .values({
        requestId: id,
        what: 'request.extended',
        status: 'processing',
        at: clock.now().toISOString(),
        day: '2027-01-20',
      })
      .execute()
    await declare('2027-01-28', main)
    await app.drain()
    expect(await rowOf(id)).toMatchObject({ dueOn: '2027-01-25', extendedTo: '2027-02-02' })
  })
})
