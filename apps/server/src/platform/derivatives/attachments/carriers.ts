import type { InnerFile, Job } from '../derived.ts'
import { ODF, OPEN_XML_SLIDES, OPEN_XML_TEXT, SHEETS, TAR } from '../readers.ts'

type FilesOf = (job: Job) => Promise<Iterable<InnerFile> | AsyncIterable<InnerFile>>
type Load = () => Promise<FilesOf>

/** How what a file carries is had without reading its own text: by the functions, and in the order, of its reader. */
const carriers: readonly (readonly [fits: RegExp, load: Load])[] = [
  [/^application\/pdf$/, async () => (await import('../formats/pdf.ts')).filesOfPdf],
  [/^message\/rfc822$/, async () => (await import('../formats/mail/eml.ts')).filesOfEml],
  [/^application\/vnd\.ms-outlook$/, async () => (await import('../formats/mail/msg.ts')).filesOfMsg],
  [/^application\/mbox$/, async () => (await import('../formats/mail/mbox.ts')).filesOfMbox],
  [/^application\/pkcs7-mime$/, async () => (await import('../formats/mail/signed-file.ts')).filesOfSigned],
  [/^application\/zip$/, async () => (await import('../formats/archives/zip-archive.ts')).filesOfZip],
  [TAR, async () => (await import('../formats/archives/tar.ts')).filesOfTar],
  [/^application\/x-rar-compressed$/, async () => (await import('../formats/archives/rar.ts')).filesOfRar],
  [/^application\/x-7z-compressed$/, async () => (await import('../formats/archives/seven-zip.ts')).filesOfSevenZip],
  [/^application\/vnd\.ms-tnef$/, async () => (await import('../formats/mail/tnef.ts')).filesOfTnef],
  [/^application\/msword$/, async () => (await import('../formats/compound-objects.ts')).filesOfCompound],
  [/^application\/vnd\.ms-powerpoint$/, async () => (await import('../formats/compound-objects.ts')).filesOfPpt],
  [ODF, async () => (await import('../formats/odf-objects.ts')).filesOfOdf],
  [SHEETS, async () => (await import('../formats/workbook.ts')).filesOfWorkbook],
  [OPEN_XML_TEXT, async () => (await import('../formats/docx.ts')).filesOfDocx],
  [OPEN_XML_SLIDES, async () => (await import('../formats/pptx.ts')).filesOfPptx],
]

/** Whether something may be taken out of files of that type. */
export const isCarrier = ({ mediaType }: Pick<Job, 'mediaType'>): boolean =>
  carriers.some(([fits]) => fits.test(mediaType))

/** Loads them all, since what lies inside may be of another kind than what it lies in. */
export async function loadCarriers(): Promise<(job: Job) => FilesOf | undefined> {
  const loaded = await Promise.all(carriers.map(async ([fits, load]) => ({ fits, filesOf: await load() })))
  return ({ mediaType }) => loaded.find(({ fits }) => fits.test(mediaType))?.filesOf
}
