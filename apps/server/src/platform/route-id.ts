import { gcmsiv } from '@noble/ciphers/aes.js'
import type { Secrets } from './secrets.ts'

export type RouteKind = 'folder' | 'document' | 'location' | 'pool'

const letters: Record<RouteKind, string> = { folder: 'f', document: 'd', location: 'l', pool: 'p' }
const kinds = Object.fromEntries(Object.entries(letters).map(([kind, letter]) => [letter, kind as RouteKind]))
// Deterministic on purpose: the same thing has the same address for ever. SIV stays safe with a fixed nonce.
const nonce = new Uint8Array(12)

// The same thing has the same address, and a list writes one for each row: enciphering takes 40 µs, remembering none.
const mostRemembered = 20_000
const remembered = new WeakMap<Secrets, Map<string, string>>()

/** An opaque address of a thing: kind, id and custodian unit, encrypted and authenticated. It is never a right. */
export function routeIdOf(secrets: Secrets, thing: { kind: RouteKind; id: number; unitId: number }): string {
  const text = `${letters[thing.kind]}${thing.id}.${thing.unitId}`
  const known = remembered.get(secrets) ?? new Map<string, string>()
  const routeId = known.get(text) ?? encipher(secrets, text)
  if (known.size >= mostRemembered) known.clear()
  known.set(text, routeId)
  remembered.set(secrets, known)
  return routeId
}

const encipher = (secrets: Secrets, text: string): string =>
  Buffer.from(gcmsiv(secrets.routeIds, nonce).encrypt(new TextEncoder().encode(text))).toString('base64url')

/** The id inside a route id of that kind; undefined for one that is altered, truncated or of another kind. */
export function idOfRoute(secrets: Secrets, routeId: string, kind: RouteKind): number | undefined {
  const bytes = Buffer.from(routeId, 'base64url')
  // The last letter may have bits to spare, which decoding passes over, as it does other signs.
  if (bytes.toString('base64url') !== routeId) return undefined
  try {
    const plain = new TextDecoder().decode(gcmsiv(secrets.routeIds, nonce).decrypt(bytes))
    const [, letter = '', id] = /^([a-z])(\d+)\.\d+$/.exec(plain) ?? []
    return kinds[letter] === kind ? Number(id) : undefined
  } catch {
    return undefined
  }
}

/** The id of a path parameter that takes a number or a route id. */
export function idOrRoute(secrets: Secrets, value: string, kind: RouteKind): number | undefined {
  if (/^\d{1,10}$/.test(value)) return Number(value) <= 2_147_483_647 ? Number(value) : undefined
  return idOfRoute(secrets, value, kind)
}
