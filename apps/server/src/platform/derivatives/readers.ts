import type { Job, Reader } from './derived.ts'

const OPEN_XML = /^application\/vnd\.(?:openxmlformats-officedocument|ms-(?:word|excel|powerpoint))\.?/
const SHEETS = /spreadsheetml|opendocument\.spreadsheet|^application\/vnd\.ms-excel|^application\/x-ft-apple-numbers/
const RASTER = /^image\/(?:jpeg|png|gif|webp|tiff|avif|heic|heif|bmp|apng)$/
const MARKUP = /^(?:text\/html|application\/xhtml\+xml|image\/svg\+xml|application\/xml|text\/xml)$/

/** The reader of a media type, loaded only now: each one brings its own libraries. Undefined: nothing to read. */
export async function readerFor({ mediaType }: Job): Promise<Reader | undefined> {
  if (mediaType === 'application/pdf') return (await import('./formats/pdf.ts')).readPdf
  if (mediaType === 'text/csv' || mediaType === 'text/tab-separated-values') {
    return (await import('./formats/csv.ts')).readCsv
  }
  if (MARKUP.test(mediaType)) return (await import('./formats/markup.ts')).readMarkup
  if (/^text\/|^application\/json$|^message\/rfc822$/.test(mediaType)) {
    return (await import('./formats/plain.ts')).readPlain
  }
  if (RASTER.test(mediaType)) return (await import('./formats/image.ts')).readImage
  return await officeReader(mediaType)
}

async function officeReader(mediaType: string): Promise<Reader | undefined> {
  if (mediaType === 'application/x-ooxml-protected') return (await import('./formats/protected.ts')).readProtected
  if (SHEETS.test(mediaType)) return (await import('./formats/workbook.ts')).readWorkbook
  if (OPEN_XML.test(mediaType) && /word/.test(mediaType)) return (await import('./formats/docx.ts')).readDocx
  if (OPEN_XML.test(mediaType) && /presentation|powerpoint\./.test(mediaType)) {
    return (await import('./formats/pptx.ts')).readPptx
  }
  if (/opendocument\.(?:text|presentation|graphics)/.test(mediaType)) return (await import('./formats/odf.ts')).readOdf
  if (mediaType === 'application/msword') return (await import('./formats/doc.ts')).readDoc
  if (mediaType === 'application/vnd.ms-powerpoint') return (await import('./formats/ppt.ts')).readPpt
  if (mediaType === 'application/rtf') return (await import('./formats/rtf.ts')).readRtf
  return undefined
}
