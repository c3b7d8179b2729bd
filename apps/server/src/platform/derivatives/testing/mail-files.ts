import { encode } from 'iconv-lite'
import { makeCompound } from './office-files.ts'

/** A mail of one part. */
export function makeMail(
  heads: Record<string, string>,
  type: string,
  { encoding, body }: { encoding: string; body: string | Buffer },
): Buffer {
  const all = {
    From: 'ana@haraya.example',
    To: 'ben@haraya.example',
    ...heads,
    'MIME-Version': '1.0',
    'Content-Type': type,
    'Content-Transfer-Encoding': encoding,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${lines.join('')}\r\n`), Buffer.from(body), Buffer.from('\r\n')])
}

export interface MsgGiven {
  subject: string
  body?: string
  html?: Buffer
  senderName?: string
  senderEmail?: string
  to?: { name: string; email: string }[]
  files?: { name: string; bytes: Buffer }[]
  /** Texts are in this code page in place of Unicode. */
  codePage?: number
  /** Only the code page of its page on the internet is named, and it is this. */
  internetPage?: number
  /** Further texts by their tags: what a contact says of itself ([MS-OXPROPS]). */
  more?: Record<string, string>
  /** Where an appointment takes place: a property known by its name alone. */
  location?: string
}

/** The smallest mail of Outlook that says all that ([MS-OXMSG] 2.2). */
export function makeMsg({
  subject,
  body,
  html,
  senderName,
  senderEmail,
  to = [],
  files = [],
  codePage,
  internetPage,
  more = {},
  location,
}: MsgGiven): Buffer {
  const text = (tag: string, value: string | undefined): Record<string, Buffer> => {
    if (value === undefined) return {}
    return codePage
      ? { [`__substg1.0_${tag}001E`]: encode(value, `cp${codePage}`) }
      : { [`__substg1.0_${tag}001F`]: Buffer.from(value, 'utf16le') }
  }
  const within = (folder: string, streams: Record<string, Buffer>) =>
    Object.fromEntries(Object.entries(streams).map(([name, content]) => [`${folder}/${name}`, content]))
  const recipients = to.map(({ name, email }, index) =>
    within(`__recip_version1.0_#0000000${index}`, {
      '__properties_version1.0': properties(8, [[0x0c150003, 1]]),
      ...text('3001', name),
      ...text('3003', email),
    }),
  )
  const attached = files.map(({ name, bytes }, index) =>
    within(`__attach_version1.0_#0000000${index}`, {
      '__properties_version1.0': properties(8, [[0x37050003, 1]]),
      ...text('3707', name),
      '__substg1.0_37010102': bytes,
    }),
  )
  const pages: [number, number][] = codePage
    ? [
        ...(internetPage ? [] : [[0x3ffd0003, codePage] satisfies [number, number]]),
        [0x3fde0003, internetPage ?? codePage],
      ]
    : []
  return makeCompound({
    '__properties_version1.0': properties(32, pages),
    ...text('001A', 'IPM.Note'),
    ...text('0037', subject),
    ...text('1000', body),
    ...text('0C1A', senderName),
    ...text('0C1F', senderEmail),
    ...Object.assign({}, ...Object.entries(more).map(([tag, value]) => text(tag, value))),
    ...(location ? { ...LOCATION_NAME, ...text('8000', location) } : {}),
    ...(html ? { '__substg1.0_10130102': html } : {}),
    ...Object.assign({}, ...recipients, ...attached),
  })
}

/** The first of the named properties is PidLidLocation of appointments ([MS-OXMSG] 2.2.3). */
const LOCATION_NAME = {
  '__nameid_version1.0/__substg1.0_00020102': Buffer.from('0220060000000000c000000000000046', 'hex'),
  '__nameid_version1.0/__substg1.0_00030102': Buffer.from('0882000006000000', 'hex'),
  '__nameid_version1.0/__substg1.0_00040102': Buffer.alloc(0),
}

/** Properties of a fixed size: 16 bytes each, after a head. */
function properties(head: number, values: readonly (readonly [tag: number, value: number])[]): Buffer {
  const bytes = Buffer.alloc(head + values.length * 16)
  values.forEach(([tag, value], index) => {
    bytes.writeUInt32LE(tag, head + index * 16)
    bytes.writeUInt32LE(6, head + index * 16 + 4)
    bytes.writeUInt32LE(value, head + index * 16 + 8)
  })
  return bytes
}

/** A mail with files attached to it. */
export function makePackedMail(subject: string, files: readonly { name: string; bytes: Buffer }[]): Buffer {
  const parts = files.map(({ name, bytes }) => {
    const heads = `Content-Type: application/octet-stream\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename*=utf-8''${encodeURIComponent(name)}\r\n`
    return `--packed\r\n${heads}\r\n${(bytes.toString('base64').match(/.{1,76}/g) ?? []).join('\r\n')}\r\n`
  })
  const heads = `From: ana@haraya.example\r\nTo: ben@haraya.example\r\nSubject: ${subject}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="packed"\r\n`
  const letter = '--packed\r\nContent-Type: text/plain; charset=utf-8\r\n\r\nSee what is attached.\r\n'
  return Buffer.from(`${heads}\r\n${letter}${parts.join('')}--packed--\r\n`)
}
