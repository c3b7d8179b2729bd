import { csvLine } from '../../../platform/csv-cell.ts'
import type { BaggedDocument } from './bag.queries.ts'

export const csvHead = csvLine([
  'number',
  'title',
  'group',
  'series',
  'reference',
  'retention',
  'keptUntil',
  'documentDate',
  'madeOn',
  'campus',
  'office',
  'unit',
  'record',
  'classified',
  'tags',
  'description',
  'file',
  'path',
  'mediaType',
  'size',
  'sha256',
])

/** The lines of a document, one for each file; one without a file for what has none. */
export function csvOf({ position, name, described: of, files }: BaggedDocument): string {
  const about = [
    ...[position, name, of.group, of.series, of.reference],
    of.isPermanent || (of.series && of.retention === null) ? 'permanent' : of.retention,
    ...[of.keptUntil, of.documentDate, of.madeOn, of.campus, of.office, of.unit],
    of.isRecord ? 'yes' : 'no',
    of.isClassified ? 'yes' : 'no',
    of.tags.join('; '),
    of.description,
  ]
  if (files.length === 0) return csvLine([...about, null, null, null, null, null])
  return files.map((file) => csvLine([...about, file.name, file.path, file.mediaType, file.size, file.sha256])).join('')
}
