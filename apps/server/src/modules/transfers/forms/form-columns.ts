import type { TransferForm } from '@sinupan/contract'
import type { Value } from '../../../platform/xlsx/cells.ts'
import type { SeriesLine } from './forms.queries.ts'

interface FormColumn {
  title: string
  /** On paper, where there is less room. */
  short: string
  /** In characters of a sheet. */
  width: number
  /** In parts of a page. */
  share: number
  cell: (line: SeriesLine) => Value
}

const actions = { destroy: 'Dispose', transfer: 'Transfer to the archives', review: 'Appraise before disposal' }

function periodOf({ from, to }: SeriesLine): string {
  if (!from || !to) return ''
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  return first === last ? first : `${first}–${last}`
}

function volumeOf({ documents, size }: SeriesLine): string {
  const megabytes = size / 1_000_000
  return `${documents} ${documents === 1 ? 'document' : 'documents'}, ${megabytes < 0.1 ? '< 0.1' : megabytes.toFixed(1)} MB`
}

function mediumOf({ hasFiles, hasPaper }: SeriesLine): string {
  return [...(hasPaper ? ['Paper'] : []), ...(hasFiles ? ['Electronic'] : [])].join(', ')
}

const totalOf = ({ retention }: SeriesLine): string =>
  retention === null ? 'Permanent' : retention === 1 ? '1 year' : `${retention} years`

const provisionOf = ({ disposalAction, reference, retention }: SeriesLine): string =>
  [reference, disposalAction ? actions[disposalAction] : retention === null ? 'Keep permanently' : '']
    .filter(Boolean)
    .join(' · ')

const column = (title: string, short: string, sizes: [width: number, share: number], cell: FormColumn['cell']) => ({
  title,
  short,
  width: sizes[0],
  share: sizes[1],
  cell,
})
// What only people know stays open, to be written in.
const open = (title: string, short: string, sizes: [number, number]) => column(title, short, sizes, () => null)

const item = column('GRDS / RDS item no.', 'Item', [14, 20], ({ reference }) => reference)
const series = column('Records series title', 'Series', [36, 30], ({ series }) => series)
const description = column('Description', 'Description', [48, 36], ({ description }) => description)
const period = column('Period covered', 'Period', [16, 18], periodOf)
const volume = column('Volume', 'Volume', [24, 28], volumeOf)
const active = open('Retention: active', 'Active', [14, 12])
const storage = open('Retention: storage', 'Storage', [14, 14])
const total = column('Retention: total', 'Total', [14, 17], totalOf)

export interface Form {
  title: string
  fileName: string
  columns: readonly FormColumn[]
  /** On paper the series is a line over the whole width, since there are many columns. */
  isHeadedBySeries: boolean
}

/** The forms as archives institutions have them; what is not known to the system is left open. */
export const forms: Readonly<Record<TransferForm, Form>> = {
  inventory: {
    title: 'Records inventory and appraisal',
    fileName: 'records-inventory',
    isHeadedBySeries: true,
    columns: [
      series,
      description,
      period,
      volume,
      column('Records medium', 'Medium', [18, 17], mediumOf),
      column('Restrictions', 'Restrict.', [16, 16], ({ hasClassified }) =>
        hasClassified ? 'Classified' : 'Open access',
      ),
      column('Location of records', 'Location', [28, 20], ({ places }) => places.join(', ')),
      open('Frequency of use', 'Use', [14, 9]),
      open('Duplication', 'Dupl.', [14, 11]),
      column('Time value (T/P)', 'T/P', [12, 8], ({ retention }) => (retention === null ? 'P' : 'T')),
      open('Utility value', 'Utility', [12, 13]),
      active,
      storage,
      total,
      column('Disposition provision', 'Disposition', [32, 24], provisionOf),
    ],
  },
  schedule: {
    title: 'Records disposition schedule',
    fileName: 'records-disposition-schedule',
    isHeadedBySeries: false,
    columns: [
      item,
      series,
      description,
      active,
      storage,
      total,
      column('Remarks', 'Remarks', [28, 24], ({ disposalAction }) => (disposalAction ? actions[disposalAction] : null)),
    ],
  },
  authority: {
    title: 'Request for authority to dispose of records',
    fileName: 'request-for-authority',
    isHeadedBySeries: false,
    columns: [
      item,
      series,
      description,
      period,
      volume,
      column('Retention period complied with', 'Retention', [20, 16], totalOf),
      column('Disposition provision', 'Disposition', [28, 22], provisionOf),
    ],
  },
}
