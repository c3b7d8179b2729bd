import { decompressRTF } from '@kenjiuno/decompressrtf'
import msgReader, { type FieldsData } from '@kenjiuno/msgreader'
import { encodingExists } from 'iconv-lite'
import { decodeText } from '../../../media-type/decode-text.ts'
import { bytesOf } from '../../bytes-of.ts'
import { decodePage, encodingOfPage } from '../../code-pages.ts'
import type { InnerFile, Job, Note, ReadInner } from '../../derived.ts'
import { Unreadable } from '../../unreadable.ts'
import { withoutCircles } from '../compound.ts'
import { rtfText } from '../rtf-text.ts'
import type { Letter } from './letter.ts'
import { itemHeads } from './msg-items.ts'
import { readLetter } from './read-mail.ts'

type Reader = InstanceType<typeof msgReader.default>
/** Compressed text says how long it is; this much is a book. */
const RTF_BYTES = 20_000_000
/** The largest of compound files: also a whole number of the smaller ones. */
const SECTOR = 4_096
const [UTF8, UTF16] = [65001, 1200]

/**
 * A mail's texts are in a code page of Windows; the internet's names the encoding in which it would be sent
 * ([MS-OXCMAIL] 2.2.3.2.7): where only that is named, this is the other's.
 */
const WINDOWS_PAGE: Readonly<Record<number, number>> = {
  20127: 1252,
  20866: 1251,
  21866: 1251,
  28591: 1252,
  28592: 1250,
  28593: 1254,
  28594: 1257,
  28595: 1251,
  28596: 1256,
  28597: 1253,
  28598: 1255,
  28599: 1254,
  28603: 1257,
  28605: 1252,
  38598: 1255,
  50220: 932,
  50221: 932,
  50222: 932,
  50225: 949,
  50227: 936,
  51932: 932,
  51936: 936,
  51949: 949,
  52936: 936,
  54936: 936,
}

/** A mail as Outlook keeps it ([MS-OXMSG]). */
export async function readMsg(job: Job, note: Note, readInner: ReadInner): Promise<void> {
  await readLetter(parseMsg(bytesOf(job)), { job, note, readInner })
}

/** What is attached to it, as `readMsg` has it. */
export const filesOfMsg = async (job: Job): Promise<InnerFile[]> => parseMsg(bytesOf(job)).files

/** @throws Unreadable `Corrupt` */
export function parseMsg(bytes: Buffer): Letter {
  // Its own library follows sectors without an end, too.
  const { reader, fields } = open(withoutCircles(bytes))
  const text = fields.body ?? ''
  const html = htmlOf(fields)
  return {
    heads: headsOf(fields),
    text: text === '' && html === '' ? textOfRtf(fields.compressedRtf) : text,
    html,
    files: (fields.attachments ?? []).flatMap((file, index) => attached(reader, file, index)),
  }
}

/** Texts that are not Unicode are in a code page which the mail names: it is opened again by that. */
function open(bytes: Buffer): { reader: Reader; fields: FieldsData } {
  const first = tryOpen(bytes)
  const encoding = textEncoding(first.fields)
  return encoding ? tryOpen(bytes, encoding) : first
}

/** Undefined where the mail names none, Unicode, or one that nobody knows: its letters stay as they are. */
function textEncoding({ messageCodepage, internetCodepage }: FieldsData): string | undefined {
  const page = messageCodepage ?? (internetCodepage && (WINDOWS_PAGE[internetCodepage] ?? internetCodepage))
  if (page === undefined || page === UTF8 || page === UTF16) return undefined
  const encoding = encodingOfPage(page)
  return encoding && encodingExists(encoding) ? encoding : undefined
}

function tryOpen(bytes: Buffer, ansiEncoding?: string): { reader: Reader; fields: FieldsData } {
  const reader = new msgReader.default(wholeSectors(bytes))
  if (ansiEncoding) reader.parserConfig = { ansiEncoding }
  const fields = reader.getFileData()
  if (fields.error) throw new Unreadable('Corrupt', `The mail can't be read: ${fields.error}`)
  return { reader, fields }
}

/** Some programs write no more of the last sector than they need. */
function wholeSectors(bytes: Buffer): ArrayBuffer {
  const whole = new Uint8Array(Math.ceil(bytes.length / SECTOR) * SECTOR)
  whole.set(bytes)
  return whole.buffer
}

function htmlOf({ bodyHtml, html, internetCodepage }: FieldsData): string {
  if (bodyHtml) return bodyHtml
  if (!html) return ''
  const bytes = Buffer.from(html)
  return (internetCodepage && decodePage(bytes, internetCodepage)) || (decodeText(bytes)?.text ?? '')
}

function textOfRtf(compressed: Uint8Array | undefined): string {
  if (!compressed || Buffer.from(compressed).readUInt32LE(4) > RTF_BYTES) return ''
  return rtfText(Buffer.from(decompressRTF([...compressed])).toString('latin1'))
}

function headsOf(fields: FieldsData): Letter['heads'] {
  const people = (kind: 'to' | 'cc' | 'bcc') =>
    (fields.recipients ?? [])
      .filter(({ recipType = 'to' }) => recipType === kind)
      .map(({ name, smtpAddress, email }) => person(name, smtpAddress ?? email))
      .join(', ')
  const heads = [
    { label: 'From', value: person(fields.senderName, fields.senderSmtpAddress ?? fields.senderEmail) },
    { label: 'To', value: people('to') },
    { label: 'Cc', value: people('cc') },
    { label: 'Bcc', value: people('bcc') },
    { label: 'Date', value: fields.messageDeliveryTime ?? fields.clientSubmitTime ?? '' },
    ...itemHeads(fields),
    { label: 'Subject', value: fields.subject ?? '' },
  ]
  return heads.filter(({ value }) => value !== '')
}

/** Exchange's own addresses (`/o=…/cn=…`) tell nobody anything. */
function person(name = '', address = ''): string {
  if (!address.includes('@') || address === name) return name || address
  return name ? `${name} <${address}>` : address
}

function attached(reader: Reader, file: FieldsData, index: number): InnerFile[] {
  try {
    const { fileName, content } = reader.getAttachment(file)
    const name = file.innerMsgContent && !/\.msg$/i.test(fileName) ? `${fileName}.msg` : fileName
    return [{ name: name || `attachment-${index + 1}`, bytes: Buffer.from(content) }]
  } catch {
    return []
  }
}
