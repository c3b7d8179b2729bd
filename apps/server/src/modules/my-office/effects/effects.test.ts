import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Caller } from '../../../testing/caller.ts'
import { Given } from '../../../testing/given.ts'
import { startSinupan } from '../../../testing/sinupan.ts'

const sinupan = await startSinupan()
const given = new Given(sinupan)
const { people, db } = sinupan
const { ana, ben, carla, dan } = people

type Wish = contract.BodyInputOf<typeof contract.findEffects>
const effectsOf = (body: Wish, by: Caller = ana) => by.ask(contract.findEffects, { body })

describe('before it breaks', () => {
  test('an act says what of links, people and pools it ends, of what lies in folders too', async () => {
    const { id: folder } = await ana.ask(contract.createFolder, {
      params: { duId: ana.unitId },
      body: { name: 'Year' },
    })
    const { id: inner } = await ana.ask(contract.createFolder, {
      params: { duId: ana.unitId },
      body: { name: 'May', parentId: folder },
    })
    const [one, two, alone] = [
      await given.document({ fileFolderId: folder }),
      await given.document({ fileFolderId: inner }),
      await given.document(),
    ]
    const share = (fileManagerId: number, wish = {}) =>
      ana.ask(contract.createLink, { body: { fileManagerId, ...wish } })
    await share(one)
    await share(two)
    await share(two, { userIds: [carla.userId] })
    const revoked = await share(alone)
    await ana.ask(contract.revokeLink, { params: { id: revoked.id } })
    await sql`with pool as (insert into pools (title, created_by) values ('Pool', ${ana.userId}) returning id)
      insert into pool_documents (pool_id, document_id, added_by) select id, ${alone}, ${ana.userId} from pool`.execute(
      db,
    )
    expect(await effectsOf({ action: 'trash', fileFolderIds: [folder], fileManagerIds: [alone, one] })).toEqual({
      documents: 3,
      folders: 2,
      links: 2,
      shares: 1,
      pools: 1,
      drops: 0,
      postings: 0,
      grants: 0,
      holds: 0,
      requests: 0,
      loans: 0,
      blockers: [],
    })
    expect(await effectsOf({ action: 'classify', fileManagerIds: [two] })).toMatchObject({ links: 1, shares: 1 })
    expect(await effectsOf({ action: 'move', fileManagerIds: [two] })).toMatchObject({
      documents: 1,
      links: 0,
      shares: 0,
    })
  })

  test('a folder says how many requests for files into it and into its folders sleep or end', async () => {
    const make = (name: string, parentId?: number) =>
      ana.ask(contract.createFolder, { params: { duId: ana.unitId }, body: { name, parentId } })
    const { id: folder } = await make('Clearances')
    const { id: inner } = await make('June', folder)
    const expiresAt = new Date(sinupan.clock.now().getTime() + 86_400_000).toISOString()
    const ask = (fileFolderId: number) =>
      ana.ask(contract.createDrop, { body: { fileFolderId, title: 'Signed clearances', expiresAt } })
    await ask(folder)
    await ask(inner)
    const ended = await ask(inner)
    await ana.ask(contract.revokeDrop, { params: { id: ended.id } })
    const dropsOf = async (action: Wish['action'], by = ana) =>
      (await effectsOf({ action, fileFolderIds: [folder] }, by)).drops
    expect([await dropsOf('trash'), await dropsOf('remove'), await dropsOf('move')]).toEqual([2, 2, 0])
    expect(await dropsOf('trash', ben)).toBe(2)
  })

  test('it names what stands in the way, by the policy that will judge the act', async () => {
    const posted = await given.document({ name: 'Posted' })
    await given.posting(posted, 'public')
    const secret = await given.document({ name: 'Secret', isClassified: true })
    const both = [posted, secret]
    const blockers = async (action: Wish['action'], by = ana) =>
      (await effectsOf({ action, fileManagerIds: both }, by)).blockers.map(({ fileManagerId, code }) => [
        fileManagerId,
        code,
      ])
    expect(await blockers('trash')).toEqual([[posted, 'Posted']])
    expect(await blockers('replace')).toEqual([[posted, 'FilesLocked']])
    expect(await blockers('classify')).toEqual([[posted, 'Posted']])
    expect(await blockers('move', ben)).toEqual([[secret, 'Classified']])
  })

  test('it tells nobody of what they may not know', async () => {
    const id = await given.document()
    const hidden = await dan.call(contract.findEffects, { body: { action: 'trash', fileManagerIds: [id] } })
    expect(hidden.status).toBe(404)
    await ana.ask(contract.createLink, { body: { fileManagerId: id } })
    await given.approved(id, 'system')
    expect(await effectsOf({ action: 'trash', fileManagerIds: [id] }, dan)).toMatchObject({
      links: 0,
      postings: 0,
      blockers: [{ fileManagerId: id, code: 'Forbidden' }],
    })
    const none = await ana.call(contract.findEffects, { body: { action: 'trash' } })
    expect(none.status).toBe(400)
  })
})
