import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../testing/caller.ts'
import { statementsAskedAgain } from '../../testing/count-statements.ts'
import { Given } from '../../testing/given.ts'
import { startSinupan } from '../../testing/sinupan.ts'
import { uploadOne } from '../../testing/upload.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { people, university, db, nobody } = sinupan
const { ana, ben, carla, dan } = people

type Wish = Omit<contract.BodyInputOf<typeof contract.createLink>, 'fileManagerId'>
const share = async (fileManagerId: number, wish: Wish, by: Caller = ana) =>
  by.ask(contract.createLink, { body: { fileManagerId, ...wish } })
const sharedWith = (by: Caller, query = {}) => by.ask(contract.listSharedWithMe, { query })
const namesFor = async (by: Caller, query = {}) => (await sharedWith(by, query)).items.map((one) => one.name)
const status = async (by: Caller, id: number) => (await by.call(contract.getDocument, { params: { id } })).status

describe('what is shared with somebody by name', () => {
  test('stands in their list, each document once, with who shared it, since when and until when', async () => {
    const id = await given.document({ name: 'Budget', description: 'Figures' })
    const until = new Date(Date.now() + 86_400_000).toISOString()
    await share(id, { userIds: [carla.userId], expiresAt: until })
    expect((await sharedWith(carla)).items).toMatchObject([
      { id, name: 'Budget', description: 'Figures', sharedBy: { id: ana.userId }, sharedUntil: until, isNew: true },
    ])
    await share(id, { deliveryUnitIds: [university.units.records] }, ben)
    const { items, total, newCount } = await sharedWith(carla)
    expect([items.length, total, newCount]).toEqual([1, 1, 1])
    expect(items[0]).toMatchObject({ sharedBy: { id: ben.userId }, sharedUntil: null })
    expect(items[0]?.capabilities).toMatchObject({ read: true, edit: false, move: false, trash: false, share: false })
    expect([items[0]?.fileFolderId, items[0]?.status, items[0]?.filePostings]).toEqual([null, '', []])
    await carla.ask(contract.seeShared)
    expect((await sharedWith(carla)).items[0]?.isNew).toBe(false)
    expect((await sharedWith(carla)).newCount).toBe(0)
  })

  test('is read and downloaded as it is now, without its earlier versions and its history', async () => {
    const item = await uploadOne(ana, { name: 'Minutes.txt', content: 'first words' })
    const id = item.fileManagerId
    expect(await status(dan, id)).toBe(404)
    await share(id, { userIds: [dan.userId] })
    const details = await dan.ask(contract.getDocument, { params: { id } })
    expect(details).toMatchObject({ versions: [], path: null })
    const read = await nobody.request({ method: 'GET', url: details.fileManagerFiles[0]?.contentUrl ?? '' })
    expect(read.raw.toString()).toBe('first words')
    expect((await dan.call(contract.listVersions, { params: { fileId: item.file.id } })).status).toBe(404)
    expect((await dan.call(contract.listActivity, { params: { id } })).status).toBe(404)
    const { url } = await dan.ask(contract.prepareDownload, { body: { fileManagerIds: [id] } })
    expect((await nobody.request({ method: 'GET', url })).raw.toString()).toBe('first words')
    for (const [name, call] of Object.entries({
      update: () => dan.call(contract.updateDocument, { params: { id }, body: { name: 'Mine' } }),
      trash: () => dan.call(contract.trashDocument, { params: { id } }),
      post: () => dan.call(contract.createPosting, { body: { fileManagerId: id, accessLevelId: 5 } }),
      share: () => dan.call(contract.createLink, { body: { fileManagerId: id } }),
    }))
      expect([name, (await call()).status]).toEqual([name, 403])
  })

  test('ends at every door at once, for addresses given before too', async () => {
    const ends = {
      revoked: (_: number, shareId: number) => ana.ask(contract.revokeLink, { params: { id: shareId } }),
      expired: (_: number, shareId: number) =>
        sql`update shares set expires_at = now() where id = ${shareId}`.execute(db),
      trashed: (id: number) => ana.ask(contract.trashDocument, { params: { id } }),
      classified: (id: number) => ana.ask(contract.updateDocument, { params: { id }, body: { isClassified: true } }),
    }
    for (const [how, end] of Object.entries(ends)) {
      const item = await uploadOne(ana, { name: `${how}.txt`, content: how })
      const id = item.fileManagerId
      const made = await share(id, { userIds: [dan.userId] })
      const { fileManagerFiles } = await dan.ask(contract.getDocument, { params: { id } })
      const { url } = await dan.ask(contract.prepareDownload, { body: { fileManagerIds: [id] } })
      await dan.ask(contract.pinDocument, { params: { id } })
      await end(id, made.id)
      expect([how, await status(dan, id)]).toEqual([how, 404])
      for (const address of [fileManagerFiles[0]?.contentUrl ?? '', url])
        expect([how, (await nobody.request({ method: 'GET', url: address })).status]).toEqual([how, 404])
      expect(await namesFor(dan)).not.toContain(how)
      const pinned = await dan.ask(contract.listPinnedDocuments, { params: { deliveryUnitId: dan.unitId } })
      expect(pinned.items.map((one) => one.id)).not.toContain(id)
    }
  })

  test('ends for good when its maker leaves the unit, and for who leaves the unit that it names', async () => {
    const id = await given.document({ name: 'Handed over' })
    await share(id, { deliveryUnitIds: [university.units.north] }, ben)
    expect(await status(dan, id)).toBe(200)
    await sql`update users set home_unit_id = ${university.units.records} where id = ${dan.userId}`.execute(db)
    expect(await status(dan, id)).toBe(404)
    await sql`update users set home_unit_id = ${university.units.north} where id = ${dan.userId}`.execute(db)
    expect(await status(dan, id)).toBe(200)
    await sql`update users set deactivated_at = now() where id = ${ben.userId}`.execute(db)
    await sql`update users set deactivated_at = null where id = ${ben.userId}`.execute(db)
    expect(await status(dan, id)).toBe(404)
  })

  test('opens by its link for who is named, signed in, and for nobody else', async () => {
    const item = await uploadOne(ana, { name: 'Named.txt', content: 'for Dan' })
    const { url } = await share(item.fileManagerId, { userIds: [dan.userId] })
    const token = url?.split('/').at(-1) ?? ''
    const open = (by: Caller) => by.call(contract.openLink, { params: { token } })
    expect((await open(nobody)).status).toBe(401)
    expect((await open(carla)).status).toBe(404)
    const { body } = await open(dan)
    expect(body).toMatchObject({ name: 'Named', isForAnyone: false })
    for (const address of [body.files[0]?.contentUrl, body.files[0]?.downloadUrl])
      expect((await nobody.request({ method: 'GET', url: address ?? '' })).raw.toString()).toBe('for Dan')
    const guest = `/api/FileManagerFile/ReadFile/Public/${item.file.id}?share=${token}`
    expect((await nobody.request({ method: 'GET', url: guest })).status).toBe(404)
  })

  test('is sorted, sought and paged like any list, in as many statements whatever its length', async () => {
    const { items: before } = await sharedWith(carla)
    for (const name of ['Zebra', 'apple', 'Mango'])
      await share(await given.document({ name }), { userIds: [carla.userId] })
    expect((await namesFor(carla, { pageSize: 3 })).slice(0, 3)).toEqual(['Mango', 'apple', 'Zebra'])
    const byName = (await namesFor(carla, { sort: 'name' })).filter((name) => /Zebra|apple|Mango/.test(name))
    expect(byName).toEqual(['apple', 'Mango', 'Zebra'])
    expect(await namesFor(carla, { search: 'zeb' })).toEqual(['Zebra'])
    expect((await sharedWith(carla, { page: 1, pageSize: before.length + 2 })).items).toHaveLength(1)
    const few = await statementsAskedAgain(() => sharedWith(carla, { pageSize: 1 }))
    expect(await statementsAskedAgain(() => sharedWith(carla))).toBe(few)
  })
})
