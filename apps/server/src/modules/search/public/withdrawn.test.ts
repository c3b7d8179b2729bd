import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { Given } from '../../../testing/given.ts'
import { startSinupan } from '../../../testing/sinupan.ts'

const sinupan = await startSinupan()
const { db, people, nobody, university } = sinupan
const { ana, admin, approver } = people
const given = new Given(sinupan)

const routeOf = async (id: number) => (await ana.ask(contract.getDocument, { params: { id } })).routeId
const open = (routeId: string, caller = nobody) => caller.call(contract.getPublicDocument, { params: { routeId } })
const postingOf = async (id: number) =>
  (await ana.ask(contract.getDocument, { params: { id } })).filePostings[0]?.id ?? 0
const withdraw = async (id: number) => admin.ask(contract.removePosting, { params: { id: await postingOf(id) } })
const takeDown = (id: number, reason: string) =>
  sql`update postings set taken_down_at = now(), ended_at = now(), public_reason = ${reason}
    where document_id = ${id} and ended_at is null`.execute(db)

describe('the address of a public document', () => {
  test('stays the same when it is renamed, published again and described otherwise', async () => {
    const id = await given.document({ name: 'Fees of 2025' })
    await given.approved(id, 'public')
    const routeId = await routeOf(id)
    expect((await open(routeId)).body).toMatchObject({ name: 'Fees of 2025', routeId })

    await ana.ask(contract.updateDocument, { params: { id }, body: { name: 'Fees of 2026', description: 'New fees' } })
    expect((await open(routeId)).body).toMatchObject({ name: 'Fees of 2025' })
    const posting = await postingOf(id)
    await ana.ask(contract.sendPosting, { params: { id: posting }, body: {} })
    await approver.ask(contract.approvePosting, { params: { id: posting }, body: {} })
    expect(await routeOf(id)).toBe(routeId)
    expect((await open(routeId)).body).toMatchObject({ name: 'Fees of 2026', description: 'New fees', routeId })
  })

  test('gives a withdrawn one’s title and dates, and only those', async () => {
    const id = await given.document({ name: 'Withdrawn fees', description: 'secret of the unit' })
    await given.approved(id, 'public')
    const routeId = await routeOf(id)
    await withdraw(id)
    await ana.ask(contract.updateDocument, { params: { id }, body: { name: 'Only the unit’s name' } })
    const { status, body, headers } = await open(routeId)
    const today = expect.stringMatching(/^\d{4}-\d\d-\d\d$/)
    expect(status).toBe(404)
    expect(body).toEqual({
      code: 'Withdrawn',
      message: contract.refusals.Withdrawn.message,
      name: 'Withdrawn fees',
      publishedOn: today,
      withdrawnOn: today,
      reason: null,
    })
    expect(headers['cache-control']).toBe('no-store')
    expect((await open(routeId, people.dan)).body).toEqual(body)
  })

  test('tells the public reason of what was taken down, also when its document lies in the trash', async () => {
    const id = await given.document({ name: 'Names of patients' })
    await given.approved(id, 'public')
    const routeId = await routeOf(id)
    await takeDown(id, 'It named people who had not agreed.')
    const told = { code: 'Withdrawn', name: 'Names of patients', reason: 'It named people who had not agreed.' }
    expect((await open(routeId)).body).toMatchObject(told)
    await sql`update documents set trashed_at = now() where id = ${id}`.execute(db)
    expect((await open(routeId)).body).toMatchObject(told)
  })

  test('opens again when it is published again', async () => {
    const id = await given.document({ name: 'Back again' })
    await given.approved(id, 'public')
    const routeId = await routeOf(id)
    await withdraw(id)
    expect((await open(routeId)).body).toMatchObject({ code: 'Withdrawn' })
    await given.approved(id, 'public')
    expect((await open(routeId)).status).toBe(200)
  })
})

describe('nothing but that it is not there is said', () => {
  const cases: [string, (id: number) => Promise<unknown>][] = [
    ['of what was never public', async () => undefined],
    [
      'of what was published to the campus and withdrawn',
      async (id) => {
        await given.approved(id, 'campus')
        await withdraw(id)
      },
    ],
    [
      'of what is public at another level now',
      async (id) => {
        await given.approved(id, 'public')
        const posting = await postingOf(id)
        await ana.ask(contract.sendPosting, { params: { id: posting }, body: {} })
        await ana.ask(contract.updatePosting, { params: { id: posting }, body: { accessLevelId: 4 } })
        await approver.ask(contract.approvePosting, { params: { id: posting }, body: {} })
      },
    ],
    [
      'of what is being judged again',
      async (id) => {
        await given.approved(id, 'public')
        await ana.ask(contract.sendPosting, { params: { id: await postingOf(id) }, body: {} })
      },
    ],
    [
      'of what became classified after it was withdrawn',
      async (id) => {
        await given.approved(id, 'public')
        await withdraw(id)
        await ana.ask(contract.updateDocument, { params: { id }, body: { isClassified: true } })
      },
    ],
    [
      'of what is classified by a later posting',
      async (id) => {
        await given.approved(id, 'public')
        await withdraw(id)
        await given.posting(id, 'campus', { isClassified: true })
      },
    ],
    [
      'of what was taken down and is classified now',
      async (id) => {
        await given.approved(id, 'public')
        await takeDown(id, 'Only for a while.')
        await ana.ask(contract.updateDocument, { params: { id }, body: { isClassified: true } })
      },
    ],
    [
      'of what was withdrawn and lies in the trash',
      async (id) => {
        await given.approved(id, 'public')
        await withdraw(id)
        await ana.ask(contract.trashDocuments, { body: [id] })
      },
    ],
  ]
  let unknown: unknown
  beforeAll(async () => {
    unknown = (await open('x')).body
  })
  test.each(cases)('%s', async (_, make) => {
    const id = await given.document({ categoryId: university.categories.memoranda })
    await make(id)
    const { status, body } = await open(await routeOf(id))
    expect([status, body]).toEqual([404, unknown])
  })
})
