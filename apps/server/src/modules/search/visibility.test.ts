import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import type { LevelName } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import type { PersonName } from '../../testing/university.ts'
import { findDocumentFacts, type Sight, sightOf } from '../documents/index.ts'
import { findActor } from '../people/index.ts'
import { Library } from './library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { people, db, university, nobody } = sinupan

// Who has no unit can't search; the administrator works in one here, and Ben has moved away from what he owns.
const searchers: PersonName[] = ['ana', 'ben', 'carla', 'dan', 'approver', 'admin', 'records']

interface Planted {
  id: number
  /** Found in the name, the description and the text, and nowhere else. */
  words: { name: string; description: string; text: string }
}

let planted = 0
async function plant(given: { by?: PersonName; isClassified?: boolean } = {}): Promise<Planted> {
  const mark = `${'bcdfghjkl'[planted % 9]}${'mnpqrstvw'[Math.floor(planted / 9)]}`
  planted++
  const words = { name: `qname${mark}x`, description: `qdesc${mark}x`, text: `qtext${mark}x` }
  const id = await library.given.document({
    ...given,
    name: `Paper ${words.name}`,
    description: `It is about ${words.description}.`,
    tagIds: [university.tags.urgent],
    text: `Within it stands ${words.text}.`,
  })
  return { id, words }
}

const states: Record<string, () => Promise<Planted>> = {
  'not posted': () => plant(),
  'not posted, classified': () => plant({ isClassified: true }),
  'of somebody who has moved away': () => plant({ by: 'ben' }),
}
for (const level of ['unit', 'campus', 'system', 'public'] as LevelName[]) {
  states[`approved at ${level}`] = async () => {
    const one = await plant()
    await library.given.approved(one.id, level)
    return one
  }
  states[`pending at ${level}`] = async () => {
    const one = await plant()
    await library.given.posting(one.id, level)
    return one
  }
}
for (const level of ['campus', 'system'] as LevelName[]) {
  states[`approved at ${level}, posting classified`] = async () => {
    const one = await plant()
    await library.given.approved(one.id, level, { isClassified: true })
    return one
  }
  states[`approved at ${level}, document classified`] = async () => {
    const one = await plant({ isClassified: true })
    await library.given.approved(one.id, level)
    return one
  }
}
states['pending, classified'] = async () => {
  const one = await plant({ isClassified: true })
  await library.given.posting(one.id, 'campus', { isClassified: true })
  return one
}
states.returned = async () => {
  const one = await plant()
  await library.given.returned(one.id)
  return one
}
states['approved elsewhere'] = async () => {
  const one = await plant({ by: 'dan' })
  await library.given.approved(one.id, 'campus', { by: 'dan' })
  return one
}
states['pending elsewhere, where no approver is'] = async () => {
  const one = await plant({ by: 'dan' })
  await library.given.posting(one.id, 'campus', { by: 'dan' })
  return one
}
const giveTo = async (one: Planted, to: { userIds?: string[]; deliveryUnitIds?: number[] }) => {
  await people.ana.ask(contract.createLink, { body: { fileManagerId: one.id, ...to } })
  return one
}
states['shared with a person'] = async () => giveTo(await plant(), { userIds: [people.carla.userId] })
states['shared with a unit, by name with one of it too'] = async () =>
  giveTo(await plant(), { deliveryUnitIds: [university.units.north], userIds: [people.dan.userId] })
states['shared with the records unit'] = async () =>
  giveTo(await plant(), { deliveryUnitIds: [university.units.cru, university.units.records] })
