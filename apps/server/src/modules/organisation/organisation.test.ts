import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const { app, db, people, nobody, university } = sinupan
const { admin, ana, dan, records } = people
const { campuses, units } = university
const given = new Given(sinupan)

const makeOffice = (name: string, campusId = campuses.main) =>
  admin.ask(contract.createOffice, { body: { name, shortName: name.slice(0, 3).toUpperCase(), campusId } })
const makeUnit = (name: string, officeId: number) => admin.ask(contract.createUnit, { body: { name, officeId } })
const factsNamed = async (name: string) =>
  (await db.selectFrom('facts').select('payload').where('name', '=', name).orderBy('id').execute()).map(
    (row) => row.payload,
  )

describe('the tree of campus, office and unit', () => {
  test('is made by an administrator, and everybody reads it at once', async () => {
    const campus = await admin.ask(contract.createCampus, { body: { campusName: 'West Campus', shortName: 'WEST' } })
    const office = await makeOffice('Office of the Dean', campus.id)
    const unit = await makeUnit('Graduate School', office.id)
    expect(unit).toMatchObject({ name: 'Graduate School', shortName: null, isCRU: false, memberCount: 0, version: 1 })
    expect(unit.office.campus.campusName).toBe('West Campus')
    expect(await nobody.ask(contract.getCampus, { params: { id: campus.id } })).toMatchObject({ officeCount: 1 })
    expect(await nobody.ask(contract.getOffice, { params: { id: office.id } })).toMatchObject({ deliveryUnitCount: 1 })
    expect(await factsNamed('unit.added')).toContainEqual({
      unitId: unit.id,
      name: 'Graduate School',
      officeId: office.id,
    })
  })

  test('is found in parts: by name, by campus, in pages', async () => {
    const office = await makeOffice('Office of Señora Peña')
    for (const name of ['Desk A', 'Desk B', 'Desk C']) await makeUnit(name, office.id)
    const page = await nobody.ask(contract.listUnits, { query: { search: 'senora', pageSize: 2, page: 1 } })
    expect(page).toMatchObject({ total: 3, items: [{ name: 'Desk C' }] })
    expect((await nobody.ask(contract.listOffices, { query: { search: 'peña' } })).items.map((one) => one.id)).toEqual([
      office.id,
    ])
    expect(
      (await nobody.ask(contract.listUnits, { query: { campusId: campuses.north } })).items.map((one) => one.name),
    ).toEqual(['Executive Unit'])
    expect((await nobody.ask(contract.listUnits, { query: { search: '100%' } })).total).toBe(0)
  })

  test('keeps names apart: names and short names of campuses, offices of a campus, units of an office', async () => {
    const office = await makeOffice('Library')
    await makeUnit('Reading Room', office.id)
    const taken = { status: 409, body: { code: 'NameTaken' } }
    const body = { campusName: 'Another', shortName: 'main' }
    expect(await admin.call(contract.createCampus, { body })).toMatchObject({
      ...taken,
      body: { errors: { shortName: ['Another campus has that short name.'] } },
    })
    const sameName = {
      status: 409,
      body: { code: 'NameTaken', errors: { campusName: ['Another campus has that name.'] } },
    }
    expect(
      await admin.call(contract.createCampus, { body: { campusName: 'MAIN campus', shortName: 'M2' } }),
    ).toMatchObject(sameName)
    expect(
      await admin.call(contract.updateCampus, { params: { id: campuses.north }, body: { campusName: 'Main Campus' } }),
    ).toMatchObject(sameName)
    expect(
      await admin.call(contract.createOffice, { body: { name: 'LIBRARY', shortName: 'L', campusId: campuses.main } }),
    ).toMatchObject(taken)
    expect(
      await admin.call(contract.createUnit, { body: { name: 'reading room', officeId: office.id } }),
    ).toMatchObject(taken)
    expect(await admin.call(contract.createUnit, { body: { name: 'Lost', officeId: 2_000_000_000 } })).toMatchObject({
      status: 400,
      body: { errors: { officeId: ['There is none of that number.'] } },
    })
  })

  test('a change from an older state is refused with the present one; one that names no state wins', async () => {
    const campus = await admin.ask(contract.createCampus, { body: { campusName: 'East Campus', shortName: 'EAST' } })
    const change = (body: Record<string, unknown>) =>
      admin.call(contract.updateCampus, { params: { id: campus.id }, body })
    expect((await change({ ...campus, campusName: 'Far East Campus' })).body).toMatchObject({
      campusName: 'Far East Campus',
      version: 2,
    })
    expect(await change({ campusName: 'Near East Campus', version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'StateChanged', current: { campusName: 'Far East Campus', version: 2 } },
    })
    expect((await change({ shortName: 'FE' })).body).toMatchObject({
      campusName: 'Far East Campus',
      shortName: 'FE',
      version: 3,
    })
    expect(await change({ colour: 'red' })).toMatchObject({ status: 400 })
    expect((await factsNamed('campus.changed')).at(-1)).toMatchObject({
      before: { shortName: 'EAST' },
      after: { shortName: 'FE' },
    })
  })

  test('what is in use stays, and says by what', async () => {
    const office = await makeOffice('Office of Admissions')
    const unit = await makeUnit('Testing', office.id)
    const { id: userId } = await admin.ask(contract.getMe)
    const grant = await admin.ask(contract.addUnitAccess, { body: { userId, deliveryUnitId: unit.id } })
    const uses = { units: 1, total: 1 }
    expect(await admin.call(contract.removeOffice, { params: { id: office.id } })).toMatchObject({
      status: 409,
      body: { code: 'InUse', uses },
    })
    expect(await admin.call(contract.removeUnit, { params: { id: unit.id } })).toMatchObject({
      body: { code: 'InUse', uses: { grants: 1, total: 1 } },
    })
    expect((await admin.call(contract.removeCampus, { params: { id: campuses.main } })).body).toMatchObject({
      uses: { approvers: 2 },
    })
    await given.document({ by: 'ana' })
    const admissions = await admin.ask(contract.getUsesOfUnit, { params: { id: units.admissions } })
    expect(admissions).toMatchObject({ documents: 1, people: 2, grants: 0, postings: 0, total: 3 })
    await admin.ask(contract.removeUnitAccess, { params: { id: grant.id } })
    expect(await admin.ask(contract.removeUnit, { params: { id: unit.id } })).toEqual({ id: unit.id })
    await admin.ask(contract.removeOffice, { params: { id: office.id } })
    expect(await nobody.call(contract.getUnit, { params: { id: unit.id } })).toMatchObject({ status: 404 })
    expect(await admin.call(contract.removeUnit, { params: { id: unit.id } })).toMatchObject({ status: 404 })
  })

  test('a unit becomes a central records unit, and its people have that duty at their next request', async () => {
    const set = (isCRU: string) => admin.ask(contract.setCentralRecord, { params: { id: units.north, isCRU } })
    expect(await dan.ask(contract.getMe)).toMatchObject({ isCru: false })
    expect(await set('true')).toMatchObject({ isCRU: true })
    expect(await dan.ask(contract.getMe)).toMatchObject({ isCru: true })
    expect((await dan.call(contract.listUsesOfTags)).status).toBe(200)
    await set('false')
    expect((await dan.call(contract.listUsesOfTags)).status).toBe(403)
    expect(
      await admin.call(contract.setCentralRecord, { params: { id: units.north, isCRU: 'perhaps' } }),
    ).toMatchObject({ status: 400 })
  })

  test('a unit that moves to another campus posts at Campus level there, in searches too', async () => {
    const documentId = await given.document({ by: 'ana', name: 'Quokka census' })
    await given.approved(documentId, 'campus')
    await app.drain()
    const found = async (who: typeof dan) => {
      const input = { params: { duId: who.unitId }, body: { search: 'quokka' } }
      const { total, facets } = await who.ask(contract.search, input)
      return total + facets.units.length
    }
    expect([await found(dan), await found(people.carla)]).toEqual([0, 2])
    const office = await makeOffice('Office of the North', campuses.north)
    await admin.ask(contract.updateUnit, { params: { id: units.admissions }, body: { officeId: office.id } })
    expect(await found(people.carla)).toBe(0)
    await app.drain()
    expect([await found(dan), await found(people.carla), await found(ana)]).toEqual([2, 0, 2])
    await admin.ask(contract.updateOffice, { params: { id: office.id }, body: { campusId: campuses.main } })
    expect(await found(dan)).toBe(0)
    await app.drain()
    expect([await found(dan), await found(people.carla)]).toEqual([0, 2])
  })
})

