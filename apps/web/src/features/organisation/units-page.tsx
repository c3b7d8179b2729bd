import { type DeliveryUnit, listUnits } from '@sinupan/contract'
import { IconBuilding } from '@tabler/icons-react'
import { useAddress } from '../../list/address.ts'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { NewButton } from '../../list/new-button.tsx'
import { TableList } from '../../list/table-list.tsx'
import { Pill } from '../../ui/pill.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { CampusChoice } from '../choices/index.ts'
import { newUnit } from './new-places.tsx'
import { PlaceName } from './place-name.tsx'
import { places } from './places-address.ts'
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
  const [place, go] = useAddress(places)
  const unit = useChosenUnit()
  const { search, campusId, page } = place
  const listed = useListed(listUnits, { query: { search: search || undefined, campusId } }, { list: 'table', page })
  const acts = usePlaceActs({ onPeople: ({ id }) => unit.choose(id) })
  return (
    <ListScreen
      title={t('title')}
      tabs={settingsTabs()}
      active="units"
      main={<NewButton onClick={newUnit}>{t('newUnit')}</NewButton>}
      filter={{ label: t('filterUnits'), value: search, onChange: (next) => go({ search: next }) }}
      narrowing={<CampusChoice campusId={campusId} choose={(next) => go({ campusId: next })} />}
      count={listed.rows && t('unitTotal', { count: listed.total })}
    >
      <TableList
        label={t('units')}
        columns={columns()}
        listed={listed}
        rowId={({ id }) => String(id)}
        failed={t('unitsFailed')}
        nameOf={({ name }) => name}
        phoneRow={(one) => ({
          icon: <IconBuilding size={24} stroke={1.5} aria-hidden="true" />,
          meta: metaOf(one),
        })}
        actsOf={acts.ofUnit}
        onOpen={({ id }) => unit.choose(id)}
        activeId={unit.id === undefined ? undefined : String(unit.id)}
        isOpen={unit.id !== undefined}
        filtered={search || places.isFiltered(place)}
        pages={{ list: 'table', page, onPage: (next) => go({ page: next }) }}
        empty={{ title: t('noUnits'), line: t('noUnitsLine') }}
      />
      <ChosenUnit {...unit} />
    </ListScreen>
  )
}
