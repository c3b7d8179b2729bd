import type { Office } from '@sinupan/contract'
import { IconBuildingBank } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ListPager, useRows } from '../../lib/list-pager.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { NewButton } from '../../list/new-button.tsx'
import { useListPlace } from '../../list/place.ts'
import { TableList } from '../../list/table-list.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { CampusSelect, useCampusChoice } from '../choices/index.ts'
import { newOffice } from './new-places.tsx'
import { officesQuery } from './organisation.api.ts'
import { PlaceName } from './place-name.tsx'
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
  const place = useListPlace()
  const campus = useCampusChoice()
  const pageSize = useRows('table')
  const { search, page } = place
  const { data, error, refetch } = useQuery(
    officesQuery({ page, pageSize, ...(search && { search }), campusId: campus.campusId }),
  )
  const acts = usePlaceActs({ onPeople: () => undefined })
  return (
    <ListScreen
      title={t('title')}
      tabs={settingsTabs()}
      active="offices"
      main={<NewButton onClick={newOffice}>{t('newOffice')}</NewButton>}
      filter={{ label: t('filterOffices'), value: search, onChange: (next) => place.go({ search: next }) }}
      narrowing={<CampusSelect {...campus} />}
      count={data && t('officeTotal', { count: data.total })}
    >
      <TableList
        label={t('offices')}
        columns={columns()}
        rows={data?.items}
        error={error}
        failed={t('officesFailed')}
        onRetry={() => void refetch()}
        nameOf={({ name }) => name}
        phoneRow={(office) => ({
          icon: <IconBuildingBank size={24} stroke={1.5} aria-hidden="true" />,
          meta: `${office.campus.campusName} · ${t('unitTotal', { count: office.deliveryUnitCount })}`,
        })}
        actsOf={acts.ofOffice}
        search={search}
        empty={{ title: t('noOffices'), line: t('noOfficesLine') }}
      />
      {data && <ListPager list="table" total={data.total} page={page} onPage={(next) => place.go({ page: next })} />}
    </ListScreen>
  )
}
