/** A document of WordPerfect: 0 for version 5, 2 for 6 and later. */
export function makeWordPerfect(text: Buffer, version: number, isLocked = false): Buffer {
  const head = Buffer.alloc(16)
  head.write('ff575043', 'hex')
  head.writeUInt32LE(16, 4)
  head.set([1, 10, version, 0, isLocked ? 1 : 0], 8)
  return Buffer.concat([head, text])
}

/** The stream in which Publisher and Works keep their texts: pieces of several kinds, named at its beginning. */
export function makeQuill(start: string, texts: readonly string[]): Buffer {
  const pieces = [
    { kind: 'FDPP', bytes: Buffer.from('Styleword', 'utf16le') },
    ...texts.map((text) => ({ kind: 'TEXT', bytes: Buffer.from(text, 'utf16le') })),
  ]
  const head = Buffer.alloc(0x20 + pieces.length * 24 + 24)
  head.write(start, 0, 'latin1')
  let at = head.length
  pieces.forEach(({ kind, bytes }, index) => {
    const entry = 0x20 + index * 24
    head.writeUInt16LE(24, entry)
    head.write(`${kind}\0\0\0\0\0\0${kind}`, entry + 2, 'latin1')
    head.writeUInt32LE(at, entry + 16)
    head.writeUInt32LE(bytes.length, entry + 20)
    at += bytes.length
  })
  return Buffer.concat([head, ...pieces.map(({ bytes }) => bytes)])
}

/** The stream of a drawing of Visio 2003: a trailer that points at pieces, one with a chunk of text for each shape. */
export function makeOldVisio(texts: readonly string[], { isRound = false } = {}): Buffer {
  const head = Buffer.alloc(0x24 + 18)
  head.write('Visio (TM) Drawing\r\n', 'latin1')
  head.writeUInt16LE(11, 0x1a)
  const chunks = texts.map((text, index) => packed(chunk(text, index)))
  const trailer = Buffer.alloc(4 + 8 + (texts.length + (isRound ? 1 : 0)) * 18)
  trailer.writeUInt32LE(4, 0)
  trailer.writeUInt32LE(texts.length + (isRound ? 1 : 0), 4)
  let at = head.length + trailer.length
  chunks.forEach((bytes, index) => {
    pointer(trailer, 12 + index * 18, { type: 0x15, offset: at, length: bytes.length, format: 0xd2 })
    at += bytes.length
  })
  const itself = { type: 20, offset: head.length, length: trailer.length, format: 0x54 }
  if (isRound) pointer(trailer, 12 + texts.length * 18, itself)
  pointer(head, 0x24, itself)
  return Buffer.concat([head, trailer, ...chunks])
}

function pointer(
  into: Buffer,
  at: number,
  { type, offset, length, format }: Record<'type' | 'offset' | 'length' | 'format', number>,
): void {
  into.writeUInt32LE(type, at)
  into.writeUInt32LE(offset, at + 8)
  into.writeUInt32LE(length, at + 12)
  into.writeUInt16LE(format, at + 16)
}

/** A chunk of text, with its head, between two of other kinds. */
function chunk(text: string, id: number): Buffer {
  const said = Buffer.concat([Buffer.alloc(8), Buffer.from(`${text}\0`, 'utf16le')])
  return Buffer.concat([one(0x64, id, Buffer.alloc(5)), one(0x0e, id, said), one(0x92, id, Buffer.alloc(3))])
}

function one(type: number, id: number, body: Buffer): Buffer {
  const head = Buffer.alloc(19)
  head.writeUInt32LE(type, 0)
  head.writeUInt32LE(id, 4)
  head.writeUInt32LE(body.length, 12)
  return Buffer.concat([head, body])
}

/** As older Visio packs it, though nothing is repeated: eight bytes behind a byte that says so. */
function packed(bytes: Buffer): Buffer {
  const groups: Buffer[] = []
  for (let at = 0; at < bytes.length; at += 8) groups.push(Buffer.from([0xff]), bytes.subarray(at, at + 8))
  return Buffer.concat(groups)
}

/** As `makeOldVisio`, of Visio 5: a trailer that points at one page, with a chunk for each shape. */
export function makeVisio5(texts: readonly string[]): Buffer {
  const head = Buffer.alloc(0x24 + 18)
  head.write('Visio (TM) Drawing\r\n', 'latin1')
  head.writeUInt16LE(5, 0x1a)
  const page = packed(Buffer.concat(texts.map((text, index) => oldChunk(0x0e, index, `${text}\0`))))
  const trailer = Buffer.alloc(4 + 130 + 2 + 18)
  trailer.writeUInt16LE(1, 4 + 130)
  const [trailerAt, pageAt] = [head.length, head.length + trailer.length * 2]
  oldPointer(trailer, 4 + 132, { type: 21, offset: pageAt, length: page.length, format: 0xc7 })
  const whole = packed(trailer)
  oldPointer(head, 0x24, { type: 20, offset: trailerAt, length: whole.length, format: 0x52 })
  return Buffer.concat([head, whole, Buffer.alloc(pageAt - trailerAt - whole.length), page])
}

function oldPointer(
  into: Buffer,
  at: number,
  { type, offset, length, format }: Record<'type' | 'offset' | 'length' | 'format', number>,
): void {
  into.writeUInt16LE(type, at)
  into.writeUInt16LE(format, at + 2)
  into.writeUInt32LE(offset, at + 8)
  into.writeUInt32LE(length, at + 12)
}

function oldChunk(type: number, id: number, text: string): Buffer {
  const body = Buffer.concat([Buffer.alloc(8), Buffer.from(text, 'latin1')])
  const head = Buffer.alloc(12)
  head.writeUInt16LE(type, 0)
  head.writeUInt16LE(id, 2)
  head.writeUInt32LE(body.length, 8)
  return Buffer.concat([head, body])
}
