import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { UserActor } from '../../platform/actor.ts'
import { Given, type LevelName } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import type { PersonName } from '../../testing/university.ts'
import { findActorOfUser } from '../people/index.ts'
import { findDocumentFacts } from './require-document.ts'
import { isAllFor, selectSharedFacts } from './sight-facts.ts'

const sinupan = await startSinupan()
const { app, db, people } = sinupan
const given = new Given(sinupan)

const made: number[] = []
const add = async (making: Promise<number>) => {
  const id = await making
  made.push(id)
  return id
}
await add(given.document())
await add(given.document({ categoryId: null }))
await add(given.document({ isClassified: true }))
await add(given.document({ by: 'carla' }))
await people.ana.ask(contract.trashDocument, { params: { id: await add(given.document()) } })
for (const level of ['unit', 'campus', 'public'] as LevelName[]) {
  await given.posting(await add(given.document()), level)
  await given.approved(await add(given.document()), level)
}
await given.posting(await add(given.document()), 'campus', { isClassified: true })

const sharedFacts = async () => {
  const file = { columns: sql`d.id as "documentId"`, joins: sql`` }
  return selectSharedFacts<{ documentId: number }>(db, { where: sql`d.id = any(${made}::integer[])`, ...file })
}

test.each(Object.keys(people) as PersonName[])(
  'what is shared of a document is all that %s is judged by, wherever it says so',
  async (name) => {
    const actor = await findActorOfUser(db, people[name].userId, new Date())
    const ctx = app.contextFor(actor as UserActor)
    const whole = new Map((await findDocumentFacts(ctx, made)).map((facts) => [facts.id, facts]))
    const shared = await sharedFacts()
    expect(shared).toHaveLength(made.length)
    for (const facts of shared.filter((one) => isAllFor(ctx.actor, one))) {
      const { hold: _, hasLoan: __, hasApprover: ___, ...all } = whole.get(facts.id) ?? { id: 0 }
      expect(facts).toMatchObject(all)
    }
  },
)

test('it is all for the people of its unit, and never for who has it by a grant, a secret or an office', async () => {
  const shared = await sharedFacts()
  const countFor = async (name: PersonName) => {
    const actor = (await findActorOfUser(db, people[name].userId, new Date())) as UserActor
    return shared.filter((one) => isAllFor(actor, one)).length
  }
  expect(await countFor('ana')).toBe(made.length - 3)
  expect(await countFor('carla')).toBe(1)
  for (const name of ['dan', 'records', 'admin'] as const) expect(await countFor(name)).toBe(0)
})
