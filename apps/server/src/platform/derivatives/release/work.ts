import type { Job } from '../derived.ts'
import { Unreadable } from '../unreadable.ts'
import type { Kind } from './kind.ts'
import type { Report } from './report.ts'

const OFFICE =
  /openxmlformats-officedocument\.(?:wordprocessingml|spreadsheetml|presentationml)\.(?:document|sheet|presentation)$/

/** Each is loaded only when it is needed: each brings its own libraries. */
const kinds: readonly (readonly [fits: RegExp, load: () => Promise<Kind>])[] = [
  [/^application\/pdf$/, async () => (await import('./pdf/pdf-kind.ts')).pdfKind],
  [/^image\/(?:jpeg|png|gif|webp|tiff|avif)$/, async () => (await import('./picture-kind.ts')).pictureKind],
  [OFFICE, async () => (await import('./office/office-kind.ts')).officeKind],
  [/^text\/(?:plain|csv|tab-separated-values)$/, async () => (await import('./plain-kind.ts')).plainKind],
  [/^/, async () => (await import('./plain-kind.ts')).unknownKind],
]

/** The kind of a file with the libraries that it needs. */
export async function kindOf({ mediaType }: Pick<Job, 'mediaType'>): Promise<Kind> {
  const load = kinds.find(([fits]) => fits.test(mediaType))?.[1]
  if (!load) throw new Error('No kind fits.')
  return await load()
}

/** Does what is asked over the child's one file. @throws Unreadable */
export async function work(kind: Kind, job: Job): Promise<Omit<Report, 'failure'>> {
  if (!job.release) throw new Unreadable('Crashed', 'Nothing was asked for')
  if (job.release.what === 'inspect') return { ...(await kind.inspect(job)), copy: null }
  return { findings: [], pageCount: null, copy: await kind.copy(job, job.release) }
}
