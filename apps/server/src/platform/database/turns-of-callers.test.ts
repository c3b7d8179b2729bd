import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { waitersFor } from '../../testing/gate/waiting.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const { db, people } = await startSinupan({ DATABASE_POOL: '6' })
const { ana, carla } = people

test('one who asks for much at once waits for their own, and nobody else does', async () => {
  const { id } = await ana.ask(contract.createFolder, { params: { duId: ana.unitId }, body: { name: 'Busy' } })
  const make = (number: number) =>
    ana.call(contract.createFolder, { params: { duId: ana.unitId }, body: { name: `Inside ${number}`, parentId: id } })
  let made: ReturnType<typeof make>[] = []
  await db.transaction().execute(async (other) => {
    await sql`select id from folders where id = ${id} for update`.execute(other)
    made = Array.from({ length: 30 }, (_, number) => make(number))
    await waitersFor(db, 2)
    expect((await carla.call(contract.getMe)).status).toBe(200)
  })
  const answers = await Promise.all(made)
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
})
