import type { Job, Reader } from './derived.ts'

/** Also as one text: Word's XML of 2003, and its flat package. */
export const OPEN_XML_TEXT =
  /^application\/vnd\.(?:openxmlformats-officedocument\.word|ms-word\.|ms-wordml$|ms-word2006ml$)/
export const ODF = /opendocument\.(?:text|presentation|graphics)|sun\.xml\.(?:writer|impress|draw)/
const APPLE = /^application\/vnd\.apple\.(?:pages|numbers|keynote)$/
export const OPEN_XML_SLIDES = /^application\/vnd\.(?:openxmlformats-officedocument\.presentation|ms-powerpoint\.)/
export const SHEETS =
  /spreadsheetml|opendocument\.spreadsheet|sun\.xml\.calc|^application\/(?:vnd\.ms-excel|vnd\.lotus-1-2-3$|x-quattro-pro$)/
const RASTER = /^image\/(?:jpeg|png|gif|webp|tiff|avif|hei[cf]|hei[cf]-sequence|bmp|apng|jp2|jpx|j2c)$/
const PLAIN = /^text\/(?!csv$|tab-separated-values$)|^application\/json$/
const MARKUP = /^(?:text\/html|application\/xhtml\+xml|image\/svg\+xml|application\/xml|text\/xml)$/

/** Of sound there is nothing to read but the picture of its cover, however long it is. */
const SOUND = /^audio\//

const ARCHIVE = /^application\/(?:zip|x-tar|gzip|x-bzip2|x-xz|x-lzma|x-rar-compressed|x-7z-compressed)$/
/** A tar, or one file, packed or not. */
export const TAR = /^application\/(?:x-tar|gzip|x-bzip2|x-xz|x-lzma)$/

type Load = () => Promise<Reader>

/** For what lies in an archive: nothing that is no JavaScript can be loaded once its reader is locked down. */
const withDrawing =
  (load: Load): Load =>
  async () => {
    await import('./drawing/thumbnail.ts')
    return await load()
  }

const loadPlain: Load = async () => (await import('./formats/plain.ts')).readPlain

