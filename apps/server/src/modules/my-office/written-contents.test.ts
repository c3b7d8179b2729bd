import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { Caller } from '../../testing/caller.ts'
import { statementsOf } from '../../testing/count-statements.ts'
import { Given } from '../../testing/given.ts'
import { dice } from '../../testing/random-keeping.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { uploadOne } from '../../testing/upload.ts'

const sinupan = await startSinupan()
const { app, db, people, university, another } = sinupan
const given = new Given(sinupan)
const { ana, ben } = people
const beside = await another()
const unit = university.units.admissions
// The one who decides works here too, and somebody of the central records unit.
for (const userId of [people.approver.userId, people.records.userId])
  await sql`insert into unit_memberships (user_id, unit_id) values (${userId}, ${unit})`.execute(db)

const lookers = { ana, ben, approver: people.approver, records: people.records }
const on = (server: typeof app, { token, userId, unitId }: Caller) => new Caller(server, { token, userId, unitId })
const makeFolder = async (name: string) =>
  (await ana.ask(contract.createFolder, { params: { duId: unit }, body: { name, parentId: null } })).id
const listOn = async (caller: Caller, id: number) =>
  (await caller.ask(contract.listChildren, { params: { id } })).files?.items ?? []
/** The same as it is told by who keeps nothing. */
const plain = async (caller: Caller, id: number) =>
  (await caller.ask(contract.getFolder, { params: { id } })).fileManagers

/** Tickets end together every five minutes, and may do so between two questions. */
const ticketless = (told: unknown): unknown =>
  JSON.parse(JSON.stringify(told).replaceAll(/(\?ticket=[\w-]+)\.[\w-]+\.[\w-]+/g, '$1'))

async function expectTruth(folderId: number, about: unknown): Promise<void> {
  for (const [name, caller] of Object.entries(lookers)) {
    const truth = ticketless(await plain(caller, folderId))
    // Once by what is kept of its rows, then by what is kept of the answer.
    for (const server of [app, app, beside])
      expect({ about, name, told: ticketless(await listOn(on(server, caller), folderId)) }).toEqual({
        about,
        name,
        told: truth,
      })
  }
}

