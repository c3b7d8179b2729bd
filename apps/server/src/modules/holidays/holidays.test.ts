import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { addWorkingDays, calendarOf, listFreeDays } from './index.ts'

const { people, db, university } = await startSinupan()
const { admin, ana } = people
const { main, north } = university.campuses
const declare = (body: contract.BodyInputOf<typeof contract.createHoliday>) =>
  admin.call(contract.createHoliday, { body })

describe('holidays', () => {
  test('of every campus and of one stop the clock there; a special working day doesn’t', async () => {
    await declare({ date: '2019-05-01', name: 'Labor Day', kind: 'regular' })
    await declare({ date: '2019-05-13', name: 'Election day', kind: 'special' })
    await declare({ date: '2019-05-14', name: 'Rest after the election', kind: 'special_working' })
    await declare({ date: '2019-05-15', name: 'Founding day', kind: 'special', campusId: north })
    const due = async (campusId: number) => {
      const days = await listFreeDays(db, { campusId, from: '2019-04-30', to: '2019-12-31' })
      return addWorkingDays('2019-04-30', 15, calendarOf(days))
    }
    expect(await due(main)).toBe('2019-05-23')
    expect(await due(north)).toBe('2019-05-24')
  })

  test('are told to everybody by date, of a year or a campus', async () => {
    const { items } = await ana.ask(contract.listHolidays, { query: { year: 2019, campusId: main } })
    expect(items.map((one) => one.date)).toEqual(['2019-05-01', '2019-05-13', '2019-05-14'])
    expect((await ana.ask(contract.listHolidays, { query: { year: 2020 } })).items).toEqual([])
  })

  test('stand once a day and place, and are changed and taken out with a trace', async () => {
    const again = await declare({ date: '2019-05-01', name: 'LABOR DAY' })
    expect(again).toMatchObject({ status: 409, body: { code: 'NameTaken' } })
    expect((await declare({ date: '2019-05-01', name: 'X', campusId: 2_000_000_000 })).status).toBe(400)
    expect((await declare({ date: '2019-02-30', name: 'No such day' })).status).toBe(400)
    const made = (await declare({ date: '2026-12-08', name: 'Immaculate Conception', kind: 'special' })).body
    const params = { id: made.id }
    const body = { date: '2026-12-08', name: 'Immaculate Conception of Mary', kind: 'regular' as const, version: 1 }
    expect(await admin.ask(contract.updateHoliday, { params, body })).toMatchObject({ kind: 'regular', version: 2 })
    expect(await admin.call(contract.updateHoliday, { params, body })).toMatchObject({ body: { code: 'StateChanged' } })
    await admin.ask(contract.removeHoliday, { params })
    expect((await admin.call(contract.removeHoliday, { params })).status).toBe(404)
    const facts = await db.selectFrom('facts').select('name').where('name', 'like', 'holiday.%').orderBy('id').execute()
    expect(facts.map((one) => one.name).slice(-3)).toEqual(['holiday.declared', 'holiday.changed', 'holiday.removed'])
  })
})
