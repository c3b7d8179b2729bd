import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { deadlocksIn, waitersFor } from '../../testing/gate/waiting.ts'
import { Given, levels } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const { db, people } = sinupan
const { ana, admin } = people
const given = new Given(sinupan)

let rounds = 0
/** A level of the administrator's own, which reaches the unit alone as yet. */
const addLevel = () =>
  admin.ask(contract.addAccessLevel, { query: { access: `Board ${++rounds}`, behavesAs: levels.unit } })
type Level = Awaited<ReturnType<typeof addLevel>>
const widen = ({ id, access }: Level) =>
  admin.call(contract.updateAccessLevel, { params: { id, access }, query: { behavesAs: levels.public } })
const post = (fileManagerId: number, { id }: Level) =>
  ana.call(contract.createPosting, { body: { fileManagerId, accessLevelId: id, isClassified: true } })
const repost = (id: number, level: Level) =>
  ana.call(contract.updatePosting, { params: { id }, body: { accessLevelId: level.id } })

/** Classified, and posted at a level that reaches everybody. */
async function listUnlawful(): Promise<unknown[]> {
  const { rows } = await sql`select p.id from postings p join access_levels l on l.id = p.access_level_id
    where l.scope = 'public' and p.is_classified and p.ended_at is null`.execute(db)
  return rows
}

describe('a level is widened while something classified is posted at it', () => {
  test('whoever widens waits until it is posted, and is told that the level is in use', async () => {
    const level = await addLevel()
    const id = await given.document()
    const { posted, widened } = await db.transaction().execute(async (other) => {
      // Between the look at the level and the write there is a wait.
      await sql`lock table postings in share mode`.execute(other)
      const posted = post(id, level)
      await waitersFor(db, 1)
      const widened = widen(level)
      await waitersFor(db, 2)
      return { posted, widened }
    })
    expect(await posted).toMatchObject({ status: 201 })
    expect(await widened).toMatchObject({ status: 409, body: { code: 'InUse' } })
    expect(await listUnlawful()).toEqual([])
  })

  test('whoever posts waits until it is widened, and is told that this can’t be public', async () => {
    const level = await addLevel()
    const id = await given.document()
    const { posted, widened } = await db.transaction().execute(async (other) => {
      await sql`select id from access_levels where id = ${level.id} for update`.execute(other)
      const widened = widen(level)
      await waitersFor(db, 1)
      const posted = post(id, level)
      await waitersFor(db, 2)
      return { posted, widened }
    })
    expect(await widened).toMatchObject({ status: 200 })
    expect(await posted).toMatchObject({ status: 409, body: { code: 'PublicClassified' } })
  })

  test('one of both happens, a hundred times, and nobody waits in a circle', async () => {
    const before = await deadlocksIn(db)
    const outcomes: Record<string, number> = {}
    for (let round = 0; round < 100; round++) {
      const level = await addLevel()
      const id = await given.document()
      const pending = round % 2 === 0 ? undefined : await given.posting(id, 'unit', { isClassified: true })
      const placing = () => (pending ? repost(pending.id, level) : post(id, level))
      // Either begins first, so that both orders come.
      const [first, second] = round % 4 < 2 ? [placing, () => widen(level)] : [() => widen(level), placing]
      const answers = await Promise.all([first(), second()])
      const [placed, widened] = round % 4 < 2 ? answers : answers.toReversed()
      const outcome = `${placed?.status} ${widened?.status}`
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    }
    console.log('posted and widened:', outcomes)
    expect(Object.keys(outcomes).filter((one) => !['200 409', '201 409', '409 200'].includes(one))).toEqual([])
    expect(await listUnlawful()).toEqual([])
    expect((await deadlocksIn(db)) - before).toBe(0)
  })
})