/** Each reader is loaded only when it is needed: each one brings its own libraries. The first that fits is taken. */
const readers: readonly (readonly [fits: RegExp, load: Load])[] = [
  [/^application\/pdf$/, async () => (await import('./formats/pdf.ts')).readPdf],
  [/^text\/(?:csv|tab-separated-values)$/, async () => (await import('./formats/csv.ts')).readCsv],
  [MARKUP, async () => (await import('./formats/markup.ts')).readMarkup],
  [/^text\/|^application\/json$/, loadPlain],
  [/^message\/rfc822$/, async () => (await import('./formats/mail/eml.ts')).readEml],
  [/^application\/vnd\.ms-outlook$/, async () => (await import('./formats/mail/msg.ts')).readMsg],
  [/^application\/vnd\.ms-tnef$/, async () => (await import('./formats/mail/tnef.ts')).readTnef],
  [/^application\/mbox$/, async () => (await import('./formats/mail/mbox.ts')).readMbox],
  [/^application\/pkcs7-mime$/, withDrawing(async () => (await import('./formats/mail/signed-file.ts')).readSigned)],
  [RASTER, async () => (await import('./formats/image.ts')).readImage],
  [SOUND, async () => (await import('./formats/sound.ts')).readSound],
  [/^application\/x-ooxml-protected$/, async () => (await import('./formats/protected.ts')).readProtected],
  [SHEETS, async () => (await import('./formats/workbook.ts')).readWorkbook],
  [OPEN_XML_TEXT, async () => (await import('./formats/docx.ts')).readDocx],
  [OPEN_XML_SLIDES, async () => (await import('./formats/pptx.ts')).readPptx],
  [ODF, async () => (await import('./formats/odf.ts')).readOdf],
  [/^application\/msword$/, async () => (await import('./formats/doc.ts')).readDoc],
  [/^application\/vnd\.ms-powerpoint$/, async () => (await import('./formats/ppt.ts')).readPpt],
  [/^application\/rtf$/, async () => (await import('./formats/rtf.ts')).readRtf],
  [/^application\/vnd\.dbf$/, async () => (await import('./formats/dbf.ts')).readDbf],
  [/^application\/x-fictionbook\+xml$/, async () => (await import('./formats/fictionbook.ts')).readFictionBook],
  [/^application\/vnd\.wordperfect$/, async () => (await import('./formats/old/wordperfect.ts')).readWordPerfect],
  [/^application\/(?:x-mspublisher|vnd\.ms-works)$/, async () => (await import('./formats/old/quill.ts')).readQuill],
  [/^application\/x-mswrite$/, async () => (await import('./formats/old/write.ts')).readWrite],
  [/^application\/onenote$/, async () => (await import('./formats/old/onenote.ts')).readOneNote],
  [/^application\/x-msaccess$/, async () => (await import('./formats/access/access.ts')).readAccess],
  [/^application\/x-hwp$/, async () => (await import('./formats/hangul/hwp.ts')).readHwp],
  [/^application\/hwp\+zip$/, async () => (await import('./formats/hangul/hwpx.ts')).readHwpx],
  [/^image\/vnd\.djvu$/, async () => (await import('./formats/djvu/djvu.ts')).readDjvu],
  [
    /^application\/x-(?:mobipocket-ebook|aportisdoc)$/,
    async () => (await import('./formats/palm/palm.ts')).readPalmBook,
  ],
  [/^application\/epub\+zip$/, async () => (await import('./formats/epub.ts')).readEpub],
  [/^application\/vnd\.visio$/, async () => (await import('./formats/visio.ts')).readVisio],
  [/^application\/vnd\.ms-xpsdocument$/, async () => (await import('./formats/xps.ts')).readXps],
  [APPLE, async () => (await import('./formats/apple/iwork.ts')).readIwork],
  [/^application\/zip$/, withDrawing(async () => (await import('./formats/archives/zip-archive.ts')).readZip)],
  [TAR, withDrawing(async () => (await import('./formats/archives/tar.ts')).readTar)],
  [/^application\/x-rar-compressed$/, withDrawing(async () => (await import('./formats/archives/rar.ts')).readRar)],
  [
    /^application\/x-7z-compressed$/,
    withDrawing(async () => (await import('./formats/archives/seven-zip.ts')).readSevenZip),
  ],
]

const loaderOf = (mediaType: string): Load | undefined => readers.find(([fits]) => fits.test(mediaType))?.[1]

/** Whether anything is read or drawn of files of that type. */
export const hasReader = (mediaType: string): boolean => loaderOf(mediaType) !== undefined

/** Whether no picture is drawn of it, so that its reader needs no library beyond JavaScript. */
export const needsNoAddon = ({ mediaType }: Pick<Job, 'mediaType'>): boolean =>
  MARKUP.test(mediaType) || PLAIN.test(mediaType)

/** Whether files of that type are heard, or hold others, so that a large one is none that could not be read. */
export const isMoreThanText = (mediaType: string): boolean => SOUND.test(mediaType) || ARCHIVE.test(mediaType)

/** Whether files of that type are nothing but text. */
export const isPlainText = (mediaType: string): boolean => loaderOf(mediaType) === loadPlain

/** Whether files of that type are letters in some encoding: texts, tables of them, markup, code. */
export const isText = ({ mediaType }: Pick<Job, 'mediaType'>): boolean =>
  PLAIN.test(mediaType) || MARKUP.test(mediaType) || /^text\/(?:csv|tab-separated-values)$/.test(mediaType)

/** The reader of a media type. Undefined: nothing to read. */
export const readerFor = async ({ mediaType }: Job): Promise<Reader | undefined> => loaderOf(mediaType)?.()
