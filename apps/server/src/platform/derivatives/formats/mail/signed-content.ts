import { inflateSync } from 'node:zlib'

/** Kinds of content by their DER (RFC 5652, 5.1 and 4). */
const SIGNED = '2a864886f70d010702'
const DATA = '2a864886f70d010701'
const PACKED = '2a864886f70d0109100109'
/** Letters are no larger unpacked. */
const MOST_BYTES = 100_000_000
const [SEQUENCE, OBJECT_ID, OCTETS, OCTETS_IN_PIECES, FIRST] = [0x30, 0x06, 0x04, 0x24, 0xa0]
const MAX_DEPTH = 20

interface Field {
  tag: number
  body: Buffer
  /** Where in the bytes the next one begins. */
  end: number
}

/**
 * What was signed, where the signature holds it itself, or packed (S/MIME, RFC 8551, 3.5.2 and 3.6); undefined for what is encrypted,
 * or broken.
 */
export function signedContent(bytes: Buffer): Buffer | undefined {
  try {
    const [kind, signed] = fieldsIn(only(unarmoured(bytes), SEQUENCE))
    const name = kind?.body.toString('hex')
    if ((name !== SIGNED && name !== PACKED) || signed?.tag !== FIRST) return undefined
    const content = fieldsIn(only(signed.body, SEQUENCE)).find(
      ({ tag, body }) => tag === SEQUENCE && isContent(fieldsIn(body)),
    )
    const [type, wrapped] = content ? fieldsIn(content.body) : []
    if (type?.body.toString('hex') !== DATA || !wrapped) return undefined
    const held = octets(wrapped.body)
    return name === PACKED ? inflateSync(held, { maxOutputLength: MOST_BYTES }) : held
  } catch (error) {
    if (error instanceof RangeError || isOfZlib(error)) return undefined
    throw error
  }
}

const isContent = ([type, held]: Field[]): boolean => type?.tag === OBJECT_ID && held?.tag === FIRST

const isOfZlib = (error: unknown): boolean => /^Z_/.test(String((error as { code?: unknown }).code))

const ARMOUR = /^\s*-----BEGIN (?:PKCS7|PKCS #7 SIGNED DATA|CMS)-----([A-Za-z\d+/=\s]*)/

/** Also where it is written in letters (PEM, RFC 7468). */
function unarmoured(bytes: Buffer): Buffer {
  if (bytes[0] === SEQUENCE) return bytes
  const letters = ARMOUR.exec(bytes.toString('latin1'))?.[1]
  return letters === undefined ? bytes : Buffer.from(letters, 'base64')
}

function only(bytes: Buffer, tag: number): Buffer {
  const field = fieldAt(bytes, 0)
  if (field.tag !== tag) throw new RangeError('not what was expected')
  return field.body
}

function octets(bytes: Buffer, depth = 0): Buffer {
  const pieces = fieldsIn(bytes).map(({ tag, body }) => {
    if (tag === OCTETS) return body
    return tag === OCTETS_IN_PIECES && depth < MAX_DEPTH ? octets(body, depth + 1) : Buffer.alloc(0)
  })
  return Buffer.concat(pieces)
}

function fieldsIn(bytes: Buffer): Field[] {
  const fields: Field[] = []
  for (let at = 0; at < bytes.length; ) {
    const field = fieldAt(bytes, at)
    if (field.tag === 0) break
    fields.push(field)
    at = field.end
  }
  return fields
}

/** @throws RangeError where the bytes end before it does */
function fieldAt(bytes: Buffer, at: number, depth = 0): Field {
  const tag = bytes.readUInt8(at)
  const first = bytes.readUInt8(at + 1)
  if (first === 0x80) return withoutLength(bytes, { tag, from: at + 2, depth })
  const count = first < 0x80 ? 0 : first & 0x7f
  if (count > 4) throw new RangeError('longer than any mail')
  const length = count === 0 ? first : bytes.readUIntBE(at + 2, count)
  const from = at + 2 + count
  if (from + length > bytes.length) throw new RangeError('cut off')
  return { tag, body: bytes.subarray(from, from + length), end: from + length }
}

/** Ended by two zeros, as programs write that do not know the length before they begin. */
function withoutLength(bytes: Buffer, { tag, from, depth }: { tag: number; from: number; depth: number }): Field {
  if (depth > MAX_DEPTH) throw new RangeError('nested too deep')
  let at = from
  while (bytes.readUInt16BE(at) !== 0) at = fieldAt(bytes, at, depth + 1).end
  return { tag, body: bytes.subarray(from, at), end: at + 2 }
}
