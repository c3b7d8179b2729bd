import { listOffices, type Office } from '@sinupan/contract'
import { IconBuildingBank } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { address, useAddress } from '../../list/address.ts'
import { id, page, text } from '../../list/address-parts.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { CampusChoice } from '../choices/index.ts'
import classes from './directory.module.css'
import { t } from './words.ts'

const columns = (): Column<Office>[] => [
  {
    id: 'name',
    head: t('offices'),
    main: true,
    cell: ({ id, name }) => (
      <span className={classes.name}>
        <IconBuildingBank size={18} stroke={1.6} aria-hidden="true" />
        <Link className={classes.link} to={paths.office(id)}>
          {name}
        </Link>
      </span>
    ),
  },
  { id: 'shortName', head: '', width: 120, hideUnder: 640, cell: ({ shortName }) => shortName },
  { id: 'campus', head: t('campus'), width: 200, cell: ({ campus }) => campus.campusName },
  { id: 'units', head: t('units'), width: 80, align: 'right', cell: ({ deliveryUnitCount }) => deliveryUnitCount },
]

const directory = address(
  { search: text('q'), campusId: id('campus'), page: page() },
  { filters: ['search', 'campusId'] },
)

/** The directory of campuses: their offices, each with its units and people. */
export function CampusPage() {
  const [place, go] = useAddress(directory)
  const { search, campusId } = place
  const listed = useListed(
    listOffices,
    { query: { search: search || undefined, campusId } },
    { list: 'table', page: place.page },
  )
  const navigate = useNavigate()
  return (
    <ListScreen
      title={t('title')}
      filter={{ label: t('filterOffices'), value: search, onChange: (next) => go({ search: next }) }}
      narrowing={<CampusChoice campusId={campusId} choose={(next) => go({ campusId: next })} />}
      count={listed.rows && t('officeTotal', { count: listed.total })}
    >
      <TableList
        label={t('offices')}
        listed={listed}
        failed={t('officesFailed')}
        empty={{ drawing: 'people', title: t('noOffices'), line: t('noOfficesLine') }}
        filtered={search || directory.isFiltered(place)}
        columns={columns()}
        rowId={(office) => String(office.id)}
        nameOf={({ name }) => name}
        phoneRow={({ campus, deliveryUnitCount }) => ({
          icon: <IconBuildingBank size={24} stroke={1.5} aria-hidden="true" />,
          meta: `${campus.campusName} · ${t('unitTotal', { count: deliveryUnitCount })}`,
        })}
        linkOf={(office) => paths.office(office.id)}
        onOpen={(office) => void navigate(paths.office(office.id))}
        pages={{ list: 'table', page: place.page, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}
