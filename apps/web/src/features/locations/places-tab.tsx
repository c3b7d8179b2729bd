import { Button } from '@mantine/core'
import { type FileLocation, listChildLocations } from '@sinupan/contract'
import { IconFolderShare, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatCount } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { refusalSentence } from '../../lib/refusal-sentences.ts'
import type { Act } from '../../list/acts.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { ListSelectionBar } from '../../list/list-selection-bar.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { useSelection } from '../../list/use-selection.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import type { Column } from '../../ui/table/columns.ts'
import type { useFolderView } from '../my-office/index.ts'
import { KindIcon, kindWord } from '../placing/index.ts'
import { openCreate, openMove, openRemove } from './dialogs.tsx'
import classes from './locations.module.css'
import { isEmpty, useLocationActs } from './use-location-acts.tsx'
import { t } from './words.ts'

type View = ReturnType<typeof useFolderView>
interface PlacesTabProps {
  unitId: number
  /** Left out at the top. */
  location?: FileLocation
  top: ReactNode
  panelId?: string
  view: View[0]
  change: View[1]
}

/** The places directly in a place. */
export function PlacesTab({ unitId, location, top, panelId, view, change }: PlacesTabProps) {
  const navigate = useNavigate()
  const { search, page } = view
  const listed = useListed(
    listChildLocations,
    {
      params: { id: String(location?.id ?? 0), deliveryUnitId: unitId },
      query: { only: 'locations', search: search || undefined },
    },
    { list: 'table', page, listIn: (answer) => answer.locations },
  )
  const actsOf = useLocationActs()
  const rows = listed.rows ?? []
  const selecting = useSelection(rows.map(({ id }) => String(id)))
  const chosen = rows.filter(({ id }) => selecting.ids.has(String(id)))
  const make = () => openCreate({ unitId, ...(location && { parent: location }) })
  return (
    <>
      {top}
      <section {...(panelId && { id: panelId, role: 'tabpanel' })} aria-label={t('places')} className={classes.list}>
        {selecting.ids.size > 0 ? (
          <ListSelectionBar
            count={selecting.ids.size}
            acts={[[moveAct(chosen, selecting.clear)], [removeAct(chosen, selecting.clear)]]}
            onClear={selecting.clear}
          />
        ) : (
          <div className={classes.filter}>
            <FilterField label={t('find')} value={search} onChange={(next) => change({ search: next, page: 0 })} />
          </div>
        )}
        <TableList
          label={t('places')}
          listed={listed}
          failed={t('placesFailed')}
          empty={
            <EmptyState
              drawing="documents"
              title={t(location ? 'noneInside' : 'noPlaces')}
              line={t(location ? 'noneInsideLine' : 'noPlacesLine')}
              action={
                <Button variant="default" onClick={make}>
                  {t('newPlace')}
                </Button>
              }
            />
          }
          filtered={search}
          columns={columns()}
          rowId={({ id }) => String(id)}
          rowHeight={48}
          nameOf={({ location: name }) => name}
          phoneRow={(place) => ({
            icon: <KindIcon kind={place.kind} size={24} />,
            meta: `${place.code} · ${t('papersIn', { count: place.fileCount })}`,
          })}
          actsOf={actsOf}
          selecting={{
            ids: selecting.ids,
            onToggle: ({ id }, keys) => selecting.toggle(String(id), keys),
            onToggleAll: selecting.toggleAll,
            allLabel: t('chooseAll'),
            label: ({ location: name }) => t('choose', { name }),
          }}
          onOpen={(place) => void navigate(paths.location(place.routeId))}
          pages={{ list: 'table', page, onPage: (next) => change({ page: next }) }}
        />
      </section>
    </>
  )
}

const moveAct = (chosen: readonly FileLocation[], onDone: () => void): Act => ({
  id: 'move',
  label: t('move'),
  icon: IconFolderShare,
  inBar: 1,
  refused: refusedOn(chosen),
  run: () => openMove(chosen, onDone),
})
const removeAct = (chosen: readonly FileLocation[], onDone: () => void): Act => ({
  id: 'remove',
  label: t('remove'),
  icon: IconTrash,
  inBar: 2,
  danger: true,
  refused: refusedOn(chosen) ?? (chosen.every(isEmpty) ? undefined : refusalSentence('NotEmpty')),
  run: () => openRemove(chosen, onDone),
})
const refusedOn = (chosen: readonly FileLocation[]) =>
  chosen.every(({ capabilities }) => capabilities.edit) ? undefined : refusalSentence('Forbidden')

const columns = (): Column<FileLocation>[] => [
  { id: 'name', head: t('name'), main: true, cell: (place) => <PlaceName place={place} /> },
  { id: 'kind', head: t('kind'), width: 112, hideUnder: 640, cell: ({ kind }) => kindWord(kind) },
  {
    id: 'code',
    head: t('code'),
    width: 112,
    hideUnder: 560,
    cell: ({ code }) => <span className={classes.code}>{code}</span>,
  },
  {
    id: 'visible',
    head: t('visible'),
    width: 104,
    hideUnder: 960,
    cell: ({ isPublic }) => t(isPublic ? 'public' : 'notPublic'),
  },
  {
    id: 'inside',
    head: t('inside'),
    width: 112,
    align: 'right',
    hideUnder: 960,
    cell: ({ childCount }) => formatCount(childCount),
  },
  {
    id: 'documents',
    head: t('documents'),
    width: 112,
    align: 'right',
    cell: ({ fileCount }) => formatCount(fileCount),
  },
]

const PlaceName = ({ place: { location, routeId, kind, description } }: { place: FileLocation }) => (
  <span className={classes.name}>
    <KindIcon kind={kind} />
    <span className={classes.two}>
      <Link className={classes.link} to={paths.location(routeId)}>
        {location}
      </Link>
      {description && <span className={classes.line}>{description}</span>}
    </span>
  </span>
)
