import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type'
import { isLzmaAlone, isPkcs7, isTableOfDbase, typeByBeginning } from './by-beginning.ts'
import { compoundFileType } from './compound-file.ts'
import { isActive, isExecutable } from './danger.ts'
import { type DecodedText, decodeStrayedText, decodeText } from './decode-text.ts'
import { mayBeDosProgram } from './dos-program.ts'
import { fittingExtension, nameExtension } from './extension.ts'
import {
  ANDROID,
  DISK_IMAGE,
  directoryNames,
  installerByEntries,
  installerByStart,
  isDiskImage,
  mayBeDiskImage,
} from './installers.ts'
import { type MediaTypeBytes, openBytes } from './media-type-bytes.ts'
import { entryNames, officeTypeByName, resolveZip } from './office-type.ts'
import { textType } from './text-type.ts'
import { zipKind } from './zip-kind.ts'

const HEAD_BYTES = 65_536
/** How sheets of Excel 2, 3 and 4 begin, which are no compound files ([MS-XLS] is of later ones). */
const OLD_EXCEL = /^09(?:000400|020600|040600)$/
const UNKNOWN = 'application/octet-stream'
const PROGRAM = 'application/x-msdownload'

export interface MediaType {
  mediaType: string
  /** Without a dot, lower case. */
  extension: string
  /** A browser would interpret it: never to be served inline from our origin. */
  isActive: boolean
  /** A desktop would run it. */
  isExecutable: boolean
}

/**
 * What a file is, by its content; its name only decides between kinds that look alike.
 * @param source the file's path, or the bytes of its beginning (64 kB or more are best)
 * @param options `isWhole`: the bytes are all of the file
 * @throws only when the file can't be read
 */
export async function detectMediaType(
  source: string | Uint8Array,
  fileName: string,
  { isWhole = false } = {},
): Promise<MediaType> {
  const bytes = await openBytes(source, isWhole)
  try {
    const named = nameExtension(fileName)
    const { mediaType, suggested } = await contentType(source, bytes, named)
    return {
      mediaType,
      extension: fittingExtension(mediaType, named, suggested),
      isActive: isActive(mediaType),
      isExecutable: isExecutable(mediaType, named),
    }
  } finally {
    await bytes.close()
  }
}

interface ContentType {
  mediaType: string
  suggested?: string | undefined
}

async function contentType(source: string | Uint8Array, bytes: MediaTypeBytes, named: string): Promise<ContentType> {
  const head = await bytes.read(0, HEAD_BYTES)
  if (head.length === 0) return { mediaType: isTextual(named) ? textType('', named, true) : UNKNOWN }
  const isWhole = bytes.size === undefined ? head.length < HEAD_BYTES : bytes.size === head.length
  const typeOf = ({ text }: DecodedText) => ({ mediaType: textType(text, named, isWhole) })
  if (isMarkedPdf(head) || isWrappedPdf(head)) return { mediaType: 'application/pdf' }
  if (isPkcs7(head)) return { mediaType: signatureType(named) }
  const clean = decodeText(head)
  if (clean) return typeOf(clean)
  // A zero byte is what nearly every binary format has in its beginning: what has none is text sooner than that.
  const strayed = decodeStrayedText(head)
  if (strayed && !head.includes(0)) return typeOf(strayed)
  const binary = await binaryType({ source, bytes, head, named })
  return binary.mediaType === UNKNOWN && strayed ? typeOf(strayed) : binary
}

interface Binary {
  source: string | Uint8Array
  bytes: MediaTypeBytes
  head: Buffer
  named: string
}

