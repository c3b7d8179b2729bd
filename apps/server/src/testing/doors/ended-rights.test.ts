import * as contract from '@sinupan/contract'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../caller.ts'
import { levels } from '../given.ts'
import { startSinupan } from '../sinupan.ts'
import { makeThing, type Thing } from './thing.ts'

/**
 * A right that ends, ends at every door at once: also at the addresses that were given out while it lasted.
 */
const sinupan = await startSinupan()
const { app, db, people, nobody, university } = sinupan
const { ana, ben, approver, admin } = people

beforeAll(async () => {
  await makeThing(sinupan, 'unposted')
  await app.drain()
})

/** Every address that a reader of the document was given. */
async function collectAddresses(caller: Caller, { documentId, fileId }: Thing): Promise<string[]> {
  const document = await caller.ask(contract.getDocument, { params: { id: documentId } })
  const [file] = document.fileManagerFiles
  const downloads = await Promise.all(
    [{ fileManagerIds: [documentId] }, { fileIds: [fileId] }].map((body) =>
      caller.ask(contract.prepareDownload, { body }),
    ),
  )
  const given = [file?.contentUrl, file?.thumbnailUrl, file?.previewUrl, ...downloads.map((one) => one.url)]
  return given.filter((url): url is string => typeof url === 'string')
}

/** The addresses that still give something to whoever holds them, without a bearer. */
async function stillOpen(addresses: readonly string[]): Promise<string[]> {
  const answers = await Promise.all(addresses.map((url) => nobody.request({ url })))
  return addresses.filter((_, index) => (answers[index]?.status ?? 0) < 400)
}

type Ending = [string, (thing: Thing) => Promise<unknown>]
const endings: Ending[] = [
  ['is unpublished', ({ postingId }) => ana.ask(contract.sendPosting, { params: { id: postingId }, body: {} })],
  ['is withdrawn', ({ postingId }) => admin.ask(contract.removePosting, { params: { id: postingId } })],
  [
    'is classified',
    ({ documentId }) => ana.ask(contract.updateDocument, { params: { id: documentId }, body: { isClassified: true } }),
  ],
  [
    'is classified in its posting',
    async ({ postingId }) => {
      const params = { id: postingId }
      await ana.ask(contract.sendPosting, { params, body: {} })
      await ana.ask(contract.updatePosting, { params, body: { isClassified: true } })
      await approver.ask(contract.approvePosting, { params, body: {} })
    },
  ],
  [
    'is returned',
    async ({ postingId }) => {
      await ana.ask(contract.sendPosting, { params: { id: postingId }, body: {} })
      await approver.ask(contract.returnPosting, { params: { id: postingId }, body: { reason: 'It names a student.' } })
    },
  ],
  [
    'goes to a narrower level',
    async ({ postingId }) => {
      const params = { id: postingId }
      await ana.ask(contract.sendPosting, { params, body: {} })
      await ana.ask(contract.updatePosting, { params, body: { accessLevelId: levels.unit } })
      await approver.ask(contract.approvePosting, { params, body: {} })
    },
  ],
]

describe('a document that was posted to the campus', () => {
  test.each(endings)('and %s is closed at every address that a reader was given', async (_, end) => {
    const thing = await makeThing(sinupan, 'atCampus')
    const carla = await sinupan.signIn('carla')
    const addresses = await collectAddresses(carla, thing)
    expect(addresses).toHaveLength(5)
    expect(await stillOpen(addresses)).toEqual(addresses)
    await end(thing)
    expect(await stillOpen(addresses)).toEqual([])
    expect((await carla.call(contract.readFile, { params: { id: thing.fileId } })).status).toBeGreaterThanOrEqual(403)
  })

  test('is closed to a reader who signs out, is deactivated or goes to another campus', async () => {
    const thing = await makeThing(sinupan, 'atCampus')
    const leave: [string, (caller: Caller) => Promise<unknown>, string][] = [
      ['signs out', (caller) => caller.ask(contract.signOut), 'select 1'],
      [
        'moves',
        () => sql`update users set home_unit_id = ${university.units.north} where user_name = 'carla'`.execute(db),
        `update users set home_unit_id = ${university.units.records} where user_name = 'carla'`,
      ],
      [
        'is deactivated',
        () => sql`update users set deactivated_at = now() where user_name = 'carla'`.execute(db),
        `update users set deactivated_at = null where user_name = 'carla'`,
      ],
    ]
    for (const [what, act, undo] of leave) {
      const carla = await sinupan.signIn('carla')
      const addresses = await collectAddresses(carla, thing)
      expect([what, await stillOpen(addresses)]).toEqual([what, addresses])
      await act(carla)
      expect([what, await stillOpen(addresses)]).toEqual([what, []])
      await sql.raw(undo).execute(db)
    }
  })
})

