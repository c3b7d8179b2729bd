import * as contract from '@sinupan/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { system } from '../../platform/actor.ts'
import { calendarDateOf } from '../../platform/clock.ts'
import type { Caller } from '../../testing/caller.ts'
import { deadlocksIn } from '../../testing/gate/waiting.ts'
import { Given } from '../../testing/given.ts'
import { makePlace, put } from '../../testing/places.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import type { PersonName } from '../../testing/university.ts'
import { loanRemindersQueue } from './use-cases/remind-borrowers.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { app, db, clock, people } = sinupan
const day = 86_400_000

beforeEach(async () => {
  for (const name of Object.keys(people) as PersonName[]) people[name] = await sinupan.signIn(name)
})

/** The institution's day, which is another than UTC's for a third of it. */
const dayFrom = (days: number) =>
  calendarDateOf(new Date(clock.now().getTime() + days * day), app.contextFor(system).config.TIME_ZONE)
/** A document of ana's unit on paper, which the whole university reads. */
async function onPaper(): Promise<number> {
  const id = await given.document()
  const place = await makePlace(people.ana, `Box for ${id}`)
  await put(people.ana, [id], place.id)
  const posting = await given.posting(id, 'system')
  await people.approver.ask(contract.approvePosting, { params: { id: posting.id }, body: {} })
  return id
}
const wish = (fileManagerId: number) => ({ body: { fileManagerId, neededBy: dayFrom(3), reason: 'For the audit.' } })
const ask = (by: Caller, documentId: number) => by.ask(contract.requestLoan, wish(documentId))
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? status : (body as { code: string }).code
const by = (id: number) => ({ params: { id }, body: {} })
async function lend(id: number, dueOn = dayFrom(7)) {
  await people.ana.ask(contract.approveLoan, by(id))
  await people.ana.ask(contract.pullLoan, by(id))
  return people.ana.ask(contract.lendLoan, { params: { id }, body: { dueOn } })
}
async function bringBack(id: number) {
  await people.ana.ask(contract.returnLoan, by(id))
  return people.ana.ask(contract.reshelveLoan, by(id))
}
async function noticesTo(name: PersonName, loanId: number): Promise<string[]> {
  await app.drain()
  const rows = await db
    .selectFrom('notifications')
    .select(['kind', 'payload'])
    .where('userId', '=', people[name].userId)
    .where('kind', 'like', 'loan.%')
    .orderBy('id')
    .execute()
  return rows.filter(({ payload }) => (payload as { loanId: number }).loanId === loanId).map(({ kind }) => kind)
}

