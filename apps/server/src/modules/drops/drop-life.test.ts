import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { formOf } from '../../testing/upload.ts'

const sinupan = await startSinupan()
const { people, nobody, db, clock, university } = sinupan
const { ana, ben, carla, dan, records, admin } = people
const day = 86_400_000

let number = 0
type Wish = Partial<contract.BodyInputOf<typeof contract.createDrop>>
const inDays = (days: number) => new Date(clock.now().getTime() + days * day).toISOString()
const folderOf = (by: Caller) =>
  by.ask(contract.createFolder, { params: { duId: by.unitId }, body: { name: `Folder ${++number}`, parentId: 0 } })
const ask = (by: Caller, fileFolderId: number, wish: Wish = {}) =>
  by.call(contract.createDrop, { body: { fileFolderId, title: 'Papers', expiresAt: inDays(7), ...wish } })
async function request(wish: Wish = {}, by: Caller = ana) {
  const { id: folderId } = await folderOf(by)
  const { body } = await ask(by, folderId, wish)
  return { ...body, folderId, token: body.url?.split('/').at(-1) ?? '' }
}
const send = (token: string) =>
  nobody.request({
    method: 'POST',
    url: `/api/Drop/Open/${token}/File`,
    ...formOf({ senderName: 'Juan' }, [{ name: 'a.txt', content: 'a' }]),
  })
const codeOf = ({ status, body }: { status: number; body: unknown }) =>
  status < 400 ? status : (body as { code: string }).code
const codesOf = async (token: string) => [
  codeOf(await nobody.call(contract.openDrop, { params: { token } })),
  codeOf(await send(token)),
]
const stateOf = async (id: number, by: Caller = ana) =>
  (await by.ask(contract.listOwnDrops, { query: { deliveryUnitId: by.unitId } })).items.find((one) => one.id === id)
    ?.state

describe('a request for files', () => {
  test('ends when its time is over', async () => {
    const { token, id } = await request({ expiresAt: inDays(1) })
    expect(await codesOf(token)).toEqual([200, 201])
    clock.pass({ hours: 25 })
    expect(await codesOf(token)).toEqual(['LinkExpired', 'LinkExpired'])
    // Those who work here had to sign in anew.
    expect(await stateOf(id, await sinupan.signIn('ana'))).toBe('expired')
    clock.pass({ hours: -25 })
  })

  test('sleeps while its folder is in the trash, and ends with it', async () => {
    const { token, id, folderId } = await request()
    await ana.ask(contract.trashFolders, { body: [{ id: folderId }] })
    expect(await codesOf(token)).toEqual(['LinkSuspended', 'LinkSuspended'])
    expect(await stateOf(id)).toBe('suspended')
    await ana.ask(contract.restoreFolder, { params: { id: folderId } })
    expect(await codesOf(token)).toEqual([200, 201])
    await ana.ask(contract.trashFolders, { body: [{ id: folderId }] })
    await ana.ask(contract.removeFolders, { body: [{ id: folderId }] })
    expect(await codesOf(token)).toEqual(['LinkRevoked', 'LinkRevoked'])
    expect(await stateOf(id)).toBe('folderRemoved')
  })

  test('ends for good when its maker leaves the unit', async () => {
    const { token, id } = await request({}, ben)
    const home = async (unitId: number) =>
      sql`update users set home_unit_id = ${unitId} where id = ${ben.userId}`.execute(db)
    await home(university.units.north)
    expect(await codesOf(token)).toEqual(['LinkRevoked', 'LinkRevoked'])
    await home(ana.unitId)
    expect(await codesOf(token)).toEqual(['LinkRevoked', 'LinkRevoked'])
    expect(await stateOf(id)).toBe('makerLeft')
  })

  test('ends for good when its maker is deactivated', async () => {
    const { token } = await request({}, ben)
    const at = (when: string | null) =>
      sql`update users set deactivated_at = ${when} where id = ${ben.userId}`.execute(db)
    await at(clock.now().toISOString())
    expect(await codesOf(token)).toEqual(['LinkRevoked', 'LinkRevoked'])
    await at(null)
    expect(await codesOf(token)).toEqual(['LinkRevoked', 'LinkRevoked'])
  })

  test('is made by members of the folder’s unit, of what is living', async () => {
    const { id } = await folderOf(ana)
    expect(codeOf(await ask(ben, id))).toBe(201)
    for (const by of [carla, dan, records, admin]) expect(codeOf(await ask(by, id))).toBe('NotFound')
    expect(codeOf(await ask(nobody, id))).toBe('Unauthenticated')
    await ana.ask(contract.trashFolders, { body: [{ id }] })
    expect(codeOf(await ask(ana, id))).toBe('InTrash')
  })

  test('is seen and ended by its unit, and by nobody else', async () => {
    const { id, token, folderId } = await request({ title: 'Theses' })
    const idsOf = async (by: Caller, query = {}) =>
      (await by.ask(contract.listOwnDrops, { query })).items.map((one) => one.id)
    expect(await idsOf(ana, { fileFolderId: folderId })).toEqual([id])
    expect(await idsOf(ben)).not.toContain(id)
    expect(await idsOf(ben, { deliveryUnitId: ben.unitId, search: 'thes' })).toEqual([id])
    const query = { deliveryUnitId: ana.unitId }
    expect(codeOf(await dan.call(contract.listOwnDrops, { query }))).toBe('NotYourDeliveryUnit')
    for (const by of [carla, dan, records, admin])
      expect(codeOf(await by.call(contract.revokeDrop, { params: { id } }))).toBe('NotFound')
    await ben.ask(contract.revokeDrop, { params: { id } })
    expect(await codesOf(token)).toEqual(['LinkRevoked', 'LinkRevoked'])
    expect(await idsOf(ana, { state: 'ended' })).toContain(id)
    expect(await codesOf('s'.repeat(45))).toEqual(['NotFound', 'NotFound'])
  })

  test('refuses what can’t be, on its field', async () => {
    const { id } = await folderOf(ana)
    const fieldsOf = async (wish: Wish) => {
      const { status, body } = await ask(ana, id, wish)
      return [status, ...Object.keys((body as unknown as { errors?: object }).errors ?? {})]
    }
    expect(await fieldsOf({ expiresAt: inDays(-1) })).toEqual([400, 'expiresAt'])
    expect(await fieldsOf({ expiresAt: inDays(92) })).toEqual([400, 'expiresAt'])
    expect(await fieldsOf({ maxFiles: 1_001 })).toEqual([400, 'maxFiles'])
    expect(await fieldsOf({ maxBytes: 1e14 })).toEqual([400, 'maxBytes'])
    expect(await fieldsOf({ types: ['.PDF'] })).toEqual([400, 'types[0]'])
    expect(await fieldsOf({ password: 'abc' })).toEqual([400, 'password'])
    expect(await fieldsOf({ title: ' ' })).toEqual([400, 'title'])
  })
})

const off = await startSinupan({ DROPS: 'false' })

describe('where the institution turned such requests off', () => {
  test('none is made, and none that was made takes files', async () => {
    const { ana } = off.people
    const folder = await ana.ask(contract.createFolder, {
      params: { duId: ana.unitId },
      body: { name: 'In', parentId: 0 },
    })
    expect(codeOf(await ask(ana, folder.id))).toBe('Forbidden')
    expect((await off.nobody.ask(contract.getClientConfig)).drops).toBe(false)
  })
})