states['approved at system and shared'] = async () => {
  const one = await giveTo(await plant(), { userIds: [people.carla.userId] })
  await library.given.approved(one.id, 'system')
  return one
}
states['pending and shared with who decides'] = async () => {
  const one = await giveTo(await plant(), { userIds: [people.approver.userId] })
  await library.given.posting(one.id, 'campus')
  return one
}
states['shared, then classified'] = async () => {
  const one = await giveTo(await plant(), { userIds: [people.carla.userId, people.records.userId] })
  await people.ana.ask(contract.updateDocument, { params: { id: one.id }, body: { isClassified: true } })
  return one
}
states['approved and shared, then classified'] = async () => {
  const one = await giveTo(await plant(), { userIds: [people.carla.userId] })
  await library.given.approved(one.id, 'campus', { isClassified: true })
  return one
}
states['shared, then trashed'] = async () => {
  const one = await giveTo(await plant(), { userIds: [people.carla.userId] })
  await people.ana.ask(contract.trashDocuments, { body: [one.id] })
  return one
}
states['shared, then revoked'] = async () => {
  const one = await plant()
  const { id } = await people.ana.ask(contract.createLink, {
    body: { fileManagerId: one.id, userIds: [people.carla.userId] },
  })
  await people.ana.ask(contract.revokeLink, { params: { id } })
  return one
}
states['shared, and expired'] = async () => {
  const one = await giveTo(await plant(), { userIds: [people.carla.userId] })
  await sql`update shares set expires_at = now() - interval '1 second' where document_id = ${one.id}`.execute(db)
  return one
}
states['in a pool'] = async () => {
  const one = await plant()
  await sql`with pool as (insert into pools (title, created_by) values ('Pool', ${people.ana.userId}) returning id),
      member as (insert into pool_members (pool_id, user_id) select id, unnest(${[people.carla.userId, people.records.userId]}::uuid[]) from pool)
    insert into pool_documents (pool_id, document_id, added_by) select id, ${one.id}, ${people.ana.userId} from pool`.execute(
    db,
  )
  return one
}
states['classified, opened to some for a time'] = async () => {
  const one = await plant({ isClassified: true })
  await library.given.approved(one.id, 'campus')
  await sql`insert into access_grants (document_id, user_id, kind, reason, given_by, expires_at)
    select ${one.id}, unnest(${[people.ben.userId, people.carla.userId]}::uuid[]), 'granted', 'Work', ${people.ana.userId}, now() + interval '1 day'`.execute(
    db,
  )
  return one
}
states.trashed = async () => {
  const one = await plant()
  await people.ana.ask(contract.trashDocuments, { body: [one.id] })
  return one
}

const everything = new Map<string, Planted>()
const callers = {} as Record<PersonName, Caller>

beforeAll(async () => {
  for (const [state, make] of Object.entries(states)) everything.set(state, await make())
  await sql`insert into unit_memberships (user_id, unit_id) values (${people.admin.userId}, ${university.units.records})`.execute(
    db,
  )
  await sql`update users set home_unit_id = ${university.units.records} where id = ${people.ben.userId}`.execute(db)
  for (const name of searchers) callers[name] = await sinupan.signIn(name)
  await library.index()
})

const actorOf = async (name: PersonName) => {
  const { rows } = await sql<{
    id: string
  }>`select id from sessions where user_id = ${people[name].userId} order by created_at desc limit 1`.execute(db)
  return findActor(db, rows[0]?.id ?? '', sinupan.clock.now())
}

const unitOf = (name: PersonName) =>
  name === 'admin' || name === 'ben' ? university.units.records : people[name].unitId

// Quoted, so that no word is taken for a misspelt other one.
async function foundBy(name: PersonName, word: string) {
  const search = `"${word}"`
  const { items, total, facets } = await callers[name].ask(contract.search, {
    params: { duId: unitOf(name) },
    body: { search },
  })
  expect(items).toHaveLength(total)
  expect(facets.types.find((one) => one.type === 'File')?.count ?? 0).toBe(total)
  return items
}

const findsBy: Record<Sight, string[]> = {
  nothing: [],
  masked: ['name'],
  metadata: ['name', 'description'],
  contents: ['name', 'description', 'text'],
}

