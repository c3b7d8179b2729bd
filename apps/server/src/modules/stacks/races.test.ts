import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { deadlocksIn, waitersFor } from '../../testing/gate/waiting.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { makePlace, put, wrongPlaces } from './stacks.fixture.ts'

const sinupan = await startSinupan()
const { db, people, university } = sinupan
const { ana, ben } = people
const given = new Given(sinupan)
const unit = university.units.admissions

/** The acts, begun while the tree is somebody else's, so that they have to wait for it and then follow at once. */
async function atOnce<T>(...acts: (() => Promise<T>)[]): Promise<T[]> {
  let begun: Promise<T>[] = []
  await db.transaction().execute(async (other) => {
    await sql`select lock_location_trees(array[${unit}::integer])`.execute(other)
    begun = []
    for (const act of acts) {
      begun.push(act())
      await waitersFor(db, begun.length)
    }
  })
  return Promise.all(begun)
}
type Answer = { status: number; body: unknown }
const move = (id: number, parentId: number | null) => () =>
  ana.call(contract.updateLocation, { params: { id }, body: { parentId } }) as Promise<Answer>
const remove = (id: number) => () => ben.call(contract.removeLocation, { params: { id } }) as Promise<Answer>

describe('two who act on places at once', () => {
  test('a place goes into another and that one into it: the second would make a circle', async () => {
    const [left, right] = [await makePlace(ana, 'Left'), await makePlace(ana, 'Right')]
    const answers = await atOnce(move(left.id, right.id), move(right.id, left.id))
    expect(answers).toMatchObject([{ status: 200 }, { status: 409, body: { code: 'WouldMakeCycle' } }])
  })

  test('removed while a document is put in: whoever is second is told', async () => {
    const [first, second] = [await makePlace(ana, 'First'), await makePlace(ana, 'Second')]
    const id = await given.document()
    const fill = (place: number) => () => put(ana, [id], place) as Promise<Answer>
    expect(await atOnce(fill(first.id), remove(first.id))).toMatchObject([
      { status: 200 },
      { body: { code: 'NotEmpty' } },
    ])
    expect(await atOnce(remove(second.id), fill(second.id))).toMatchObject([{ status: 200 }, { status: 404 }])
  })

  test('removed while a document is made in it, at the root and in a folder', async () => {
    const folder = await ana.ask(contract.createFolder, { params: { duId: unit }, body: { name: 'Files' } })
    for (const fileFolderId of [null, folder.id]) {
      const place = await makePlace(ana, `Place of ${fileFolderId}`)
      const body = { name: `Paper ${fileFolderId}`, deliveryUnitId: unit, fileFolderId, fileLocationId: place.id }
      const make = () => ana.call(contract.createDocument, { body }) as Promise<Answer>
      expect(await atOnce(make, remove(place.id))).toMatchObject([{ status: 201 }, { body: { code: 'NotEmpty' } }])
    }
  })

  test('two of one name: one is made', async () => {
    const make = () =>
      ana.call(contract.createLocation, {
        params: { deliveryUnitId: unit },
        body: { location: 'Twin' },
      }) as Promise<Answer>
    expect((await atOnce(make, make)).map((one) => one.status)).toEqual([201, 409])
  })

  test('a place is moved while another is made in it: the new one goes along', async () => {
    const [cabinet, room] = [await makePlace(ana, 'Cabinet'), await makePlace(ana, 'Room')]
    const body = { location: 'Drawer', parentId: cabinet.id }
    const make = () => ana.call(contract.createLocation, { params: { deliveryUnitId: unit }, body }) as Promise<Answer>
    for (const answer of await atOnce(move(cabinet.id, room.id), make)) expect(answer.status).toBeLessThan(300)
    expect(await wrongPlaces(db)).toEqual([])
  })
})

test('counters, ways and history equal a recount after all kinds of acts at random, and nobody waited in a circle', async () => {
  const seed = Number(process.env.SEED ?? Math.floor(Math.random() * 1e9))
  console.info(`SEED=${seed}`)
  let state = seed
  const pick = <T>(from: readonly T[]): T => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const one = from[Math.floor((state / 2_147_483_648) * from.length)]
    if (one === undefined) throw new Error('There is nothing to pick from.')
    return one
  }
  const places = await Promise.all([...'ABCDEF'].map((name) => makePlace(ana, `Random ${name}`)))
  const folder = await ana.ask(contract.createFolder, { params: { duId: unit }, body: { name: 'Random' } })
  const documents: number[] = []
  for (const fileFolderId of [null, folder.id, folder.id, null])
    documents.push(await given.document({ fileFolderId, text: null }))
  const before = await deadlocksIn(db)
  let number = 0
  const acts: (() => Promise<unknown>)[] = [
    () => put(pick([ana, ben]), [pick(documents), pick(documents)], pick([...places.map((one) => one.id), null])),
    () => put(pick([ana, ben]), [pick(documents)], pick(places).id),
    move(pick(places).id, null),
    () => move(pick(places).id, pick(places).id)(),
    () => ana.call(contract.trashDocument, { params: { id: pick(documents) } }),
    () => ben.call(contract.restoreDocument, { params: { id: pick(documents) } }),
    () => ana.call(contract.trashFolders, { body: [{ id: folder.id }] }),
    () => ben.call(contract.restoreFolder, { params: { id: folder.id } }),
    () => remove(pick(places).id)(),
    () =>
      ana.call(contract.createDocument, {
        body: {
          name: `Made ${number++}`,
          deliveryUnitId: unit,
          fileLocationId: pick(places).id,
          fileFolderId: pick([0, folder.id]),
        },
      }),
  ]
  for (let round = 0; round < Number(process.env.ACTS ?? 240) / 4; round++)
    await Promise.all([1, 2, 3, 4].map(() => pick(acts)()))
  expect(await wrongPlaces(db)).toEqual([])
  expect(await deadlocksIn(db)).toBe(before)
}, 60_000)