async function binaryType({ source, bytes, head, named }: Binary): Promise<ContentType> {
  const installer = await installerType(bytes, head)
  if (installer) return { mediaType: installer }
  const told = typeByBeginning(head) ?? (await knownZip(bytes, head, named))
  if (told) return { mediaType: told }
  const found = await signature(source)
  if (found?.mime === 'application/x-cfb') {
    const mediaType = (await compoundFileType(bytes)) ?? officeTypeByName(named, 'compound') ?? 'application/x-cfb'
    return { mediaType: sheetOfPerfectOffice(mediaType, named) ?? mediaType }
  }
  // The library takes Android's code in a zip for an app; those were found by what makes them one.
  if (found?.mime === 'application/zip' || found?.mime === ANDROID)
    return { mediaType: resolveZip(head, named, bytes.size === undefined) }
  // Two bytes only, which any zlib stream has too: the name has to say so as well.
  if (found?.mime === DISK_IMAGE && named !== 'dmg') return { mediaType: UNKNOWN }
  if (found?.mime === PROGRAM && !mayBeDosProgram(head, bytes.size)) return { mediaType: UNKNOWN }
  if (found) return { mediaType: found.mime, suggested: found.ext }
  // Where its directory can't be reached the library says nothing; the mark at its beginning is enough.
  if (/^(?:49492a00|4d4d002a)/.test(head.subarray(0, 4).toString('hex'))) return { mediaType: 'image/tiff' }
  if (named === 'xls' && OLD_EXCEL.test(head.subarray(0, 4).toString('hex')))
    return { mediaType: 'application/vnd.ms-excel' }
  if (named === 'dbf' && isTableOfDbase(head)) return { mediaType: 'application/vnd.dbf' }
  if (/^(?:lzma|tlz)$/.test(named) && isLzmaAlone(head)) return { mediaType: 'application/x-lzma' }
  return { mediaType: isLatePdf(head, named) ? 'application/pdf' : UNKNOWN }
}

/** Quattro Pro 7 and 8 keep their sheets in a stream of the same name as WordPerfect its text. */
const sheetOfPerfectOffice = (mediaType: string, named: string): string | undefined =>
  mediaType === 'application/vnd.wordperfect' && named === 'wb3' ? 'application/x-quattro-pro' : undefined

/** What installs something: by its beginning, its end, or what a zip holds. */
async function installerType(bytes: MediaTypeBytes, head: Buffer): Promise<string | undefined> {
  const byStart = installerByStart(head)
  if (byStart) return byStart
  if (isZip(head)) return installerByEntries((await directoryNames(bytes)) ?? entryNames(head))
  return mayBeDiskImage(head) && (await isDiskImage(bytes)) ? DISK_IMAGE : undefined
}

/** What a zip says itself, or by the names in it. */
async function knownZip(bytes: MediaTypeBytes, head: Buffer, named: string): Promise<string | undefined> {
  if (!isZip(head)) return undefined
  return zipKind(head, [...((await directoryNames(bytes)) ?? []), ...entryNames(head)], named)
}

/** A signature beside what it signs, or around it. */
const signatureType = (named: string): string =>
  named === 'p7s' ? 'application/pkcs7-signature' : 'application/pkcs7-mime'

const isZip = (head: Buffer) => head.subarray(0, 2).toString('latin1') === 'PK'

async function signature(source: string | Uint8Array): Promise<{ mime: string; ext: string } | undefined> {
  try {
    return await (typeof source === 'string' ? fileTypeFromFile(source) : fileTypeFromBuffer(source))
  } catch {
    return undefined
  }
}

/** Readers accept a PDF header anywhere in the first 1024 bytes (ISO 32000-1, annex H.3, note 13). */
function isLatePdf(head: Buffer, named: string): boolean {
  return named === 'pdf' && /%PDF-\d\.\d/.test(head.subarray(0, 1032).toString('latin1'))
}

/** A mark of order stands before it where a program took it for a text. */
const isMarkedPdf = (head: Buffer): boolean =>
  /^\u00ef\u00bb\u00bf\s{0,20}%PDF-\d\.\d/.test(head.subarray(0, 40).toString('latin1'))

/** So has one behind the heads of the answer that it came in, where a program saved both: nobody writes such a text. */
function isWrappedPdf(head: Buffer): boolean {
  if (!/^HTTP\/1\.\d \d{3}/.test(head.subarray(0, 16).toString('latin1'))) return false
  return /\r?\n\r?\n%PDF-\d\.\d/.test(head.subarray(0, 1032).toString('latin1'))
}

function isTextual(named: string): boolean {
  return textType('', named, true) !== 'text/plain' || ['txt', 'log', 'text', ''].includes(named)
}