describe('everybody finds what they see, by what they see of it', () => {
  test.each(searchers)('%s', async (name) => {
    const actor = await actorOf(name)
    const outcome: Record<string, unknown> = {}
    const expected: Record<string, unknown> = {}
    for (const [state, { id, words }] of everything) {
      const [facts] = await findDocumentFacts(sinupan.app.contextFor(actor), [id])
      if (!facts) throw new Error(`There is no document '${state}'.`)
      // The trash is looked through in the trash.
      const sight = facts.trashedAt ? 'nothing' : sightOf(actor, facts).sight
      expected[state] = findsBy[sight]
      const found = []
      for (const [part, word] of Object.entries(words)) {
        const items = await foundBy(name, word)
        expect(items.length, `${state}: once`).toBeLessThanOrEqual(1)
        if (items[0]) {
          found.push(part)
          expect(items[0].id).toBe(id)
        }
      }
      outcome[state] = found
    }
    expect(outcome).toEqual(expected)
  })

  test('an outsider finds what is approved as Public', async () => {
    const found = []
    for (const [state, { words }] of everything)
      for (const [part, word] of Object.entries(words)) {
        const { items } = await nobody.ask(contract.listPublic, { query: { search: `"${word}"` } })
        if (items.length > 0) found.push(`${state}: ${part}`)
      }
    expect(found).toEqual(['approved at public: name', 'approved at public: description', 'approved at public: text'])
  })
})

describe('what is masked', () => {
  test('shows title, category, unit and date, and nothing of what it is about', async () => {
    const { id, words } = everything.get('approved at campus, document classified') ?? { id: 0, words: { name: '' } }
    const [found] = await foundBy('carla', words.name)
    expect(found).toMatchObject({ id, description: null, fileTags: [], passages: [], passageCount: 0 })
    expect(found?.file).toMatchObject({ isClassified: true, fileManagerFiles: [], totalFileSize: 0, description: null })
    expect(JSON.stringify(found)).not.toMatch(/qtext|qdesc|urgent/)
    for (const filter of [{ tagIds: [university.tags.urgent] }, { fileTypes: ['pdf'] }]) {
      const { items, total } = await callers.carla.ask(contract.search, {
        params: { duId: unitOf('carla') },
        body: { search: `"${words.name}"`, ...filter },
      })
      expect([items, total]).toEqual([[], 0])
    }
    const { facets } = await callers.carla.ask(contract.search, {
      params: { duId: unitOf('carla') },
      body: { search: `"${words.name}"` },
    })
    expect(facets).toMatchObject({ tags: [], fileTypes: [], categories: [{ name: 'Memoranda', count: 1 }] })
  })

  test('is ranked by its name alone', async () => {
    const { words } = everything.get('approved at campus, document classified') ?? {
      words: { name: '', description: '' },
    }
    const score = async (other: string) => {
      const body = { search: `"${words.name}" OR "${other}" OR "urgent"` }
      const { items } = await callers.carla.ask(contract.search, { params: { duId: unitOf('carla') }, body })
      return items.find((item) => item.name.includes(words.name))?.score
    }
    expect(await score(words.description)).toBe(await score('nowhere'))
    expect(await score('nowhere')).toBeGreaterThan(0)
  })
})

describe('an approved document that its unit changes afterwards', () => {
  test('is found by the unit as it is now, by everybody else as it was approved', async () => {
    const { id, words } = everything.get('approved at system') ?? { id: 0, words: { name: '' } }
    await people.ana.ask(contract.updateDocument, {
      params: { id },
      body: { name: 'Paper newerword', description: 'afterthought' },
    })
    await library.index()
    expect(await foundBy('ana', 'newerword')).toHaveLength(1)
    expect(await foundBy('ana', words.name)).toHaveLength(0)
    for (const name of ['carla', 'dan', 'records'] as const) {
      expect(await foundBy(name, 'newerword')).toHaveLength(0)
      expect(await foundBy(name, 'afterthought')).toHaveLength(0)
      expect(await foundBy(name, words.name)).toMatchObject([{ id, name: `Paper ${words.name}` }])
    }
  })
})
