import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { upload } from '../../testing/upload.ts'

const { app, db, people } = await startSinupan()
const { ana, ben, carla } = people

let count = 0
/** Texts that nobody had before, handed on to the queue. */
const uploadTexts = async (who: Caller, number: number) => {
  const files = Array.from({ length: number }, () => ({ name: `Note ${count}.txt`, content: `Note ${count++}` }))
  await upload(who, { deliveryUnitId: who.unitId }, files)
  await app.dispatch()
}
/** Takes the next files to be read out of the queue, as a worker does; answers whose they are. */
const takeNext = async (number: number) => {
  const taken: string[] = []
  for (let no = 0; no < number; no++) {
    const { rows } = await sql<{ userName: string }>`
      with taken as (update pgboss.job set state = 'completed' where id = (
        select id from pgboss.job where name = 'derive' and state < 'active' order by priority desc, created_on limit 1) returning data)
      select u.user_name from taken t join files f on f.sha256 = t.data ->> 'sha256' join users u on u.id = f.uploaded_by`.execute(
      db,
    )
    taken.push(rows[0]?.userName ?? 'nobody')
  }
  return taken
}

test('one document of a colleague does not wait behind many of another', async () => {
  await uploadTexts(ana, 30)
  await uploadTexts(ana, 5)
  await takeNext(4)
  await uploadTexts(ben, 1)
  expect(await takeNext(2)).toContain('ben')
  expect(await takeNext(40)).toEqual([...Array(30).fill('ana'), ...Array(10).fill('nobody')])
})

test('people who want much take turns, also when one comes later', async () => {
  await uploadTexts(ana, 12)
  await takeNext(4)
  await uploadTexts(ben, 8)
  await takeNext(8)
  await uploadTexts(carla, 4)
  const taken = await takeNext(12)
  expect(taken.toSorted()).toEqual(['ana', 'ben', 'carla'].flatMap((name) => Array(4).fill(name)))
  for (let turn = 0; turn < 12; turn += 3) expect(new Set(taken.slice(turn, turn + 3)).size).toBe(3)
})

test('who always has one more does not keep another from their turn', async () => {
  await uploadTexts(ana, 6)
  const taken: string[] = []
  for (let turn = 0; turn < 6; turn++) {
    await uploadTexts(ben, 1)
    taken.push(...(await takeNext(2)))
  }
  expect(taken.filter((name) => name === 'ana')).toHaveLength(6)
})
