import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'

const { people, db, university } = await startSinupan()
const { admin, carla } = people
const many = contract.exactTotalLimit + 100

beforeAll(async () => {
  await sql`
    insert into users (user_name, email, first_name, last_name, home_unit_id, accepted_at, email_confirmed_at, deactivated_at, last_sign_in_at)
    select 'many' || i, 'many' || i || '@haraya.example', 'Maria', 'Zz' || lpad(i::text, 5, '0'), ${university.units.admissions}::int,
      now(), now(), case when i % 2 = 0 then now() end, case when i > 10 then timestamptz '2026-01-01' + i * interval '1 minute' end
    from generate_series(1, ${many}::int) i`.execute(db)
  await sql`analyze users`.execute(db)
})

describe('more people than are counted', () => {
  const list = (query: object) => admin.ask(contract.listUsers, { query: { pageSize: 3, ...query } })
  const names = async (query: object) => (await list(query)).items.map((one) => one.lastName)

  test('are listed page by page in their order, with a total that says it is an estimate', async () => {
    const { items, total, totalIsEstimate } = await list({ search: 'maria', page: 1 })
    expect(items.map((one) => one.lastName)).toEqual(['Zz00004', 'Zz00005', 'Zz00006'])
    expect([total, totalIsEstimate]).toEqual([contract.exactTotalLimit + 1, true])
    expect(await names({ order: 'desc' })).toEqual([many, many - 1, many - 2].map((no) => `Zz${no}`))
  })

  test('are found in their unit, by one letter, and by both', async () => {
    const { admissions, records } = university.units
    const whole = ['Zz00001', 'Zz00002', 'Zz00003']
    expect(await names({ deliveryUnitId: admissions, search: 'zz' })).toEqual(whole)
    expect(await names({ search: 'z' })).toEqual(whole)
    expect((await list({ deliveryUnitId: records, search: 'z' })).total).toBe(0)
  })

  test('stand behind the others where they never signed in, whichever way the list is sorted', async () => {
    const signIns = async (query: object) =>
      (await list({ search: 'zz', sort: 'lastLoginAt', ...query })).items.map((one) => one.lastLoginAt)
    for (const order of ['asc', 'desc'])
      expect(await signIns({ order, page: Math.floor((many - 5) / 3) })).toEqual([null, null, null])
    expect(await signIns({ page: many })).toEqual([])
  })

  test('are counted exactly where a filter leaves few enough', async () => {
    const answer = await list({ state: 'deactivated', search: 'maria', sort: 'lastLoginAt', order: 'desc' })
    expect(answer.total).toBe(many / 2)
    expect(answer.totalIsEstimate).toBeUndefined()
    expect(answer.items.map((one) => one.lastName)).toEqual([many, many - 2, many - 4].map((no) => `Zz${no}`))
    expect((await list({ state: 'deactivated', search: 'maria', page: many })).total).toBe(many / 2)
  })
})

describe('a search', () => {
  const found = async (search: string) =>
    (await carla.ask(contract.listDirectory, { query: { search } })).items.map((one) => one.firstName)

  test('of one or two letters finds names that begin with them, a longer one what holds it', async () => {
    expect(await found('be')).toEqual(['Ben'])
    expect(await found('en')).toEqual([])
    expect(await found('arla')).toEqual(['Carla'])
  })

  test('takes short words beside a longer one wherever they stand', async () => {
    expect(await found('ar carla')).toEqual(['Carla'])
  })
})