describe('a list whose rows are kept', () => {
  test('says of each row what a server says that keeps none, to everybody, whatever was done, on two servers', async () => {
    const folder = await makeFolder('Random')
    const other = await makeFolder('Elsewhere')
    const ids: number[] = []
    for (let no = 0; no < 8; no++)
      ids.push(
        await given.document({ fileFolderId: folder, by: no % 2 ? 'ana' : 'ben', tagIds: [university.tags.urgent] }),
      )
    const box = await ana.ask(contract.createLocation, { params: { deliveryUnitId: unit }, body: { location: 'Box' } })
    const { chance, pick, below } = dice(15)
    const server = () => (chance(0.5) ? app : beside)
    const by = (caller: Caller) => on(server(), caller)
    let no = 0
    const acts: Record<string, (id: number) => Promise<unknown>> = {
      rename: (id) =>
        by(ana).call(contract.updateDocument, { params: { id }, body: { name: `Named “${++no}” ñ ${id}` } }),
      describe: (id) =>
        by(ana).call(contract.updateDocument, { params: { id }, body: { description: `Said ${++no}` } }),
      tag: (id) =>
        by(ana).call(contract.updateDocument, {
          params: { id },
          body: { tagIds: chance(0.5) ? [] : [university.tags.enrolment, university.tags.urgent] },
        }),
      classify: (id) =>
        by(chance(0.5) ? ana : ben).call(contract.updateDocument, {
          params: { id },
          body: { isClassified: chance(0.5) },
        }),
      file: (id) => given.file(id, { by: 'ana' }),
      read: () =>
        sql`update blobs set page_count = ${below(90)}, has_thumbnail = ${chance(0.5)},
          text_state = ${chance(0.5) ? 'done' : 'failed'} where sha256 in (select sha256 from files where document_id = ${pick(ids)})`.execute(
          db,
        ),
      post: (id) =>
        by(chance(0.5) ? ana : ben).call(contract.createPosting, {
          body: { fileManagerId: id, accessLevelId: chance(0.5) ? 1 : 4, isClassified: chance(0.3) },
        }),
      decide: async () => {
        const { rows } = await sql<{ id: number }>`select id from postings where status = 'pending'`.execute(db)
        const id = pick(rows)?.id
        if (!id) return
        if (chance(0.5)) await by(people.approver).call(contract.approvePosting, { params: { id }, body: {} })
        else
          await by(people.approver).call(contract.returnPosting, {
            params: { id },
            body: { reason: 'A page is missing.' },
          })
      },
      pin: (id) => by(pick(Object.values(lookers))).call(contract.pinDocument, { params: { id } }),
      unpin: (id) => by(ana).call(contract.unpinDocument, { params: { id } }),
      place: (id) =>
        by(ana).call(contract.placeDocuments, {
          body: { fileLocationId: chance(0.5) ? box.id : null, fileManagerIds: [id] },
        }),
      relabel: () =>
        by(ana).call(contract.updateLocation, { params: { id: box.id }, body: { location: `Box ${++no}` } }),
      hold: (id) =>
        by(people.records).call(contract.createHold, {
          body: { kind: 'audit', reason: 'It is looked into.', fileManagerIds: [id] },
        }),
      lift: () => sql`update holds set lifted_at = now(), lift_reason = 'Over.' where lifted_at is null`.execute(db),
      lend: (id) =>
        sql`insert into loans (document_id, requested_by, requested_at, needed_by, reason)
          values (${id}, ${people.carla.userId}, now(), current_date, 'To copy it') on conflict do nothing`.execute(db),
      reshelve: () => sql`update loans set status = 'reshelved', closed_at = now() where closed_at is null`.execute(db),
      move: (id) => by(ana).call(contract.moveDocuments, { params: { fileFolderId: other }, body: [id] }),
      moveBack: (id) => by(ana).call(contract.moveDocuments, { params: { fileFolderId: folder }, body: [id] }),
      trash: (id) => by(ana).call(contract.trashDocument, { params: { id } }),
      restore: (id) => by(ana).call(contract.restoreDocument, { params: { id } }),
      declare: (id) => sql`update documents set is_record = true where id = ${id}`.execute(db),
      marry: () => sql`update users set last_name = ${`Name ${++no}`} where id = ${ben.userId}`.execute(db),
      series: () =>
        sql`update categories set name = ${`Series ${++no}`} where id = ${university.categories.memoranda}`.execute(db),
      upload: async () =>
        ids.push((await uploadOne(by(ben), { name: `Up ${++no}.txt`, content: `text ${no}` }, folder)).fileManagerId),
    }
    await expectTruth(folder, 'at first')
    const done = new Set<string>()
    for (let step = 0; step < 100; step++) {
      const act = pick(Object.keys(acts))
      done.add(act)
      await acts[act]?.(pick(ids))
      await expectTruth(folder, { step, act })
    }
    expect(done.size).toBeGreaterThan(15)
  }, 300_000)

  test('is asked for again without what is kept, and keeps nothing that was undone or that only its maker sees', async () => {
    const folder = await makeFolder('Undone')
    const id = await given.document({ fileFolderId: folder, name: 'As it is' })
    const namesOf = async () => (await listOn(ana, folder)).map((one) => one.name)
    for (let no = 0; no < 3; no++) expect(await namesOf()).toEqual(['As it is'])
    const undone = db.transaction().execute(async (mine) => {
      await sql`update documents set name = 'Never' where id = ${id}`.execute(mine)
      expect(await namesOf()).toEqual(['As it is'])
      await sql`savepoint inner_one`.execute(mine)
      await sql`update documents set name = 'Never either' where id = ${id}`.execute(mine)
      expect(await namesOf()).toEqual(['As it is'])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await namesOf()).toEqual(['As it is'])
  })

  test('is never older than what was changed before it was asked for, nor made of two states, on either server', async () => {
    const folder = await makeFolder('Racing')
    const ids = [1, 2, 3].map(() => given.document({ fileFolderId: folder }))
    const all = await Promise.all(ids)
    const change = (no: number) =>
      sql`update documents set description = ${`State ${no}`}, total_size = ${no} where id = any(${all}::integer[])`.execute(
        db,
      )
    await change(0)
    const state = { no: 0, isOver: false }
    const changing = (async () => {
      for (let no = 1; no <= 100; no++) {
        await change(no)
        state.no = no
      }
      state.isOver = true
    })()
    const asking = [app, beside, app, beside].map(async (server) => {
      while (!state.isOver) {
        const before = state.no
        const told = await listOn(on(server, ana), folder)
        const states = new Set(told.map((one) => `${one.description} ${one.totalFileSize}`))
        expect(states.size).toBe(1)
        const [only = ''] = states
        expect(only).toMatch(/^State (\d+) \1$/)
        expect(Number(only.split(' ')[1])).toBeGreaterThanOrEqual(before)
      }
    })
    await Promise.all([changing, ...asking])
  })

  test('tells a row that it reads again as of the same moment as those that it has kept', async () => {
    const folder = await makeFolder('Pair')
    const [one = 0, other = 0] = [
      await given.document({ fileFolderId: folder }),
      await given.document({ fileFolderId: folder }),
    ]
    for (let no = 0; no < 4; no++) await given.document({ fileFolderId: folder })
    const isOver = { yes: false }
    const changing = (async () => {
      for (let no = 1; no <= 300; no++) {
        await sql`update documents set description = ${`Alone ${no}`} where id = ${one}`.execute(db)
        await sql`update documents set total_size = ${no} where id in (${one}, ${other})`.execute(db)
      }
      isOver.yes = true
    })()
    const asking = [app, app, beside, beside].map(async (server) => {
      while (!isOver.yes) {
        const told = new Map((await listOn(on(server, ana), folder)).map((row) => [row.id, row.totalFileSize]))
        expect(told.get(one)).toBe(told.get(other))
      }
    })
    await Promise.all([changing, ...asking])
  })

  test('tells what waits for its hour when that has come', async () => {
    const folder = await makeFolder('Timed')
    const id = await given.document({ fileFolderId: folder })
    await given.approved(id)
    await sql`update postings set publish_at = now() + interval '2 seconds' where document_id = ${id}`.execute(db)
    const hourOf = async () => (await listOn(ana, folder))[0]?.filePostings[0]?.publishAt
    for (let no = 0; no < 3; no++) expect(await hourOf()).toEqual(expect.any(String))
    await expect.poll(hourOf, { timeout: 10_000 }).toBeNull()
  })

  test('is of nobody’s who has left the unit, and masks at once what was classified', async () => {
    const folder = await makeFolder('Left')
    const id = await given.document({ fileFolderId: folder, description: 'Salaries' })
    const asBen = () => ben.call(contract.listChildren, { params: { id: folder } })
    for (let no = 0; no < 3; no++) expect((await asBen()).raw.toString()).toContain('Salaries')
    await ana.ask(contract.updateDocument, { params: { id }, body: { isClassified: true } })
    const masked = await asBen()
    expect(masked.raw.toString()).not.toContain('Salaries')
    expect(masked.body.files?.items[0]).toMatchObject({
      isClassified: true,
      fileManagerFiles: [],
      capabilities: { read: false },
    })
    await sql`update users set home_unit_id = ${university.units.records} where id = ${ben.userId}`.execute(db)
    expect(await asBen()).toMatchObject({ status: 404 })
    await sql`update users set home_unit_id = ${unit} where id = ${ben.userId}`.execute(db)
  })

  test('shows what is classified to who stands in for its approver from the hour on that they do', async () => {
    const folder = await makeFolder('Stood in for')
    const id = await given.document({ fileFolderId: folder, description: 'Salaries' })
    await ana.ask(contract.createPosting, { body: { fileManagerId: id, accessLevelId: 1, isClassified: true } })
    await sql`insert into approver_delegations (approver_id, delegate_id, from_date, to_date, starts_at, ends_at, created_by, created_at)
      values (${people.approver.userId}, ${ben.userId}, current_date, current_date, now() + interval '3 seconds', now() + interval '1 hour',
        ${people.approver.userId}, now())`.execute(db)
    const seen = async () => (await listOn(ben, folder))[0]?.description
    for (let no = 0; no < 4; no++) expect(await seen()).toBeNull()
    await expect.poll(seen, { timeout: 10_000 }).toBe('Salaries')
    await sql`update approver_delegations set ended_at = now()`.execute(db)
    expect(await seen()).toBeNull()
  })

  test('gives each session tickets of its own', async () => {
    const folder = await makeFolder('Tickets')
    await given.document({ fileFolderId: folder })
    const second = await sinupan.signIn('ana')
    const addressOf = async (caller: Caller) => (await listOn(caller, folder))[0]?.fileManagerFiles[0]?.contentUrl ?? ''
    const addressesOf = () => Promise.all([ana, second, ben].map(addressOf))
    for (let no = 0; no < 3; no++) expect(new Set(await addressesOf()).size).toBe(3)
    const addresses = await addressesOf()
    for (const address of addresses)
      expect(address).toMatch(/^\/api\/FileManagerFile\/ReadFile\/\d+\?ticket=[\w-]+\.[\w-]+\.[\w-]+$/)
  })

  test('takes one statement more where something of it has changed, and none where nothing has', async () => {
    const folder = await makeFolder('Counted')
    const ids = [await given.document({ fileFolderId: folder }), await given.document({ fileFolderId: folder })]
    for (let no = 0; no < 2; no++) await listOn(ana, folder)
    const usual = await statementsOf(() => listOn(ana, folder))
    await sql`update documents set description = 'Other' where id = ${ids[0] ?? 0}`.execute(db)
    expect(await statementsOf(() => listOn(ana, folder))).toBe(usual + 1)
    expect(await statementsOf(() => listOn(ana, folder))).toBe(usual)
  })
})
