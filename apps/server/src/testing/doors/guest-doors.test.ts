import * as contract from '@sinupan/contract'
import { type Endpoint, listEndpoints } from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { addressOf } from '../caller.ts'
import { fingerprint } from '../given.ts'
import { startSinupan } from '../sinupan.ts'
import { carrying } from './planted.ts'
import { makeThing } from './thing.ts'

/**
 * A guest of a link reads what it opens, and does nothing else: every other call is knocked at with all that a guest has,
 * the token and the session of a visit, wherever a key could stand.
 */
const sinupan = await startSinupan()
const { people, nobody } = sinupan
const thing = await makeThing(sinupan, 'unposted')
const { url } = await people.ana.ask(contract.createLink, { body: { fileManagerId: thing.documentId } })
const token = url?.split('/').at(-1) ?? ''
const { session } = await nobody.ask(contract.openLink, { params: { token } })

// What stands open to everybody stands open to a guest; bytes of this document are what the link is for.
const own = new Set<Endpoint>([
  contract.openLink,
  contract.openLinkWithPassword,
  contract.readPublicFile,
  contract.readThumbnail,
  contract.readPreview,
  contract.readSearchable,
])
const closed = listEndpoints().filter(
  (one) => !own.has(one) && (one.who !== 'open' || one.refusals.includes('Unauthenticated')),
)
const numbers: Record<string, string | number> = {
  id: thing.documentId,
  fileId: thing.documentId,
  routeId: thing.routeId,
  duId: people.ana.unitId,
  deliveryUnitId: people.ana.unitId,
}
const paramsOf = (one: Endpoint) =>
  Object.fromEntries([...one.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, numbers[name] ?? 1]))

let number = 0
/** A document whose file is a mail with something attached to it. */
function carrier(word: string) {
  number += 1
  return makeThing(sinupan, 'unposted', {
    name: `Carrier ${number}`,
    description: 'A description',
    folder: `Folder of carrier ${number}`,
    fileName: 'papers.eml',
    text: carrying(`Papers ${number}`, word),
    earlierText: carrying(`Earlier papers ${number}`, `Earlier${word}`),
    note: 'Please decide.',
    reason: 'It is not signed yet.',
    place: `Box of carrier ${number}`,
  })
}

describe('a guest of a link', () => {
  test('reads its document', async () => {
    const { status } = await nobody.call(contract.readPublicFile, {
      params: { id: thing.fileId },
      query: { share: token, session },
    })
    expect(status).toBe(200)
  })

  test('reads what its document carries, keeps none of it, and reads nothing that another document carries', async () => {
    const [own, other] = [await carrier('Ownword'), await carrier('Otherword')]
    await sinupan.app.drain()
    const { url } = await people.ana.ask(contract.createLink, { body: { fileManagerId: own.documentId } })
    const share = url?.split('/').at(-1) ?? ''
    const { session } = await nobody.ask(contract.openLink, { params: { token: share } })
    const query = { share, session }
    const list = (id: number) => nobody.call(contract.listAttachments, { params: { id }, query })
    const read = (id: number) => nobody.call(contract.readAttachment, { params: { id, way: '1' }, query })
    expect((await list(own.fileId)).body).toMatchObject({ items: [{ fileName: 'Ownword.txt' }] })
    expect((await read(own.fileId)).raw.toString()).toContain('Ownword')
    const before = await fingerprint(sinupan)
    for (const id of [other.fileId, own.earlierFileId])
      for (const ask of [list, read]) expect([401, 403, 404]).toContain((await ask(id)).status)
    const body = { deliveryUnitId: people.ana.unitId }
    for (const id of [own.fileId, other.fileId])
      expect((await nobody.call(contract.keepAttachment, { params: { id, way: '1' }, body })).status).toBe(401)
    expect(await fingerprint(sinupan)).toBe(before)
  })

  test.each(closed.map((one) => [one.name, one] as const))('is refused at %s, by whatever key', async (_, one) => {
    const before = await fingerprint(sinupan)
    const keys = [
      { query: { share: token, session }, headers: {} },
      { query: {}, headers: { authorization: `Bearer ${token}` } },
      { query: {}, headers: { authorization: `Bearer ${session}` } },
      { query: { ticket: session }, headers: {} },
    ]
    for (const { query, headers } of keys) {
      const { status } = await nobody.request({
        method: one.method,
        url: addressOf(one, paramsOf(one), query),
        headers: { ...headers, ...(one.method === 'GET' ? {} : { 'content-type': 'application/json' }) },
        ...(one.method === 'GET' ? {} : { payload: '{}' }),
      })
      expect([400, 401, 403, 404]).toContain(status)
    }
    expect(await fingerprint(sinupan)).toBe(before)
  })
})
