import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Secrets } from './secrets.ts'

const windowSeconds = 300

/** What a ticket opens: one file, the stream of one's notices, or the bag of a transfer. */
type About = number | 'notices' | `transfer:${number}`

/**
 * A ticket for one file and one session, for addresses that the browser fetches without a bearer. It lasts between
 * 5 and 10 minutes: its end is rounded, so that an address stays the same, and cached, for some minutes. Rights are
 * checked again at each use.
 */
export function signTicket(secrets: Secrets, grant: { fileId: About; sessionId: string; now: Date }): string {
  const expires = ticketEnd(grant.now)
  const text = `${shortened(grant.sessionId)}.${expires.toString(36)}`
  const signed = `${grant.fileId}.${text}`
  const known = remembered.get(secrets) ?? new Map<string, string>()
  remembered.set(secrets, known)
  const mac = known.get(signed) ?? macOf(secrets, signed)
  if (known.size >= mostRemembered) known.clear()
  known.set(signed, mac)
  return `${text}.${mac}`
}

/** When tickets end that are signed now, in seconds of the epoch: as long as it is the same, so are they. */
export const ticketEnd = (now: Date): number => (Math.floor(now.getTime() / 1000 / windowSeconds) + 2) * windowSeconds

// A list that is asked for again signs what it signed before.
const mostRemembered = 20_000
const remembered = new WeakMap<Secrets, Map<string, string>>()

/** The session of a ticket for that file, or undefined when it is altered, over, or for another file. */
export function sessionOfTicket(
  secrets: Secrets,
  ticket: string,
  use: { fileId: About; now: Date },
): string | undefined {
  const [session = '', expires = '', mac = ''] = ticket.split('.')
  const expected = Buffer.from(macOf(secrets, `${use.fileId}.${session}.${expires}`))
  const given = Buffer.from(mac)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  return Number.parseInt(expires, 36) * 1000 > use.now.getTime() ? lengthened(session) : undefined
}

// A list tells three or four tickets a document, so that every letter counts: a session's id of 36 letters is 22 here, and
// the signature 132 bits.
const macLength = 22
const shortened = (sessionId: string) => Buffer.from(sessionId.replaceAll('-', ''), 'hex').toString('base64url')
const lengthened = (session: string) =>
  Buffer.from(session, 'base64url')
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')

// A list signs a ticket for each of its files: the key is prepared once (measured: 5 instead of 20 µs a ticket).
const keys = new WeakMap<Secrets, KeyObject>()

/** The secret that tickets are signed with, prepared. */
export function ticketKey(secrets: Secrets): KeyObject {
  const key = keys.get(secrets) ?? createSecretKey(secrets.tickets)
  keys.set(secrets, key)
  return key
}

const macOf = (secrets: Secrets, text: string) =>
  createHmac('sha256', ticketKey(secrets)).update(text).digest('base64url').slice(0, macLength)
