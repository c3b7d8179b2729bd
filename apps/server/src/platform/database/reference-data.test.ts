import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { statementsOf } from '../../testing/count-statements.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import type { Database } from './database.ts'
import { referenceData, referenceGeneration } from './reference-data.ts'

const { db, university, people } = await startSinupan()
const tagId = await db
  .insertInto('tags')
  .values({ name: 'First' })
  .returning('id')
  .executeTakeFirstOrThrow()
  .then((tag) => tag.id)

const readNames = async (on: Database, ids: readonly number[]) =>
  (
    await sql<{ key: number; generation: number; name: string }>`
      select ${referenceGeneration} as generation, id as key, name from tags where id = any(${ids}::integer[])`.execute(
      on,
    )
  ).rows
const tagNames = referenceData(readNames, ({ name }) => name)

const generationOn = async (on: Database): Promise<number> =>
  (await sql<{ no: number }>`select no from reference_generation`.execute(on)).rows[0]?.no ?? 0

const nameNow = async (on: Database = db) => (await tagNames(on, await generationOn(on), [tagId])).get(tagId)

const rename = (name: string, on: Database = db) =>
  on.updateTable('tags').set({ name }).where('id', '=', tagId).execute()

describe('reference data', () => {
  test('is read once, and again once anything of it was changed', async () => {
    expect(await nameNow()).toBe('First')
    expect(await statementsOf(() => nameNow())).toBe(1)
    await rename('Second')
    expect(await nameNow()).toBe('Second')
    expect(await statementsOf(() => nameNow())).toBe(1)
    await sql`update offices set campus_id = campus_id`.execute(db)
    expect(await statementsOf(() => nameNow())).toBe(2)
  })

  test('within a transaction is what that one made of it, and nobody else learns what it undid', async () => {
    await rename('Third')
    expect(await nameNow()).toBe('Third')
    const undone = db.transaction().execute(async (mine) => {
      await rename('Undone', mine)
      expect(await nameNow(mine)).toBe('Undone')
      await rename('Undone too', mine)
      expect(await nameNow(mine)).toBe('Undone too')
      expect(await nameNow()).toBe('Third')
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await nameNow()).toBe('Third')
  })

  test('is never older than the number it is asked with, whoever changes it meanwhile', async () => {
    const isOver = { yes: false }
    const changing = (async () => {
      for (let no = 1; no <= 300; no++) await rename(`Name ${no}`)
      isOver.yes = true
    })()
    const asking = Array.from({ length: 4 }, async () => {
      while (!isOver.yes) {
        const { rows } = await sql<{ no: number; name: string }>`
          select ${referenceGeneration} as no, name from tags where id = ${tagId}`.execute(db)
        const [seen] = rows
        const told = (await tagNames(db, seen?.no ?? 0, [tagId])).get(tagId) ?? ''
        expect(Number(told.slice(5))).toBeGreaterThanOrEqual(
          Number(seen?.name.startsWith('Name') ? seen.name.slice(5) : 0),
        )
      }
    })
    await Promise.all([changing, ...asking])
    expect(await nameNow()).toBe('Name 300')
  })

  test('that is changed while it is read is told as it is then, all of it', async () => {
    const { id } = await db.insertInto('tags').values({ name: 'Other' }).returning('id').executeTakeFirstOrThrow()
    const meanwhile = { rename: undefined as string | undefined }
    const names = referenceData(
      async (on, ids: readonly number[]) => {
        if (meanwhile.rename) await rename(meanwhile.rename)
        meanwhile.rename = undefined
        return readNames(on, ids)
      },
      ({ name }) => name,
    )
    const known = await names(db, await generationOn(db), [tagId])
    expect(known.size).toBe(1)
    meanwhile.rename = 'Meanwhile'
    const told = await names(db, await generationOn(db), [tagId, id])
    expect([told.get(tagId), told.get(id)]).toEqual(['Meanwhile', 'Other'])
  })

  test('has one number more after a transaction, however much that one changed, and none after one that was undone', async () => {
    const before = await generationOn(db)
    await db.transaction().execute(async (mine) => {
      for (let no = 0; no < 20; no++) await rename(`Often ${no}`, mine)
      await sql`update users set first_name = first_name`.execute(mine)
    })
    expect(await generationOn(db)).toBe(before + 1)
    await db
      .transaction()
      .execute(async (mine) => {
        await rename('Never', mine)
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await generationOn(db)).toBe(before + 1)
    expect((await sql`select from reference_changes`.execute(db)).rows).toHaveLength(0)
  })
})

describe('the number is raised by', () => {
  const approver = university.people.approver
  test.each([
    [
      'somebody who comes',
      sql`insert into users (user_name, email, first_name, last_name) values ('new', 'nova@haraya.edu', 'Nova', 'Cruz')`,
    ],
    ['an office’s name', sql`update offices set name = name`],
    ['a campus’ name', sql`update campuses set short_name = short_name`],
    ['a name', sql`update users set last_name = last_name where id = ${approver}`],
    ['a position', sql`update users set position = 'Dean' where id = ${approver}`],
    ['a picture', sql`update users set avatar_id = null where id = ${approver}`],
    ['an address', sql`update users set email = email where id = ${approver}`],
    ['a duty', sql`update users set is_administrator = is_administrator where id = ${approver}`],
    ['an account that ends', sql`update users set deactivated_at = now() where id = ${approver}`],
    ['another home', sql`update users set home_unit_id = home_unit_id where id = ${approver}`],
    ['a membership', sql`insert into unit_memberships (user_id, unit_id) select ${approver}, max(id) from units`],
    ['a membership that ends', sql`delete from unit_memberships where user_id = ${approver}`],
    ['a campus granted', sql`insert into campus_grants (user_id, campus_id) select ${approver}, max(id) from campuses`],
    ['an approver', sql`delete from approvers where approver_id = ${approver}`],
    ['a unit’s duty', sql`update units set is_cru = is_cru`],
    ['an office that moves', sql`update offices set campus_id = campus_id`],
    ['a series', sql`update categories set retention_years = retention_years`],
    ['a group of series', sql`update category_groups set name = name`],
    ['a level', sql`update access_levels set description = description`],
    ['a second factor', sql`update second_factors set enabled_at = enabled_at`],
    ['a stand-in', sql`update approver_delegations set ended_at = ended_at`],
  ])('%s', async (_, change) => {
    const before = await generationOn(db)
    await change.execute(db)
    expect(await generationOn(db)).toBe(before + 1)
  })

  test('nothing that a signing in or a session writes', async () => {
    const before = await generationOn(db)
    await sql`update users set last_sign_in_at = now()`.execute(db)
    await sql`update sessions set last_seen_at = now()`.execute(db)
    expect(people.ana.userId).toBeDefined()
    expect(await generationOn(db)).toBe(before)
  })
})
