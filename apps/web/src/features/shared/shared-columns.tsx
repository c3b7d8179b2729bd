import { formatDay, formatSize } from '../../lib/format.ts'
import { Pill } from '../../ui/pill.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { type Entry, EntryName, nameOfPerson, sizeOf } from '../documents/index.ts'
import classes from './shared.module.css'
import { sharedOf } from './use-shared-pages.ts'
import { t } from './words.ts'

/** The columns of Shared with me: by whom, since when, until when; what is new is marked. */
export const sharedColumns = (): Column<Entry>[] => [
  {
    id: 'name',
    head: t('document'),
    main: true,
    cell: (entry) => (
      <span className={classes.name}>
        <EntryName entry={entry} marksPin />
        {sharedOf(entry)?.isNew && <Pill tone="info">{t('new')}</Pill>}
      </span>
    ),
  },
  {
    id: 'by',
    head: t('sharedBy'),
    width: 180,
    cell: (entry) => <span className={classes.person}>{nameOfPerson(sharedOf(entry)?.sharedBy ?? null)}</span>,
  },
  {
    id: 'since',
    head: t('since'),
    width: 104,
    cell: (entry) => formatDay(sharedOf(entry)?.sharedAt ?? ''),
  },
  {
    id: 'until',
    head: t('sharedUntil'),
    width: 104,
    hideUnder: 640,
    cell: (entry) => {
      const until = sharedOf(entry)?.sharedUntil
      return until ? formatDay(until) : '–'
    },
  },
  {
    id: 'size',
    head: t('size'),
    width: 84,
    align: 'right',
    hideUnder: 800,
    cell: (entry) => formatSize(sizeOf(entry)),
  },
]

/** Under a name on phones and cards. */
export function SharedLine({ entry }: { entry: Entry }) {
  const shared = sharedOf(entry)
  if (!shared) return null
  const { sharedBy, sharedAt, isNew } = shared
  return (
    <>
      {t('byAndSince', { who: nameOfPerson(sharedBy), at: formatDay(sharedAt) })}
      {isNew && (
        <>
          {' '}
          <Pill tone="info">{t('new')}</Pill>
        </>
      )}
    </>
  )
}
