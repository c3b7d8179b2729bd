import * as contract from '@sinupan/contract'
import { expect, test } from 'vitest'
import { startSinupan } from '../../testing/sinupan.ts'
import { upload } from '../../testing/upload.ts'

const sinupan = await startSinupan()
const { people, clock } = sinupan
const { ana, ben, carla, dan } = people

let number = 0
async function shared(wish: Omit<contract.BodyInputOf<typeof contract.createLink>, 'fileManagerId'>) {
  const name = `Lent ${++number}`
  const [item] = (await upload(ana, { deliveryUnitId: ana.unitId }, [{ name: `${name}.txt`, content: name }])).items
  const fileManagerId = item?.fileManagerId ?? 0
  const share = await ana.ask(contract.createLink, { body: { fileManagerId, ...wish } })
  return { ...share, name }
}
const change = (id: number, body: contract.BodyInputOf<typeof contract.changeLink>, by = ana) =>
  by.call(contract.changeLink, { params: { id }, body })
const sees = async (by: typeof ana, name: string) =>
  (await by.ask(contract.listSharedWithMe)).items.some((one) => one.name === name)
const inDays = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString()

test('a person taken out of a share reads it no longer, the others still do', async () => {
  const { id, name } = await shared({ userIds: [carla.userId, dan.userId] })
  expect([await sees(carla, name), await sees(dan, name)]).toEqual([true, true])
  const { status, body } = await change(id, { withoutUserIds: [dan.userId] })
  expect([status, body.users.map((one) => one.id), body.state]).toEqual([200, [carla.userId], 'live'])
  expect([await sees(carla, name), await sees(dan, name)]).toEqual([true, false])
})

test('a unit is taken out in the same way, and who was never in it changes nothing', async () => {
  const { id, name } = await shared({ userIds: [carla.userId], deliveryUnitIds: [dan.unitId] })
  expect(await sees(dan, name)).toBe(true)
  await change(id, { withoutDeliveryUnitIds: [dan.unitId], withoutUserIds: [ben.userId] })
  expect([await sees(carla, name), await sees(dan, name)]).toEqual([true, false])
})

test('a share with nobody left is revoked: it does not become one for anyone, and does not begin again', async () => {
  const { id, name, url } = await shared({ userIds: [dan.userId] })
  const { body } = await change(id, { withoutUserIds: [dan.userId] })
  expect([body.state, body.isForAnyone]).toEqual(['revoked', false])
  expect(await sees(dan, name)).toBe(false)
  const token = url?.split('/').at(-1) ?? ''
  expect((await sinupan.nobody.call(contract.openLink, { params: { token } })).status).not.toBe(200)
  expect((await change(id, { expiresAt: inDays(3) })).body).toMatchObject({ code: 'StateChanged' })
})

test('its end is moved by any member of the unit, never to a time that is over, and by nobody else', async () => {
  const { id } = await shared({ userIds: [dan.userId], expiresAt: inDays(2) })
  const later = inDays(20)
  expect((await change(id, { expiresAt: later }, ben)).body.expiresAt).toBe(later)
  const over = await change(id, { expiresAt: inDays(-1) })
  expect([over.status, over.body]).toMatchObject([400, { errors: { expiresAt: ['Choose a time in the future.'] } }])
  expect((await change(id, { expiresAt: inDays(1) }, dan)).status).toBeGreaterThanOrEqual(403)
  expect((await change(id, {}, ana)).body.expiresAt).toBe(later)
})

test('taking the last two out at once, a hundred times, leaves no share that is open for nobody', async () => {
  for (let round = 0; round < 100; round++) {
    const { id } = await shared({ userIds: [carla.userId, dan.userId] })
    await Promise.all([
      change(id, { withoutUserIds: [carla.userId] }),
      change(id, { withoutUserIds: [dan.userId] }, ben),
    ])
    const { items } = await ana.ask(contract.listGivenLinks, { query: { search: `Lent ${number}` } })
    expect(items.find((one) => one.id === id)?.state).toBe('revoked')
  }
})
