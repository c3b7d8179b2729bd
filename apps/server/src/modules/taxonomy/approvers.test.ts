import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'

const sinupan = await startSinupan()
const { people, university } = sinupan
const { admin, ana, ben, carla, records } = people
const { campuses, groups } = university
const north = { campusId: campuses.north }

test('who is set decides from the next request on, on what waits too; who is taken away no longer', async () => {
  const documentId = await new Given(sinupan).document({ by: 'dan' })
  const { id: postingId } = await new Given(sinupan).posting(documentId, 'campus', { by: 'dan' })
  const toDecide = async (who: typeof ana) => (await who.ask(contract.listToDecide)).items.map((one) => one.id)
  expect([await toDecide(ben), await toDecide(records)]).toEqual([[], [postingId]])
  const setting = await admin.ask(contract.addApprover, {
    params: north,
    body: { approverId: ben.userId, documentCategoryGroupId: groups.administrative },
  })
  expect(setting).toMatchObject({
    approver: { firstName: 'Ben' },
    documentCategoryGroup: { group: 'Administrative' },
    version: 1,
  })
  expect([await toDecide(ben), await toDecide(records)]).toEqual([[postingId], []])
  await admin.ask(contract.updateApprover, {
    params: { id: setting.id },
    body: { approverId: carla.userId, version: 1 },
  })
  expect([await toDecide(ben), await toDecide(carla)]).toEqual([[], [postingId]])
  expect(await records.ask(contract.listApprovers, { params: north })).toMatchObject({
    items: [{ approverId: carla.userId, version: 2 }],
  })
  await admin.ask(contract.removeApprover, { params: { id: setting.id } })
  expect([await toDecide(carla), await toDecide(records)]).toEqual([[], [postingId]])
})

test('there is one for each group and campus; who comes second is told who it is', async () => {
  const body = { approverId: ben.userId, documentCategoryGroupId: groups.academic }
  const [one, other] = await Promise.all([
    admin.call(contract.addApprover, { params: north, body }),
    admin.call(contract.addApprover, { params: north, body: { ...body, approverId: carla.userId } }),
  ])
  expect([one.status, other.status].sort()).toEqual([201, 409])
  const [won, lost] = one.status === 201 ? [one, other] : [other, one]
  expect(lost.body).toMatchObject({ code: 'StateChanged', current: won.body })
  const late = { params: { id: won.body.id }, body: { approverId: ana.userId, version: 0 } }
  expect(await admin.call(contract.updateApprover, late)).toMatchObject({ status: 409, body: { code: 'StateChanged' } })
})

test('it is somebody active, for a group and a campus that are there', async () => {
  const status = async (params: { campusId: number }, body: object) =>
    (
      await admin.call(contract.addApprover, {
        params,
        body: { approverId: ben.userId, documentCategoryGroupId: groups.academic, ...body },
      })
    ).status
  expect(await status({ campusId: 2_000_000_000 }, {})).toBe(404)
  expect(await status(north, { documentCategoryGroupId: 2_000_000_000 })).toBe(400)
  await sinupan.db
    .updateTable('users')
    .set({ deactivatedAt: new Date().toISOString() })
    .where('id', '=', ben.userId)
    .execute()
  expect(await status(north, {})).toBe(400)
  expect((await admin.call(contract.listApprovers, { params: { campusId: 2_000_000_000 } })).status).toBe(404)
})
