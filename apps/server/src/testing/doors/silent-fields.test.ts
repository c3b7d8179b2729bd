import * as contract from '@sinupan/contract'
import { type Endpoint, listEndpoints, takesBody } from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { CallInput } from '../caller.ts'
import { Given, levels } from '../given.ts'
import { startSinupan } from '../sinupan.ts'

type Fields = Record<string, { readOnly?: boolean }>
const propertiesOf = (schema: z.ZodType): Fields =>
  (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) as Fields
const fieldsOf = (one: Endpoint): Fields => (takesBody(one) ? propertiesOf(one.body) : {})
const areaOf = ({ name }: Endpoint) => name.split('_')[0] ?? ''

/** What some call of an area sets, in its body or in its address. */
function settableIn(area: string): Set<string> {
  const calls = listEndpoints().filter((one) => areaOf(one) === area && one.method !== 'GET')
  const taken = calls.flatMap((one) => Object.entries(fieldsOf(one)).filter(([, { readOnly }]) => !readOnly))
  const inPaths = calls.flatMap((one) => Object.keys(propertiesOf(one.params)))
  return new Set([...taken.map(([name]) => name), ...inPaths])
}

test('no call ignores a field that another call of its area sets', () => {
  const silent = listEndpoints().flatMap((one) => {
    const settable = settableIn(areaOf(one))
    const ignored = Object.entries(fieldsOf(one)).filter(([, { readOnly }]) => readOnly)
    // Where a body has its own number, the address has said it.
    return ignored
      .filter(([name]) => name !== 'id' && name !== 'version' && settable.has(name))
      .map(([name]) => `${one.name} ${name}`)
  })
  expect(silent).toEqual([])
})

const sinupan = await startSinupan()
const { people, university } = sinupan
const { ana, admin } = people
const given = new Given(sinupan)
const { units, groups, campuses } = university
const folder = (name: string, parentId = 0) =>
  ana.ask(contract.createFolder, { params: { duId: ana.unitId }, body: { name, parentId } })
const change = (id: number, body: contract.BodyInputOf<typeof contract.updateDocument>) =>
  ana.call(contract.updateDocument, { params: { id }, body })

describe('a document’s folder, given with what else is said about it', () => {
  test('moves it, under the name that it gets, with a line in its history', async () => {
    const [from, to] = [await folder('From'), await folder('To')]
    const id = await given.document({ name: 'Minutes', fileFolderId: from.id })
    // Either name alone would be taken on one of the two sides.
    await given.document({ name: 'Minutes', fileFolderId: to.id })
    await given.document({ name: 'Minutes of May', fileFolderId: from.id })
    const { version } = await ana.ask(contract.getDocument, { params: { id } })
    const body = { fileFolderId: to.id, deliveryUnitId: ana.unitId, name: 'Minutes of May', description: 'x', version }
    expect(await change(id, body)).toMatchObject({
      status: 200,
      body: { fileFolderId: to.id, name: 'Minutes of May', description: 'x' },
    })
    const { items } = await ana.ask(contract.listActivity, { params: { id } })
    const names = items.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['document.moved', 'document.renamed', 'document.described']))
    const { fileCount } = await ana.ask(contract.getFolderDetails, { params: { id: to.id } })
    expect(fileCount).toBe(2)
    expect(await change(id, { fileFolderId: null })).toMatchObject({ status: 200, body: { fileFolderId: null } })
  })

  test('changes nothing where it is its own, as a client sends back what it got', async () => {
    const from = await folder('Own')
    const id = await given.document({ fileFolderId: from.id })
    const got = await ana.ask(contract.getDocument, { params: { id } })
    const back = got as unknown as contract.BodyInputOf<typeof contract.updateDocument>
    expect(await change(id, back)).toMatchObject({ status: 200, body: { fileFolderId: from.id } })
    const { items } = await ana.ask(contract.listActivity, { params: { id } })
    expect(items.map(({ name }) => name)).not.toContain('document.moved')
  })

  test('is refused where it is unknown, of another unit, or holds the name already', async () => {
    const id = await given.document({ name: 'Plan' })
    const north = await people.dan.ask(contract.createFolder, {
      params: { duId: people.dan.unitId },
      body: { name: 'North' },
    })
    const taken = await folder('Taken')
    await given.document({ name: 'Plan', fileFolderId: taken.id })
    expect(await change(id, { fileFolderId: 2_000_000_000 })).toMatchObject({ status: 404 })
    expect(await change(id, { fileFolderId: north.id })).toMatchObject({ status: 404 })
    expect(await change(id, { fileFolderId: taken.id })).toMatchObject({ status: 409, body: { code: 'NameTaken' } })
    expect(await change(id, { deliveryUnitId: units.north })).toMatchObject({
      status: 409,
      body: { code: 'OtherUnit' },
    })
  })
})

