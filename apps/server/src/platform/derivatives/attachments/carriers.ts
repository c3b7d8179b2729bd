import type { InnerFile, Job } from '../derived.ts'
import { SHEETS } from '../readers.ts'

type FilesOf = (job: Job) => Promise<Iterable<InnerFile>>
type Load = () => Promise<FilesOf>

/** How what a file carries is had without reading its own text: by the functions, and in the order, of its reader. */
const carriers: readonly (readonly [fits: RegExp, load: Load])[] = [
  [/^application\/pdf$/, async () => (await import('../formats/pdf.ts')).filesOfPdf],
  [/^message\/rfc822$/, async () => (await import('../formats/mail/eml.ts')).filesOfEml],
  [/^application\/vnd\.ms-outlook$/, async () => (await import('../formats/mail/msg.ts')).filesOfMsg],
  [/^application\/vnd\.ms-tnef$/, async () => (await import('../formats/mail/tnef.ts')).filesOfTnef],
  [/^application\/msword$/, async () => (await import('../formats/compound-objects.ts')).filesOfCompound],
  [/^application\/vnd\.ms-powerpoint$/, async () => (await import('../formats/compound-objects.ts')).filesOfPpt],
  [/opendocument\.(?:text|presentation|graphics)/, async () => (await import('../formats/odf-objects.ts')).filesOfOdf],
  [SHEETS, async () => (await import('../formats/workbook.ts')).filesOfWorkbook],
  [openXml('word'), async () => (await import('../formats/docx.ts')).filesOfDocx],
  [openXml('presentation|powerpoint'), async () => (await import('../formats/pptx.ts')).filesOfPptx],
]

function openXml(program: string): RegExp {
  return new RegExp(`^application/vnd\\.(?:openxmlformats-officedocument\\.|ms-)(?:${program})`)
}

/** Whether something may be taken out of files of that type. */
export const isCarrier = ({ mediaType }: Pick<Job, 'mediaType'>): boolean =>
  carriers.some(([fits]) => fits.test(mediaType))

/** Loads them all, since what lies inside may be of another kind than what it lies in. */
export async function loadCarriers(): Promise<(job: Job) => FilesOf | undefined> {
  const loaded = await Promise.all(carriers.map(async ([fits, load]) => ({ fits, filesOf: await load() })))
  return ({ mediaType }) => loaded.find(({ fits }) => fits.test(mediaType))?.filesOf
}