describe('access levels', () => {
  const add = (query: Record<string, string | number>) => admin.call(contract.addAccessLevel, { query })

  test('an added one is a label of a known one, and reaches whom that reaches', async () => {
    const { body: level } = await add({
      access: 'Student council',
      description: 'The council of students',
      behavesAs: 4,
    })
    expect(level).toMatchObject({ access: 'Student council', behavesAs: 4, isBuiltIn: false })
    expect((await add({ access: 'Plain' })).body).toMatchObject({ behavesAs: 1, description: '' })
    expect(await add({ access: 'campus' })).toMatchObject({ status: 409, body: { code: 'NameTaken' } })
    expect(await add({ access: 'Odd', behavesAs: 2 })).toMatchObject({ status: 400 })
    const fileManagerId = await given.document({ by: 'ana', name: 'Council paper' })
    const { id } = await ana.ask(contract.createPosting, { body: { fileManagerId, accessLevelId: level.id } })
    await people.approver.ask(contract.approvePosting, { params: { id }, body: {} })
    const read = async (who: typeof ana) =>
      (await who.call(contract.getDocument, { params: { id: fileManagerId } })).status
    expect([await read(people.carla), await read(dan)]).toEqual([200, 404])
    const update = (query: object) =>
      admin.call(contract.updateAccessLevel, { params: { id: level.id, access: 'Council' }, query: { ...query } })
    expect(await update({ behavesAs: 6 })).toMatchObject({
      status: 409,
      body: { code: 'InUse', uses: { postings: 1 } },
    })
    expect((await update({})).body).toMatchObject({
      access: 'Council',
      description: 'The council of students',
      behavesAs: 4,
    })
    expect(await admin.call(contract.removeAccessLevel, { params: { id: level.id } })).toMatchObject({
      body: { code: 'InUse' },
    })
  })

  test('a known one is renamed and stays; an unused one goes', async () => {
    const rename = (query = {}) =>
      admin.call(contract.updateAccessLevel, { params: { id: 4, access: 'Own campus / all' }, query })
    expect(await rename()).toMatchObject({ status: 400 })
    const params = { id: 4, access: 'Own campus' }
    expect((await admin.call(contract.updateAccessLevel, { params, query: { version: 1 } })).body).toMatchObject({
      access: 'Own campus',
      behavesAs: 4,
    })
    expect(await admin.call(contract.updateAccessLevel, { params, query: { version: 1 } })).toMatchObject({
      body: { code: 'StateChanged' },
    })
    expect(await admin.call(contract.updateAccessLevel, { params, query: { behavesAs: 6 } })).toMatchObject({
      body: { code: 'BuiltIn' },
    })
    expect(await admin.call(contract.removeAccessLevel, { params: { id: 4 } })).toMatchObject({
      status: 409,
      body: { code: 'BuiltIn' },
    })
    const { body } = await add({ access: 'Short-lived' })
    expect(await admin.ask(contract.removeAccessLevel, { params: { id: body.id } })).toEqual({ id: body.id })
    expect((await records.ask(contract.listAccessLevels)).items.map((one) => one.access)).toContain('Own campus')
  })
})

test('how many work in a unit is told to those who work here, not to outsiders', async () => {
  const params = { id: university.units.admissions }
  expect((await people.ana.ask(contract.getUnit, { params })).memberCount).toBeGreaterThan(1)
  expect((await nobody.ask(contract.getUnit, { params })).memberCount).toBe(0)
  const { items } = await nobody.ask(contract.listUnits)
  expect(items.every((unit) => unit.memberCount === 0)).toBe(true)
})
