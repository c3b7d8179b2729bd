import { type FileLocation, type LocationEvent, listLocationHistory } from '@sinupan/contract'
import { IconPackageExport, IconPackageImport } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDayTime } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { nameOfPerson } from '../documents/index.ts'
import type { useFolderView } from '../my-office/index.ts'
import classes from './locations.module.css'
import { t } from './words.ts'

type View = ReturnType<typeof useFolderView>
interface HistoryTabProps {
  location: FileLocation
  top: ReactNode
  panelId: string
  view: View[0]
  change: View[1]
}

/** What came into a place and went from it, newest first. */
export function HistoryTab({ location, top, panelId, view: { page }, change }: HistoryTabProps) {
  const listed = useListed(listLocationHistory, { params: { id: String(location.id) } }, { list: 'table', page })
  return (
    <>
      {top}
      <section id={panelId} role="tabpanel" aria-label={t('history')} className={classes.list}>
        <TableList
          label={t('history')}
          listed={listed}
          failed={t('historyFailed')}
          empty={{ drawing: 'inbox', title: t('noHistory'), line: t('noHistoryLine') }}
          columns={columns()}
          rowId={({ id }) => String(id)}
          rowHeight={48}
          nameOf={({ name }) => name}
          phoneRow={(event) => ({
            icon: <Direction event={event} />,
            meta: [wayWords(event), formatDayTime(event.at), nameOfPerson(event.actor)].join(' · '),
          })}
          pages={{ list: 'table', page, onPage: (next) => change({ page: next }) }}
        />
      </section>
    </>
  )
}

const columns = (): Column<LocationEvent>[] => [
  { id: 'what', head: t('what'), main: true, cell: (event) => <What event={event} /> },
  { id: 'whence', head: t('whence'), width: 224, hideUnder: 640, cell: wayWords },
  { id: 'who', head: t('who'), width: 176, hideUnder: 560, cell: ({ actor }) => nameOfPerson(actor) },
  { id: 'when', head: t('when'), width: 176, cell: ({ at }) => formatDayTime(at) },
]

const Direction = ({ event: { direction } }: { event: LocationEvent }) => {
  const Icon = direction === 'in' ? IconPackageImport : IconPackageExport
  return <Icon size={20} stroke={1.6} color="var(--second-text)" aria-hidden="true" />
}

const What = ({ event }: { event: LocationEvent }) => (
  <span className={classes.name}>
    <Direction event={event} />
    <span className={classes.two}>
      <span>
        <span className="visually-hidden">{t(event.direction === 'in' ? 'cameIn' : 'wentOut')} </span>
        {event.fileLocationId === null ? (
          event.name
        ) : (
          <Link className={classes.link} to={paths.location(String(event.fileLocationId))}>
            {event.name}
          </Link>
        )}
      </span>
      {event.code && <span className={classes.line}>{event.code}</span>}
    </span>
  </span>
)

function wayWords({ direction, other }: LocationEvent): string {
  if (!other) return t(direction === 'in' ? 'takenIn' : 'takenOut')
  const name = other.location ?? t('gonePlace')
  return direction === 'in' ? t('fromPlace', { name }) : t('toPlace', { name })
}
