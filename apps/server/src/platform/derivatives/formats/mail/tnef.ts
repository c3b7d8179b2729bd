import { decompressRTF } from '@kenjiuno/decompressrtf'
import { bytesOf } from '../../bytes-of.ts'
import { decodePage } from '../../code-pages.ts'
import type { InnerFile, Job, Note, ReadInner } from '../../derived.ts'
import { Unreadable } from '../../unreadable.ts'
import { rtfText } from '../rtf-text.ts'
import type { Letter } from './letter.ts'
import { readLetter } from './read-mail.ts'
import { type Properties, propertiesIn } from './tnef-properties.ts'

const SIGNATURE = 0x223e9f78
const HEAD = 6
/** Attributes of [MS-OXTNEF] 2.1.3.2, by their number without their type. */
const [SUBJECT, BODY, PROPERTIES, CODE_PAGE] = [0x8004, 0x800c, 0x9003, 0x9007]
const [NEW_FILE, FILE_NAME, FILE_BYTES, FILE_PROPERTIES] = [0x9002, 0x8010, 0x800f, 0x9005]
/** Properties of [MS-OXPROPS]. */
const [P_SUBJECT, P_BODY, P_HTML, P_RTF, P_FILE_NAME, P_FILE_BYTES] = [0x0037, 0x1000, 0x1013, 0x1009, 0x3707, 0x3701]
const MOST_FILES = 500
const RTF_BYTES = 20_000_000
/** Of an embedded message or object stands the kind before the bytes. */
const KIND_BYTES = 16

/** What Outlook sends as `winmail.dat`: a mail's text and files in a wrapping of its own. */
export async function readTnef(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  await readLetter(parseTnef(bytesOf(job)), { job, note, readInner })
}

/** What is in it, as `readTnef` has it. */
export const filesOfTnef = async (job: Job): Promise<InnerFile[]> => parseTnef(bytesOf(job)).files

/** @throws Unreadable `Corrupt` */
export function parseTnef(bytes: Buffer): Letter {
  if (bytes.length < HEAD || bytes.readUInt32LE(0) !== SIGNATURE)
    throw new Unreadable('Corrupt', 'The file is no winmail.dat')
  const said = { page: 1252, subject: '', text: '' }
  let properties: Properties = new Map()
  const files: InnerFile[] = []
  for (const { id, data } of attributesIn(bytes)) {
    const file = files.at(-1)
    if (id === NEW_FILE) {
      if (files.length >= MOST_FILES) break
      files.push({ name: '', bytes: Buffer.alloc(0) })
    } else if (id === FILE_NAME && file) file.name ||= textOf(data, said.page)
    else if (id === FILE_BYTES && file) file.bytes = data
    else if (id === FILE_PROPERTIES && file) describe(file, propertiesIn(data), said.page)
    else if (id === CODE_PAGE && data.length >= 4) said.page = data.readUInt32LE(0)
    else if (id === SUBJECT) said.subject = textOf(data, said.page)
    else if (id === BODY) said.text = textOf(data, said.page)
    else if (id === PROPERTIES) properties = propertiesIn(data)
  }
  return letterOf(said, properties, files)
}

function letterOf(
  said: { page: number; subject: string; text: string },
  properties: Properties,
  files: readonly InnerFile[],
): Letter {
  const textAt = (id: number) => worded(properties, id, said.page)
  const subject = textAt(P_SUBJECT) || said.subject
  const html = textAt(P_HTML)
  const text = textAt(P_BODY) || said.text
  return {
    heads: subject === '' ? [] : [{ label: 'Subject', value: subject }],
    text: text === '' && html === '' ? textOfRtf(properties.get(P_RTF)?.bytes) : text,
    html,
    files: files.map((file, index) => ({ ...file, name: file.name || `attachment-${index + 1}` })),
  }
}

/** The long name in place of one of eight letters; and the bytes of what is no plain file. */
function describe(file: InnerFile, properties: Properties, page: number): void {
  file.name = worded(properties, P_FILE_NAME, page) || file.name
  const object = properties.get(P_FILE_BYTES)
  if (object && file.bytes.length === 0) file.bytes = object.bytes.subarray(object.isObject ? KIND_BYTES : 0)
}

function worded(properties: Properties, id: number, page: number): string {
  const found = properties.get(id)
  if (!found) return ''
  return found.isUnicode ? found.bytes.toString('utf16le').replace(/\0.*$/s, '') : textOf(found.bytes, page)
}

const textOf = (data: Buffer, page: number): string =>
  (decodePage(data, page) ?? data.toString('latin1')).replace(/\0.*$/s, '')

function textOfRtf(compressed: Buffer | undefined): string {
  if (!compressed || compressed.length < 16 || compressed.readUInt32LE(4) > RTF_BYTES) return ''
  return rtfText(Buffer.from(decompressRTF([...compressed])).toString('latin1'))
}

/** Level, number, type, length, data, sum ([MS-OXTNEF] 2.1.3.1): what is cut off ends it. */
function* attributesIn(bytes: Buffer): Generator<{ id: number; data: Buffer }> {
  for (let at = HEAD; at + 9 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 5)
    const end = at + 9 + length
    if (end > bytes.length) return
    yield { id: bytes.readUInt16LE(at + 1), data: bytes.subarray(at + 9, end) }
    at = end + 2
  }
}