describe('an original', () => {
  test('is asked for, promised, fetched, lent, brought back and put on its shelf', async () => {
    const documentId = await onPaper()
    const asked = await ask(people.dan, documentId)
    expect(asked).toMatchObject({ status: 'requested', position: 0, waiting: 0, isOverdue: false })
    expect(asked.document).toMatchObject({ id: documentId, itemCode: null, place: null })
    expect(asked.capabilities).toMatchObject({ approve: false, cancel: true })
    const { items, counts } = await people.ana.ask(contract.listUnitLoans, { params: { duId: people.ana.unitId } })
    expect(items.find(({ id }) => id === asked.id)?.document?.itemCode).toMatch(/^D-/)
    expect(counts.waiting).toBe(1)
    const lent = await lend(asked.id)
    expect(lent).toMatchObject({ status: 'lent', dueOn: dayFrom(7), capabilities: { return: true, approve: false } })
    const original = await people.ana.ask(contract.getOriginal, { params: { id: documentId } })
    expect(original).toMatchObject({ state: 'out', dueOn: dayFrom(7), holder: { id: people.dan.userId } })
    const outsider = await people.carla.ask(contract.getOriginal, { params: { id: documentId } })
    expect(outsider).toMatchObject({ state: 'out', holder: null, capabilities: { request: true } })
    // What was put back before it could be told is told to nobody.
    expect(await noticesTo('dan', asked.id)).toEqual(['loan.approved'])
    expect(await bringBack(asked.id)).toMatchObject({ status: 'reshelved', position: null })
    expect((await people.dan.ask(contract.listOwnLoans, { query: { stage: 'over' } })).items[0]?.id).toBe(asked.id)
    expect(await noticesTo('ana', asked.id)).toEqual(['loan.requested'])
  })

  test('is asked for by who sees the document, where there is paper, once', async () => {
    const paperless = await given.document()
    expect(codeOf(await people.ana.call(contract.requestLoan, wish(paperless)))).toBe('NoPaper')
    const unposted = await given.document()
    await put(people.ana, [unposted], (await makePlace(people.ana, 'Box of the unposted')).id)
    expect(codeOf(await people.dan.call(contract.requestLoan, wish(unposted)))).toBe('NotFound')
    expect(codeOf(await people.dan.call(contract.getOriginal, { params: { id: unposted } }))).toBe('NotFound')
    const documentId = await onPaper()
    await ask(people.dan, documentId)
    expect(codeOf(await people.dan.call(contract.requestLoan, wish(documentId)))).toBe('AlreadyAsked')
    const late = { ...wish(documentId).body, neededBy: dayFrom(-1) }
    expect(codeOf(await people.carla.call(contract.requestLoan, { body: late }))).toBe('ValidationFailed')
  })

  test('that is classified is asked for by nobody who only sees its lock', async () => {
    const documentId = await given.document({ isClassified: true })
    await put(people.ana, [documentId], (await makePlace(people.ana, 'Safe')).id)
    expect(codeOf(await people.ben.call(contract.requestLoan, wish(documentId)))).toBe('Classified')
  })

  test('is decided on by its unit and the records unit alone; others are told nothing of it', async () => {
    const { id } = await ask(people.dan, await onPaper())
    expect(codeOf(await people.carla.call(contract.approveLoan, by(id)))).toBe('NotFound')
    expect(codeOf(await people.dan.call(contract.approveLoan, by(id)))).toBe('Forbidden')
    expect(codeOf(await people.ana.call(contract.cancelLoan, by(id)))).toBe('Forbidden')
    const { unitId } = people.ana
    expect(codeOf(await people.dan.call(contract.listUnitLoans, { params: { duId: unitId } }))).toBe(
      'NotYourDeliveryUnit',
    )
    const all = await people.records.ask(contract.listAllLoans)
    expect(all.items.map((loan) => loan.id)).toContain(id)
    for (const caller of [people.ana, people.admin])
      expect(codeOf(await caller.call(contract.listAllLoans))).toBe('Forbidden')
    expect(codeOf(await people.records.call(contract.approveLoan, by(id)))).toBe(200)
  })

  test('is named to who asked for it as long as they see the document, by the name that was posted', async () => {
    const documentId = await onPaper()
    const { id, document } = await ask(people.dan, documentId)
    await people.ana.ask(contract.updateDocument, {
      params: { id: documentId },
      body: { name: `Renamed ${documentId}` },
    })
    const own = async () => (await people.dan.ask(contract.listOwnLoans)).items.find((one) => one.id === id)?.document
    expect((await own())?.name).toBe(document?.name)
    const found = await people.dan.ask(contract.listOwnLoans, { query: { search: 'Renamed' } })
    expect(found.items.map((one) => one.id)).not.toContain(id)
    await db
      .updateTable('postings')
      .set({ endedAt: clock.now().toISOString() })
      .where('documentId', '=', documentId)
      .execute()
    expect(await own()).toBeNull()
  })

  test('goes its way in order, and says what it is now to who comes late', async () => {
    const { id, version } = await ask(people.dan, await onPaper())
    expect(codeOf(await people.ana.call(contract.pullLoan, by(id)))).toBe('StateChanged')
    await people.ana.ask(contract.approveLoan, { params: { id }, body: { version } })
    const late = await people.ben.call(contract.approveLoan, { params: { id }, body: { version } })
    expect(late).toMatchObject({ status: 409, body: { code: 'StateChanged', current: { status: 'approved' } } })
    await people.ana.ask(contract.pullLoan, by(id))
    expect(codeOf(await people.dan.call(contract.cancelLoan, by(id)))).toBe('StateChanged')
  })

  test('is put on another shelf of its unit', async () => {
    const documentId = await onPaper()
    const { id } = await ask(people.dan, documentId)
    await lend(id)
    await people.ana.ask(contract.returnLoan, by(id))
    const shelf = await makePlace(people.ana, 'Another shelf')
    await people.ana.ask(contract.reshelveLoan, { params: { id }, body: { fileLocationId: shelf.id } })
    const { fileLocationId } = await people.ana.ask(contract.getDocument, { params: { id: documentId } })
    expect(fileLocationId).toBe(shelf.id)
  })
})