describe('what a call is given and can’t change', () => {
  const expectSaid = async <E extends Endpoint>(
    one: E,
    { params, body }: CallInput<Endpoint>,
    fields: Record<string, [same: unknown, other: unknown]>,
  ) => {
    const caller = one.who === 'administrator' ? admin : ana
    for (const [field, [same, other]] of Object.entries(fields)) {
      const send = (value: unknown) =>
        caller.call(one as Endpoint, { params: params ?? {}, body: { ...(body as object), [field]: value } })
      expect([field, (await send(other)).body]).toMatchObject([
        field,
        { code: 'ValidationFailed', errors: { [field]: ['This call doesn’t change this.'] } },
      ])
      expect([field, (await send(same)).status]).toEqual([field, one.status])
    }
  }

  test('is said of a folder', async () => {
    const [top, other] = [await folder('Top'), await folder('Other')]
    const inner = await folder('Inner', top.id)
    const at = (id: number) => ({ params: { id }, body: { description: 'x' } })
    await expectSaid(contract.updateFolder, at(inner.id), { parentId: [top.id, other.id] })
    await expectSaid(contract.updateFolder, at(top.id), { parentId: [null, other.id] })
    await expectSaid(contract.updateFolder, at(top.id), { parentId: [0, other.id] })
  })

  test('is said of one’s profile', async () => {
    const { firstName, lastName } = await ana.ask(contract.getMe)
    const mine = { params: { id: ana.userId }, body: { firstName, lastName } }
    await expectSaid(contract.updateProfile, mine, {
      email: ['ana@haraya.example', 'other@haraya.example'],
      userName: ['ana', 'other'],
      isAdmin: [false, true],
      isActive: [true, false],
      language: ['en', 'fil'],
    })
  })

  test('is said of a unit', async () => {
    const { items } = await admin.ask(contract.listOffices, {})
    const officeId = items[0]?.id ?? 0
    const unit = await admin.ask(contract.createUnit, { body: { name: 'Night desk', officeId } })
    const at = { params: { id: unit.id }, body: { name: 'Night desk' } }
    await expectSaid(contract.updateUnit, at, { isCRU: [false, true] })
    await expectSaid(contract.createUnit, { body: { name: 'Day desk', officeId } }, { isCRU: [false, true] })
  })

  test('is said of an approver', async () => {
    const { items } = await admin.ask(contract.listApprovers, { params: { campusId: campuses.main } })
    const { id = 0, approverId } = items.find((one) => one.documentCategoryGroupId === groups.academic) ?? {}
    const at = { params: { id }, body: { approverId } }
    await expectSaid(contract.updateApprover, at, {
      documentCategoryGroupId: [groups.academic, groups.administrative],
      campusId: [campuses.main, campuses.north],
    })
    const adding = { approverId: people.approver.userId, documentCategoryGroupId: groups.academic }
    await expectSaid(
      contract.addApprover,
      { params: { campusId: campuses.north }, body: adding },
      { campusId: [campuses.north, campuses.main] },
    )
  })

  test('is said of a posting', async () => {
    const id = await given.document()
    const posting = await given.posting(id)
    await expectSaid(
      contract.updatePosting,
      { params: { id: posting.id }, body: { accessLevelId: levels.unit } },
      { fileManagerId: [id, id + 1] },
    )
  })
})
