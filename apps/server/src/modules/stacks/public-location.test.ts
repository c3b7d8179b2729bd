import * as contract from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { makePlace, put } from './stacks.fixture.ts'

const sinupan = await startSinupan()
const { people, nobody } = sinupan
const { ana, carla, dan, records, admin } = people
const given = new Given(sinupan)

const look = (caller: typeof ana, id: string | number, query: { page?: number; pageSize?: number } = {}) =>
  caller.call(contract.getPublicLocation, { params: { id }, query })
const namesOf = (answer: Awaited<ReturnType<typeof look>>) => answer.body.files.items.map((one) => one.name)

const building = await makePlace(ana, 'Secret building', null, { kind: 'building' })
const room = await makePlace(ana, 'Open room', building.id, { kind: 'room', isPublic: true })
const box = await makePlace(ana, 'Open box', room.id, { kind: 'box', isPublic: true })
const papers = async (locationId: number) => {
  const named = (name: string) => given.document({ name })
  const [open, system, own, waiting] = [
    await named('Open'),
    await named('System'),
    await named('Own'),
    await named('Waiting'),
  ]
  await put(ana, [open, system, own, waiting], locationId)
  await given.approved(open, 'public')
  await given.approved(system, 'system')
  await given.posting(waiting, 'public')
}
await papers(box.id)

describe('the page behind a label', () => {
  test('tells an outsider of the public documents and the public places on the way, and of nothing else', async () => {
    const answer = await look(nobody, box.routeId)
    expect(answer.status).toBe(200)
    expect(answer.body).toMatchObject({
      location: {
        id: box.routeId,
        routeId: box.routeId,
        publicLocation: 'Open box',
        code: box.code,
        kind: 'box',
        isMember: false,
        path: [{ location: 'Open room' }, { location: 'Open box' }],
      },
      files: { total: 1 },
    })
    expect(namesOf(answer)).toEqual(['Open'])
    expect(Object.keys(answer.body.files.items[0] ?? {})).not.toContain('fileLocation')
    expect(answer.raw.toString()).not.toMatch(/Secret|System|Own|Waiting/)
    expect(namesOf(await look(nobody, box.routeId, { page: 1, pageSize: 1 }))).toEqual([])
    expect((await look(nobody, box.routeId, { page: 1, pageSize: 1 })).body.files.total).toBe(1)
  })

  test('tells who is signed in of what is theirs', async () => {
    expect(namesOf(await look(ana, box.routeId))).toEqual(['Open', 'Own', 'System', 'Waiting'])
    expect((await look(ana, box.routeId)).body.location).toMatchObject({
      isMember: true,
      path: [{ location: 'Secret building' }, { location: 'Open room' }, { location: 'Open box' }],
    })
    expect(namesOf(await look(dan, box.routeId))).toEqual(['Open', 'System'])
    expect((await look(dan, box.routeId)).raw.toString()).not.toContain('Secret')
    expect(namesOf(await look(records, box.routeId))).toEqual(['Open', 'Own', 'System', 'Waiting'])
    expect(namesOf(await look(admin, box.routeId))).toEqual(['Open', 'System', 'Waiting'])
  })

  test('is there for who is signed in alone where the place is not public, and for nobody by number or altered', async () => {
    const closed = await makePlace(ana, 'Closed box', room.id)
    await put(ana, [await given.document({ name: 'Inside' })], closed.id)
    expect((await look(nobody, closed.routeId)).body).toMatchObject({ code: 'NotFound' })
    expect(namesOf(await look(ana, closed.routeId))).toEqual(['Inside'])
    expect(await look(carla, closed.routeId)).toMatchObject({ status: 200, body: { files: { items: [], total: 0 } } })
    for (const id of [box.id, `${box.routeId}x`, box.routeId.slice(1), box.routeId.toLowerCase(), '0'])
      for (const caller of [nobody, ana]) expect((await look(caller, id)).status).toBe(404)
    await ana.ask(contract.updateLocation, { params: { id: box.id }, body: { isPublic: false } })
    expect((await look(nobody, box.routeId)).status).toBe(404)
    await ana.ask(contract.updateLocation, { params: { id: box.id }, body: { isPublic: true } })
  })

  test('ends at once for what is sent for another decision', async () => {
    const [open] = (await look(ana, box.routeId)).body.files.items.filter((one) => one.name === 'Open')
    if (!open || !('filePostings' in open)) throw new Error('The document is not there.')
    const { id = 0, version = 0 } = open.filePostings[0] ?? {}
    await ana.ask(contract.sendPosting, { params: { id }, body: { version } })
    expect(namesOf(await look(nobody, box.routeId))).toEqual([])
  })
})
