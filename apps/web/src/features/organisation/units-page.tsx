import type { DeliveryUnit } from '@sinupan/contract'
import { IconBuilding } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ListPager, useRows } from '../../lib/list-pager.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { NewButton } from '../../list/new-button.tsx'
import { useListPlace } from '../../list/place.ts'
import { TableList } from '../../list/table-list.tsx'
import { Pill } from '../../ui/pill.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { CampusSelect, useCampusChoice } from '../choices/index.ts'
import { newUnit } from './new-places.tsx'
import { unitsQuery } from './organisation.api.ts'
import { PlaceName } from './place-name.tsx'
import { settingsTabs } from './settings-tabs.ts'
import { ChosenUnit, useChosenUnit } from './unit-panel.tsx'
import { usePlaceActs } from './use-place-acts.tsx'
import { t } from './words.ts'

const columns = (): Column<DeliveryUnit>[] => [
  { id: 'name', head: t('name'), main: true, cell: ({ name }) => <PlaceName kind="unit">{name}</PlaceName> },
  { id: 'office', head: t('office'), width: 220, cell: ({ office }) => office.name },
  { id: 'campus', head: t('campus'), width: 140, hideUnder: 800, cell: ({ office }) => office.campus.campusName },
  {
    id: 'central',
    head: <span className="visually-hidden">{t('centralRecords')}</span>,
    width: 128,
    hideUnder: 560,
    cell: ({ isCRU }) => isCRU && <Pill tone="info">{t('centralRecords')}</Pill>,
  },
  { id: 'members', head: t('members'), width: 72, align: 'right', cell: ({ memberCount }) => memberCount },
]

const metaOf = ({ office, isCRU, memberCount }: DeliveryUnit) =>
  [office.name, office.campus.campusName, isCRU ? t('centralRecords') : t('memberTotal', { count: memberCount })].join(
    ' · ',
  )

/** The units of all campuses or of one, page by page; a unit opens with its people. */
export function UnitsPage() {
  const place = useListPlace()
  const campus = useCampusChoice()
  const unit = useChosenUnit()
  const pageSize = useRows('table')
  const { search, page } = place
  const { data, error, refetch } = useQuery(
    unitsQuery({ page, pageSize, ...(search && { search }), campusId: campus.campusId }),
  )
  const acts = usePlaceActs({ onPeople: ({ id }) => unit.choose(id) })
  return (
    <ListScreen
      title={t('title')}
      tabs={settingsTabs()}
      active="units"
      main={<NewButton onClick={newUnit}>{t('newUnit')}</NewButton>}
      filter={{ label: t('filterUnits'), value: search, onChange: (next) => place.go({ search: next }) }}
      narrowing={<CampusSelect {...campus} />}
      count={data && t('unitTotal', { count: data.total })}
    >
      <TableList
        label={t('units')}
        columns={columns()}
        rows={data?.items}
        error={error}
        failed={t('unitsFailed')}
        onRetry={() => void refetch()}
        nameOf={({ name }) => name}
        phoneRow={(one) => ({
          icon: <IconBuilding size={24} stroke={1.5} aria-hidden="true" />,
          meta: metaOf(one),
        })}
        actsOf={acts.ofUnit}
        onOpen={({ id }) => unit.choose(id)}
        activeId={unit.id}
        search={search}
        empty={{ title: t('noUnits'), line: t('noUnitsLine') }}
      />
      {data && <ListPager list="table" total={data.total} page={page} onPage={(next) => place.go({ page: next })} />}
      <ChosenUnit {...unit} />
    </ListScreen>
  )
}