describe('a document of the unit', () => {
  test('that goes to the trash keeps its addresses for its people, and loses them with their unit', async () => {
    const thing = await makeThing(sinupan, 'unposted')
    const member = await sinupan.signIn('ben')
    const addresses = await collectAddresses(member, thing)
    await ana.ask(contract.trashDocument, { params: { id: thing.documentId } })
    await sql`update users set home_unit_id = ${university.units.records} where user_name = 'ben'`.execute(db)
    expect(await stillOpen(addresses)).toEqual([])
    await sql`update users set home_unit_id = ${university.units.admissions} where user_name = 'ben'`.execute(db)
  })

  test('is closed to its colleagues while its posting is classified, and open again afterwards', async () => {
    const thing = await makeThing(sinupan, 'unposted')
    const member = await sinupan.signIn('ben')
    const addresses = await collectAddresses(member, thing)
    expect(await stillOpen(addresses)).toEqual(addresses)
    const body = { fileManagerId: thing.documentId, accessLevelId: levels.unit, isClassified: true }
    const { id } = await ana.ask(contract.createPosting, { body })
    expect(await stillOpen(addresses)).toEqual([])
    await ana.ask(contract.removePosting, { params: { id } })
    expect(await stillOpen(addresses)).toEqual(addresses)
  })

  test('that is deleted for good is gone at every address', async () => {
    const thing = await makeThing(sinupan, 'unposted')
    const addresses = await collectAddresses(ana, thing)
    await ana.ask(contract.trashDocument, { params: { id: thing.documentId } })
    await ben.ask(contract.removeDocument, { params: { id: thing.documentId } })
    expect(await stillOpen(addresses)).toEqual([])
  })
})

describe('a public document', () => {
  test('is closed to the public the moment it is unpublished', async () => {
    const thing = await makeThing(sinupan, 'atPublic')
    const { fileId, routeId, documentId, postingId } = thing
    await app.drain()
    const shape = await nobody.ask(contract.getPublicDocument, { params: { routeId } })
    const [file] = shape.files
    const citation = `/api/FilePosting/Public/Document/${routeId}/Citation/bib`
    const given = [
      citation,
      shape.thumbnailUrl,
      file?.contentUrl,
      file?.downloadUrl,
      file?.previewUrl,
      file?.thumbnailUrl,
    ]
    const addresses = given.filter((url): url is string => typeof url === 'string')
    expect(addresses.length).toBeGreaterThan(2)
    expect(await stillOpen(addresses)).toEqual(addresses)
    await ana.ask(contract.sendPosting, { params: { id: postingId }, body: {} })
    expect(await stillOpen(addresses)).toEqual([])
    expect((await nobody.call(contract.getPublicDocument, { params: { routeId } })).status).toBe(404)
    expect((await nobody.call(contract.readPublicFile, { params: { id: fileId } })).status).toBe(404)
    const found = await nobody.ask(contract.listPublic, { query: { pageSize: 200 } })
    expect(JSON.stringify(found)).not.toContain(routeId)
    expect((await ana.call(contract.getDocument, { params: { id: documentId } })).status).toBe(200)
  })
})
