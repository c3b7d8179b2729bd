/** Kinds of content by their DER (RFC 5652, 5.1 and 4). */
const SIGNED = '2a864886f70d010702'
const DATA = '2a864886f70d010701'
const [SEQUENCE, OBJECT_ID, OCTETS, OCTETS_IN_PIECES, FIRST] = [0x30, 0x06, 0x04, 0x24, 0xa0]
const MAX_DEPTH = 20

interface Field {
  tag: number
  body: Buffer
  /** Where in the bytes the next one begins. */
  end: number
}

/** What was signed, where the signature holds it itself (S/MIME, RFC 8551, 3.5.2); undefined for what is encrypted, or broken. */
export function signedContent(bytes: Buffer): Buffer | undefined {
  try {
    const [kind, signed] = fieldsIn(only(bytes, SEQUENCE))
    if (kind?.body.toString('hex') !== SIGNED || signed?.tag !== FIRST) return undefined
    const content = fieldsIn(only(signed.body, SEQUENCE)).find(
      ({ tag, body }) => tag === SEQUENCE && fieldsIn(body)[0]?.tag === OBJECT_ID,
    )
    const [type, wrapped] = content ? fieldsIn(content.body) : []
    return type?.body.toString('hex') === DATA && wrapped ? octets(wrapped.body) : undefined
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
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
