import * as contract from '@sinupan/contract'
import { type RawBuilder, sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../../testing/caller.ts'
import { startSinupan } from '../../../testing/sinupan.ts'
import { Library } from '../library.fixture.ts'

const sinupan = await startSinupan()
const library = new Library(sinupan)
const { people, db, nobody, university } = sinupan
const { ana, ben, carla, dan, approver, records } = people
const everybody = [ana, ben, carla, dan, approver, records]

const letters = 'abcdefghijklmnoprstuvw'
let word = ''
let count = 0
let id = 0
beforeEach(async () => {
  // None is taken for another that was misspelt.
  word = `zq${letters.charAt(count % letters.length).repeat(5 + 4 * Math.floor(count / letters.length))}x`
  count++
  id = await library.document({ name: `Paper ${word}`, text: `Of inner${word}.`, tagIds: [university.tags.urgent] })
})

// The same word in other letter cases is the same question, and nobody has asked it so.
let cases = 0
const askedOtherwise = (text: string) => {
  cases++
  return text.replace(/[a-z]/g, (letter, at: number) => ((cases >> (at % 20)) & 1 ? letter.toUpperCase() : letter))
}

async function answers(search: string) {
  const ofStaff = await Promise.all(
    everybody.flatMap((caller) => [
      caller.ask(contract.search, { params: { duId: caller.unitId }, body: { search, pageSize: 20 } }),
      caller.ask(contract.quickSearch, { params: { type: 'any', duId: caller.unitId }, query: { search } }),
    ]),
  )
  const ofPublic = await nobody.ask(contract.listPublic, { query: { search } })
  return [...ofStaff, ofPublic].map((answer) => ({ ...answer, took: 0, didYouMean: answer.didYouMean?.toLowerCase() }))
}

/** Asks before and after, and holds it against what nobody has asked so before. */
async function staysTrue(search: string, change: () => Promise<unknown>) {
  await answers(search)
  await answers(search)
  await change()
  expect(await answers(search)).toEqual(await answers(askedOtherwise(search)))
  await library.index()
  expect(await answers(search)).toEqual(await answers(askedOtherwise(search)))
}

const filesOf = async (caller: Caller, search = word) =>
  (await library.ask(caller, search)).facets.types.find(({ type }) => type === 'File')?.count

async function pastTriggers(statement: RawBuilder<unknown>) {
  await sql`alter table search_entries disable trigger user`.execute(db)
  await statement.execute(db)
  await sql`alter table search_entries enable trigger user`.execute(db)
}

describe('what a search found', () => {
  test('is told again without looking for it: an entry that went past all triggers still counts', async () => {
    expect(await filesOf(ana)).toBe(1)
    await pastTriggers(sql`delete from search_entries where document_id = ${id}`)
    expect(await filesOf(ana)).toBe(1)
    expect(await filesOf(ana, askedOtherwise(word))).toBe(0)
    expect(await filesOf(ben)).toBe(0)
  })

  test('is cut into the pages of the first hundred', async () => {
    for (let no = 0; no < 3; no++) await library.document({ name: `Another ${word} ${no}` })
    const [whole, ...pages] = await Promise.all(
      [{ pageSize: 50 }, { page: 0, pageSize: 2 }, { page: 1, pageSize: 2 }, { page: 0, pageSize: 200 }].map((page) =>
        library.ask(ana, word, page),
      ),
    )
    const idsOf = (answer: typeof whole) => answer?.items.map((item) => item.id)
    expect(idsOf(whole)).toHaveLength(4)
    expect([...(idsOf(pages[0]) ?? []), ...(idsOf(pages[1]) ?? [])]).toEqual(idsOf(whole))
    expect(idsOf(pages[2])).toEqual(idsOf(whole))
  })

  test('stays, where what comes holds none of the words', async () => {
    expect([await filesOf(ana), await filesOf(carla)]).toEqual([1, 0])
    await library.document({ name: 'Paper of nothing of it' })
    await pastTriggers(sql`delete from search_entries where document_id = ${id}`)
    expect([await filesOf(ana), await filesOf(ana)]).toEqual([1, 1])
    await library.document({ name: `Another ${word}` })
    expect(await filesOf(ana)).toBe(1)
    expect(await filesOf(ana, askedOtherwise(word))).toBe(1)
  })

  test('tells each session its own addresses', async () => {
    await sql`update blobs set has_thumbnail = true where sha256 in (select sha256 from files where document_id = ${id})`.execute(
      db,
    )
    const other = await sinupan.signIn('ana')
    const [mine, theirs] = [await library.first(ana, word), await library.first(other, word)]
    expect(mine?.file?.thumbnailUrl).toMatch(/ticket=/)
    expect(theirs?.file?.thumbnailUrl).not.toBe(mine?.file?.thumbnailUrl)
  })
})

const changes: Record<string, () => Promise<unknown>> = {
  'another document comes': () => library.given.document({ name: `Another ${word}` }),
  'somebody else posts one': async () =>
    library.given.approved(await library.given.document({ by: 'carla', name: `Posted ${word}` }), 'public', {
      by: 'carla',
    }),
  'one comes that holds it inside alone': () => library.given.document({ name: 'Anything', text: `Of the ${word}.` }),
  'many come at once': () =>
    Promise.all(Array.from({ length: 3 }, (_, no) => library.given.document({ name: `No ${no} of ${word}` }))),
  'it is renamed': () => ana.ask(contract.updateDocument, { params: { id }, body: { name: 'Anything else' } }),
  'it is classified': () => ana.ask(contract.updateDocument, { params: { id }, body: { isClassified: true } }),
  'it goes into the trash': () => ana.ask(contract.trashDocuments, { body: [id] }),
  'it is approved for everybody': () => library.given.approved(id, 'public'),
  'it waits for its approval': () => library.given.posting(id, 'campus'),
  'it is shared with a person': () =>
    ana.ask(contract.createLink, { body: { fileManagerId: id, userIds: [dan.userId] } }),
  'it is shared with a unit': () =>
    ana.ask(contract.createLink, { body: { fileManagerId: id, deliveryUnitIds: [university.units.north] } }),
  'its series gets another name': () =>
    sql`update categories set name = ${`Series ${count}`} where id = (select category_id from documents where id = ${id})`.execute(
      db,
    ),
  'its tag gets another name': () =>
    sql`update tags set name = ${`urgent ${count}`} where id = ${university.tags.urgent}`.execute(db),
  'a folder is called so': () =>
    ana.ask(contract.createFolder, { params: { duId: ana.unitId }, body: { name: `Folder ${word}` } }),
  'a tag is called so': () => sql`insert into tags (name) values (${word})`.execute(db),
  'a place is called so': () =>
    ana.ask(contract.createLocation, { params: { deliveryUnitId: ana.unitId }, body: { location: word } }),
  'its owner leaves the unit': () => sql`update documents set owner_id = ${ben.userId} where id = ${id}`.execute(db),
}

describe('what a search found is looked for anew when', () => {
  for (const [name, change] of Object.entries(changes)) test(name, () => staysTrue(word, change))

  test('a share is taken back, or ends by the clock', async () => {
    const share = () => ana.ask(contract.createLink, { body: { fileManagerId: id, userIds: [dan.userId] } })
    const { id: linkId } = await share()
    expect(await filesOf(dan)).toBe(1)
    await staysTrue(word, () => ana.ask(contract.revokeLink, { params: { id: linkId } }))
    await share()
    expect(await filesOf(dan)).toBe(1)
    await staysTrue(word, () =>
      sql`update shares set expires_at = now() - interval '1 second' where document_id = ${id}`.execute(db),
    )
    expect(await filesOf(dan)).toBe(0)
  })

  test('what was shared is called otherwise', async () => {
    await ana.ask(contract.createLink, { body: { fileManagerId: id, userIds: [dan.userId] } })
    expect(await filesOf(dan)).toBe(1)
    await staysTrue(word, () =>
      ana.ask(contract.updateDocument, { params: { id }, body: { name: `Anything ${count}` } }),
    )
    expect(await filesOf(dan)).toBe(0)
  })

  test('access for a time begins and ends by the clock', async () => {
    await ana.ask(contract.updateDocument, { params: { id }, body: { isClassified: true } })
    await library.index()
    const inside = `"inner${word}"`
    await staysTrue(inside, () =>
      sql`insert into access_grants (document_id, user_id, kind, reason, given_by, expires_at)
        values (${id}, ${ben.userId}, 'granted', 'Work', ${ana.userId}, now() + interval '1 day')`.execute(db),
    )
    expect(await filesOf(ben, inside)).toBe(1)
    await staysTrue(inside, () =>
      sql`update access_grants set expires_at = now() - interval '1 second' where document_id = ${id}`.execute(db),
    )
    expect(await filesOf(ben, inside)).toBe(0)
  })

  test('who decides gets another, so that the records unit no longer does', async () => {
    const inside = `"deep${word}"`
    const sent = await library.given.document({ by: 'dan', text: `It says deep${word}.` })
    await library.given.posting(sent, 'campus', { by: 'dan' })
    await library.index()
    expect(await filesOf(records, inside)).toBe(1)
    await staysTrue(inside, () =>
      sql`insert into approvers (approver_id, group_id, campus_id) select ${dan.userId}, g.id, ${university.campuses.north} from category_groups g`.execute(
        db,
      ),
    )
  })

  test('a misspelt word is meant otherwise', async () => {
    const misspelt = `${word.slice(0, 5)}${word.slice(6)}`
    expect((await library.ask(ana, misspelt)).didYouMean).toBe(word)
    await staysTrue(misspelt, () => library.given.document({ name: `Paper ${misspelt}` }))
    await staysTrue(misspelt, () => ana.ask(contract.trashDocuments, { body: [id] }))
  })

  test('a word comes that looks like one that nothing holds', async () => {
    expect(await filesOf(ana, 'kyyyyyyk')).toBe(0)
    await staysTrue('kyyyyyyk', () => library.given.document({ name: 'Paper kyyyyyyyk' }))
    expect(await filesOf(ana, 'kyyyyyyk')).toBe(1)
  })

  test('somebody gets or loses a duty', async () => {
    expect(await filesOf(carla)).toBe(0)
    await sql`insert into unit_memberships (user_id, unit_id) values (${carla.userId}, ${ana.unitId})`.execute(db)
    expect(await filesOf(carla)).toBe(1)
    await sql`delete from unit_memberships where user_id = ${carla.userId} and unit_id = ${ana.unitId}`.execute(db)
    expect(await filesOf(carla)).toBe(0)
  })

  test('what began before it was asked is committed after', async () => {
    const begun = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const ending = db.transaction().execute(async (trx) => {
      await sql`update documents set trashed_at = now() where id = ${id}`.execute(trx)
      begun.resolve()
      await asked.promise
    })
    await begun.promise
    // A later one is over, so that what is under way is no longer the newest.
    await sql`select pg_current_xact_id()`.execute(db)
    expect(await filesOf(ana)).toBe(1)
    expect(await filesOf(ana)).toBe(1)
    asked.resolve()
    await ending
    expect(await filesOf(ana)).toBe(0)
  })
})