describe('a line of people', () => {
  test('is served in the order of asking, and who is next is told', async () => {
    const documentId = await onPaper()
    const first = await ask(people.dan, documentId)
    const second = await ask(people.carla, documentId)
    const third = await ask(people.ben, documentId)
    expect([second.position, third.position]).toEqual([1, 2])
    expect(codeOf(await people.ana.call(contract.approveLoan, by(second.id)))).toBe('OnLoan')
    await lend(first.id)
    await bringBack(first.id)
    expect(await noticesTo('carla', second.id)).toEqual(['loan.turn'])
    await people.carla.ask(contract.cancelLoan, by(second.id))
    expect(await noticesTo('ben', third.id)).toEqual(['loan.turn'])
    await people.ana.ask(contract.refuseLoan, { params: { id: third.id }, body: { reason: 'It is being restored.' } })
    expect(await noticesTo('ben', third.id)).toEqual(['loan.turn', 'loan.refused'])
  })

  test('never has two who are promised the same original, whoever approves at once', async () => {
    const before = await deadlocksIn(db)
    for (let round = 0; round < 15; round++) {
      const documentId = await onPaper()
      const first = await ask(people.dan, documentId)
      const second = await ask(people.carla, documentId)
      const answers = await Promise.all([
        people.ana.call(contract.approveLoan, by(first.id)),
        people.ben.call(contract.approveLoan, by(second.id)),
        people.records.call(contract.approveLoan, by(first.id)),
        people.dan.call(contract.cancelLoan, by(first.id)),
      ])
      expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
      const open = await db
        .selectFrom('loans')
        .select('id')
        .where('documentId', '=', documentId)
        .where('status', '=', 'approved')
        .execute()
      expect(open.length).toBeLessThanOrEqual(1)
    }
    expect((await deadlocksIn(db)) - before).toBe(0)
  })

  test('has nobody twice who asks twice at once', async () => {
    const documentId = await onPaper()
    const answers = await Promise.all([1, 2, 3].map(() => people.dan.call(contract.requestLoan, wish(documentId))))
    expect(answers.map(codeOf).sort()).toEqual([201, 'AlreadyAsked', 'AlreadyAsked'])
  })
})

test('a borrower is reminded before the day, and after it with the unit, every week', async () => {
  const { id } = await ask(people.dan, await onPaper())
  await lend(id, dayFrom(5))
  const told: [number, number, number][] = []
  for (let passed = 1; passed <= 14; passed++) {
    clock.pass({ days: 1 })
    await app.contextFor(system).jobs.send(db, loanRemindersQueue, {})
    await app.drain()
    told.push([passed, (await noticesTo('dan', id)).length, (await noticesTo('ben', id)).length])
  }
  // Promised: 1. Due on day 5: reminded on day 3, overdue on 6 and 13.
  expect(told.map(([, toDan]) => toDan)).toEqual([1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4, 4])
  expect(told.at(-1)?.[2]).toBe(3)
  people.ana = await sinupan.signIn('ana')
  const { counts } = await people.ana.ask(contract.listUnitLoans, { params: { duId: people.ana.unitId } })
  expect(counts.overdue).toBe(1)
  // Another day ends it.
  await people.ana.ask(contract.lendLoan, { params: { id }, body: { dueOn: dayFrom(9) } })
  await app.contextFor(system).jobs.send(db, loanRemindersQueue, {})
  expect((await noticesTo('dan', id)).length).toBe(4)
})

test('what an act ends counts who waits for its original', async () => {
  const documentId = await given.document()
  await put(people.ana, [documentId], (await makePlace(people.ana, 'Box of effects')).id)
  await ask(people.ben, documentId)
  const effects = await people.ana.ask(contract.findEffects, {
    body: { action: 'trash', fileManagerIds: [documentId] },
  })
  expect(effects).toMatchObject({ loans: 1, blockers: [{ fileManagerId: documentId, code: 'LoanOpen' }] })
})

describe('what somebody has or asked for on paper', () => {
  test('is not thrown away before that is settled, by itself or with its folder', async () => {
    const { unitId: duId } = people.ana
    const folder = await people.ana.ask(contract.createFolder, { params: { duId }, body: { name: 'Asked for' } })
    const documentId = await given.document({ fileFolderId: folder.id })
    await put(people.ana, [documentId], (await makePlace(people.ana, 'Box of the asked for')).id)
    const { id } = await ask(people.ben, documentId)
    const trash = () => people.ana.call(contract.trashDocuments, { body: [documentId] })
    const trashFolder = () => people.ana.call(contract.trashFolders, { body: [{ id: folder.id }] })
    for (const refused of [await trash(), await trashFolder()])
      expect(refused).toMatchObject({
        status: 409,
        body: { code: 'LoanOpen', documents: [{ id: documentId, code: 'LoanOpen' }] },
      })
    const { capabilities } = await people.ana.ask(contract.getDocument, { params: { id: documentId } })
    expect(capabilities).toMatchObject({ trash: false, reasons: { trash: 'LoanOpen' } })
    await lend(id)
    expect(codeOf(await trash())).toBe('LoanOpen')
    await bringBack(id)
    expect(codeOf(await trash())).toBe(200)
  })

  test('goes to the trash or to somebody who asks, whichever comes first', async () => {
    const before = await deadlocksIn(db)
    for (let round = 0; round < 10; round++) {
      const documentId = await given.document()
      await put(people.ana, [documentId], (await makePlace(people.ana, `Box of round ${round}`)).id)
      const [asked, trashed] = await Promise.all([
        people.ben.call(contract.requestLoan, wish(documentId)),
        people.ana.call(contract.trashDocuments, { body: [documentId] }),
      ])
      expect([
        [201, 'LoanOpen'],
        ['InTrash', 200],
      ]).toContainEqual([codeOf(asked), codeOf(trashed)])
    }
    expect((await deadlocksIn(db)) - before).toBe(0)
  })
})
