import * as contract from '@sinupan/contract'
import { type Endpoint, listEndpoints } from '@sinupan/contract'
import { describe, expect, test } from 'vitest'
import { addressOf } from '../caller.ts'
import { fingerprint } from '../given.ts'
import { startSinupan } from '../sinupan.ts'
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

describe('a guest of a link', () => {
  test('reads its document', async () => {
    const { status } = await nobody.call(contract.readPublicFile, {
      params: { id: thing.fileId },
      query: { share: token, session },
    })
    expect(status).toBe(200)
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
