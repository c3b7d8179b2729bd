import { CFB } from '@e965/xlsx'

/** A file as Windows wraps it into the stream `Ole10Native` of an object ([MS-OLEDS] 2.3.6). */
export function wrapped(name: string, bytes: Buffer): Buffer {
  const [label, copy] = [Buffer.from(`${name}\0`, 'latin1'), Buffer.from(`C:\\Temp\\${name}\0`, 'latin1')]
  const rest = [
    Buffer.from([2, 0]),
    label,
    copy,
    Buffer.from([0, 0, 3, 0]),
    four(copy.length),
    copy,
    four(bytes.length),
    bytes,
  ]
  const body = Buffer.concat(rest)
  return Buffer.concat([four(body.length), body])
}

/** A compound file or package with more streams in it. */
export function withStreams(file: Buffer, streams: Readonly<Record<string, Buffer>>): Buffer {
  const container = CFB.read(file, { type: 'buffer' })
  for (const [path, content] of Object.entries(streams)) CFB.utils.cfb_add(container, `/${path}`, content)
  const fileType = file.subarray(0, 2).toString('latin1') === 'PK' ? 'zip' : 'cfb'
  return Buffer.from(CFB.write(container, { type: 'buffer', fileType }))
}

interface TnefFile {
  name: string
  longName?: string
  bytes: Buffer
}

/** A winmail.dat as Outlook writes it ([MS-OXTNEF] 2.1): its text in a property, long names in those of its files. */
export function makeTnef(text: string, files: readonly TnefFile[]): Buffer {
  const each = files.flatMap(({ name, longName, bytes }) => [
    attribute(2, 0x00069002, Buffer.alloc(14)),
    attribute(2, 0x00018010, Buffer.from(`${name}\0`, 'latin1')),
    attribute(2, 0x0006800f, bytes),
    ...(longName
      ? [attribute(2, 0x00069005, Buffer.concat([four(2), property(0x3705_0003, four(1)), named(0x3707, longName)]))]
      : []),
  ])
  const said = Buffer.concat([four(2), named(0x0037, 'Tnefsubject'), named(0x1000, text)])
  const page = attribute(1, 0x00069007, Buffer.concat([four(1252), four(0)]))
  return Buffer.concat([Buffer.from('789f3e220100', 'hex'), page, attribute(1, 0x00069003, said), ...each])
}

function attribute(level: number, id: number, data: Buffer): Buffer {
  const sum = data.reduce((all, byte) => (all + byte) & 0xffff, 0)
  return Buffer.concat([Buffer.from([level]), four(id), four(data.length), data, Buffer.from([sum & 0xff, sum >> 8])])
}

const property = (tag: number, value: Buffer): Buffer => Buffer.concat([four(tag), value])

/** A property in Unicode, filled up to whole fours. */
function named(id: number, text: string): Buffer {
  const value = Buffer.from(`${text}\0`, 'utf16le')
  const filled = Buffer.alloc(Math.ceil(value.length / 4) * 4)
  value.copy(filled)
  return property(id * 0x1_0000 + 0x001f, Buffer.concat([four(1), four(value.length), filled]))
}

function four(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
