import type { Retained } from '@sinupan/contract'
import { formatCalendarDate, formatCount, formatSize } from '../../lib/format.ts'
import { FileIcon } from '../../ui/file-icon.tsx'
import { fileKindOf } from '../../ui/file-kind.ts'
import type { Column } from '../../ui/table/columns.ts'
import { Blockers } from './blockers.tsx'
import classes from './retention.module.css'
import type { DuePlace } from './retention-address.ts'
import { t } from './words.ts'

export type Row = Retained & { id: string }

const Two = ({ first, second }: { first: string; second: string }) => (
  <span className={classes.two} title={`${first} · ${second}`}>
    <span>{first}</span>
    <span className={classes.under}>{second}</span>
  </span>
)
const dayOf = (day: string | null) => (day === null ? '–' : formatCalendarDate(day))

/** The series and its group, in a line under the title. */
export const seriesOf = ({ category, group }: Retained): string =>
  category ? [category.category, group?.group].filter(Boolean).join(' · ') : t('Unscheduled')

const title: Column<Row> = {
  id: 'name',
  head: t('titleColumn'),
  main: true,
  sortable: true,
  cell: (row) => (
    <span className={classes.name}>
      <FileIcon kind={kindOf(row)} />
      <Two first={row.fileManager.name} second={seriesOf(row)} />
    </span>
  ),
}
const unit: Column<Row> = {
  id: 'unit',
  head: t('unit'),
  width: 120,
  hideUnder: 640,
  cell: (row) => <Two first={row.unit.name} second={`${row.office.shortName} · ${row.campus.shortName}`} />,
}
const place: Column<Row> = {
  id: 'place',
  head: t('location'),
  width: 88,
  hideUnder: 960,
  cell: ({ fileLocation }) =>
    fileLocation ? (
      <Two first={fileLocation.location} second={fileLocation.code} />
    ) : (
      <span className={classes.quiet}>–</span>
    ),
}
const date: Column<Row> = {
  id: 'documentDate',
  head: t('documentDate'),
  width: 108,
  sortable: true,
  hideUnder: 960,
  cell: ({ documentDate }) => dayOf(documentDate),
}
const size: Column<Row> = {
  id: 'size',
  head: t('size'),
  width: 80,
  align: 'right',
  sortable: true,
  hideUnder: 800,
  cell: ({ totalFileSize }) => (totalFileSize > 0 ? formatSize(totalFileSize) : '–'),
}
const blockers: Column<Row> = { id: 'blockers', head: t('blockers'), width: 116, cell: (row) => <Blockers row={row} /> }

export const kindOf = ({ fileManager: { fileType } }: Retained) => (fileType ? fileKindOf(fileType) : 'other')

/** The columns of a tab: what has a day shows it, and how long it is past or what is left. */
export function columnsOf(tab: DuePlace['tab']): Column<Row>[] {
  const hasDay = tab !== 'unscheduled' && tab !== 'permanent'
  const isComing = tab === 'expiring'
  const isPast = tab === 'expired' || tab === 'destroyed'
  const days: Column<Row>[] = [
    {
      id: 'expiresOn',
      head: isPast ? t('expiredOn') : t('keptUntil'),
      width: 92,
      sortable: true,
      cell: ({ expiresOn }) => dayOf(expiresOn),
    },
    {
      id: 'days',
      head: isComing ? t('daysLeft') : t('daysPast'),
      width: 76,
      align: 'right',
      hideUnder: 720,
      cell: ({ daysPast }) => {
        const days = isComing ? -(daysPast ?? 0) : (daysPast ?? 0)
        return daysPast === null || days < 0 ? '–' : formatCount(days)
      },
    },
  ]
  return [title, unit, place, date, ...(hasDay ? days : []), size, ...(tab === 'destroyed' ? [] : [blockers])]
}
