import { listOffices, type Office } from '@sinupan/contract'
import { IconBuildingBank } from '@tabler/icons-react'
import { useAddress } from '../../list/address.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { NewButton } from '../../list/new-button.tsx'
import { TableList } from '../../list/table-list.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { CampusChoice } from '../choices/index.ts'
import { newOffice } from './new-places.tsx'
import { PlaceName } from './place-name.tsx'
import { places } from './places-address.ts'
import { settingsTabs } from './settings-tabs.ts'
import { usePlaceActs } from './use-place-acts.tsx'
import { t } from './words.ts'

const columns = (): Column<Office>[] => [
  { id: 'name', head: t('name'), main: true, cell: ({ name }) => <PlaceName kind="office">{name}</PlaceName> },
  { id: 'shortName', head: t('shortName'), width: 120, hideUnder: 640, cell: ({ shortName }) => shortName },
  { id: 'campus', head: t('campus'), width: 200, cell: ({ campus }) => campus.campusName },
  { id: 'units', head: t('unitCount'), width: 80, align: 'right', cell: ({ deliveryUnitCount }) => deliveryUnitCount },
]

/** The offices of all campuses or of one, page by page. */
export function OfficesPage() {
  const [place, go] = useAddress(places)
  const { search, campusId, page } = place
  const listed = useListed(listOffices, { query: { search: search || undefined, campusId } }, { list: 'table', page })
  const acts = usePlaceActs({ onPeople: () => undefined })
  return (
    <ListScreen
      title={t('title')}
      tabs={settingsTabs()}
      active="offices"
      main={<NewButton onClick={newOffice}>{t('newOffice')}</NewButton>}
      filter={{ label: t('filterOffices'), value: search, onChange: (next) => go({ search: next }) }}
      narrowing={<CampusChoice campusId={campusId} choose={(next) => go({ campusId: next })} />}
      count={listed.rows && t('officeTotal', { count: listed.total })}
    >
      <TableList
        label={t('offices')}
        columns={columns()}
        listed={listed}
        rowId={({ id }) => String(id)}
        failed={t('officesFailed')}
        nameOf={({ name }) => name}
        phoneRow={(office) => ({
          icon: <IconBuildingBank size={24} stroke={1.5} aria-hidden="true" />,
          meta: `${office.campus.campusName} · ${t('unitTotal', { count: office.deliveryUnitCount })}`,
        })}
        actsOf={acts.ofOffice}
        filtered={search || places.isFiltered(place)}
        pages={{ list: 'table', page, onPage: (next) => go({ page: next }) }}
        empty={{ title: t('noOffices'), line: t('noOfficesLine') }}
      />
    </ListScreen>
  )
}
