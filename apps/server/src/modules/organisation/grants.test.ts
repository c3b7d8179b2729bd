import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const { people, university } = sinupan
const { admin, ana, dan, carla } = people
const { campuses, units } = university
const given = new Given(sinupan)

describe('a grant to a unit', () => {
  const body = { userId: dan.userId, deliveryUnitId: units.admissions }

  test('joins the person’s units at the next request, and its removal ends it at the next one', async () => {
    const documentId = await given.document({ by: 'ana', name: 'For the unit alone' })
    const read = async () => (await dan.call(contract.getDocument, { params: { id: documentId } })).status
    expect([await read(), (await dan.ask(contract.getMe)).deliveryUnitIds]).toEqual([404, [units.north]])
    const grant = await admin.ask(contract.addUnitAccess, { body })
    expect(grant).toMatchObject({ ...body, deliveryUnit: { name: 'Admissions Unit' } })
    expect([await read(), (await dan.ask(contract.getMe)).deliveryUnitIds]).toEqual([
      200,
      [units.admissions, units.north],
    ])
    expect((await dan.ask(contract.listOwnUnitAccess)).items).toEqual([grant])
    expect((await admin.ask(contract.listUnitAccessOfUser, { body: { userId: dan.userId } })).items).toEqual([grant])
    await admin.ask(contract.removeUnitAccess, { params: { id: grant.id } })
    expect([await read(), (await dan.ask(contract.getMe)).deliveryUnitIds]).toEqual([404, [units.north]])
    expect(await admin.call(contract.removeUnitAccess, { params: { id: grant.id } })).toMatchObject({ status: 404 })
  })

  test('given twice is one, and leaves one fact', async () => {
    const first = await admin.ask(contract.addUnitAccess, { body })
    expect(await admin.ask(contract.addUnitAccess, { body })).toEqual(first)
    const facts = await sinupan.db.selectFrom('facts').select('id').where('name', '=', 'unit-access.added').execute()
    expect(facts).toHaveLength(2)
    await admin.ask(contract.removeUnitAccess, { params: { id: first.id } })
  })

  test('is for somebody active, to a unit that is there and not home', async () => {
    const refused = async (input: object) => {
      const { status, body: answer } = await admin.call(contract.addUnitAccess, { body: { ...body, ...input } })
      return [status, Object.keys((answer as unknown as { errors: object }).errors)]
    }
    expect(await refused({ deliveryUnitId: units.north })).toEqual([400, ['deliveryUnitId']])
    expect(await refused({ deliveryUnitId: 2_000_000_000 })).toEqual([400, ['deliveryUnitId']])
    expect(await refused({ userId: '00000000-0000-4000-8000-000000000000' })).toEqual([400, ['userId']])
  })
})

describe('a grant to a campus', () => {
  test('shows what is posted at Campus level there, and nothing after its end', async () => {
    const documentId = await given.document({ by: 'ana', name: 'For the main campus' })
    await given.approved(documentId, 'campus')
    const read = async () => (await dan.call(contract.getDocument, { params: { id: documentId } })).status
    expect(await read()).toBe(404)
    const body = { userId: dan.userId, campusId: campuses.main }
    const grant = await admin.ask(contract.addCampusAccess, { body })
    expect(await read()).toBe(200)
    expect((await dan.ask(contract.listOwnCampusAccess)).items).toEqual([grant])
    expect((await ana.ask(contract.listOwnCampusAccess)).items).toEqual([])
    expect((await admin.ask(contract.listCampusAccessOfUser, { params: { userId: dan.userId } })).items).toEqual([
      grant,
    ])
    await admin.ask(contract.removeCampusAccess, { params: { id: grant.id } })
    expect(await read()).toBe(404)
  })
})

describe('the directory', () => {
  test('shows to everybody signed in who works in the units of an office, at home and by grant', async () => {
    const { officeId } = await carla.ask(contract.getUnit, { params: { id: units.admissions } })
    const grant = await admin.ask(contract.addUnitAccess, {
      body: { userId: dan.userId, deliveryUnitId: units.admissions },
    })
    const ask = (query: object) =>
      carla.ask(contract.listPeopleOfOffice, { params: { id: officeId }, query: { ...query } })
    const names = (answer: Awaited<ReturnType<typeof ask>>) => answer.items.map(({ user }) => user.firstName)
    expect(names(await ask({}))).toEqual(['Ana', 'Approver', 'Ben', 'Carla', 'Dan'])
    expect(await ask({ deliveryUnitId: units.admissions, search: 'dan' })).toMatchObject({
      total: 1,
      items: [{ deliveryUnitId: units.admissions, accessId: grant.id }],
    })
    await sinupan.db.updateTable('users').set({ position: 'Décana' }).where('id', '=', carla.userId).execute()
    expect(names(await ask({ search: 'decana carla' }))).toEqual(['Carla'])
    expect(names(await ask({ search: 'decana ben' }))).toEqual([])
    expect(names(await ask({ pageSize: 2, page: 1 }))).toEqual(['Ben', 'Carla'])
    expect((await people.admin.call(contract.listPeopleOfOffice, { params: { id: 2_000_000_000 } })).status).toBe(404)
    expect((await sinupan.nobody.call(contract.listPeopleOfOffice, { params: { id: officeId } })).status).toBe(401)
  })
})
