import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { waitersFor } from '../../testing/gate/waiting.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const { people, db, university } = await startSinupan()
const { ana } = people
const duId = university.units.admissions

const makeFolder = (name: string, parentId: number | null = null) =>
  ana.ask(contract.createFolder, { params: { duId }, body: { name, parentId } })

const wayTo = async (id: number) =>
  (await ana.ask(contract.getFolder, { params: { id } })).pathDetails.map((step) => step.name)

test('a folder that is made while the one above it moves goes along', async () => {
  const moving = await makeFolder('Moving')
  const parent = await makeFolder('Parent', moving.id)
  const target = await makeFolder('Target')
  let made: Promise<{ id: number }> | undefined
  await db.transaction().execute(async (move) => {
    await sql`select from lock_ways(${[moving.id]})`.execute(move)
    await sql`update folders set parent_id = ${target.id} where id = ${moving.id}`.execute(move)
    made = makeFolder('Made meanwhile', parent.id)
    // The other one has to have begun, and to wait, before the move is committed.
    await waitersFor(db, 1)
  })
  const { id } = (await made) ?? { id: 0 }
  expect(await wayTo(id)).toEqual(['Target', 'Moving', 'Parent', 'Made meanwhile'])
})
