import { listUnitRetention, retentionTab } from '@sinupan/contract'
import { IconEye } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useUnit } from '../../frame/unit.ts'
import { formatCalendarDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { address, useAddress } from '../../list/address.ts'
import { numberOf, oneOf, page, sorting, text } from '../../list/address-parts.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { FilterRow, SwitchChoice } from '../../list/filters.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { useListed } from '../../list/listed.ts'
import { TableList } from '../../list/table-list.tsx'
import { FileIcon } from '../../ui/file-icon.tsx'
import { columnsOf, kindOf, type Row, seriesOf } from './columns.tsx'
import { periods } from './retention-address.ts'
import { t } from './words.ts'

const tabs = retentionTab.extract(['expiring', 'expired']).options
const own = address(
  {
    tab: oneOf('tab', tabs, 'expiring'),
    days: numberOf('days', periods, 90),
    search: text('q'),
    sorting: sorting({ name: 'asc', documentDate: 'asc', expiresOn: 'asc', size: 'desc' }, 'expiresOn'),
    page: page(),
  },
  { filters: ['search', 'days'], steps: ['tab', 'page'] },
)

/** What of the unit is over soon, or over: where its people are led 90 and 30 days before. */
export function OwnExpiringPage() {
  const [place, go] = useAddress(own)
  const { tab, days, search, sorting: sorted } = place
  const unit = useUnit()
  const navigate = useNavigate()
  const query = { tab, days, ...(search && { search }), sort: sorted.column, order: sorted.direction }
  const listed = useListed(
    listUnitRetention,
    { params: { duId: unit.id }, query },
    { list: 'table', page: place.page, tab },
  )
  const rows = listed.rows?.map((row): Row => ({ ...row, id: String(row.fileManager.id) }))
  const open = ({ fileManager }: Row) => void navigate(paths.filePreview(fileManager.routeId))
  return (
    <ListScreen
      title={t('ownTitle', { unit: unit.name })}
      tabs={tabs.map((id) => ({
        id,
        label: t(id),
        to: id === 'expiring' ? paths.ownExpiring() : `${paths.ownExpiring()}?tab=${id}`,
      }))}
      active={tab}
      filters={
        <FilterRow
          search={<FilterField label={t('search')} value={search} onChange={(next) => go({ search: next })} />}
          isOn={search !== ''}
          onClear={() => go({ search: '' })}
        >
          {tab === 'expiring' && (
            <SwitchChoice
              label={t('within')}
              value={String(days)}
              choices={periods.map((one) => ({ value: String(one), label: t(`within${one}`) }))}
              onChange={(next) => go({ days: periods.find((one) => String(one) === next) ?? 90 })}
            />
          )}
        </FilterRow>
      }
    >
      <TableList
        label={t(tab)}
        listed={{ ...listed, rows }}
        failed={t('failed')}
        empty={{ drawing: 'documents', title: t(empty[tab]), line: t('ownLine') }}
        filtered={search}
        columns={columnsOf(tab).filter(({ id }) => id !== 'unit')}
        rowHeight={48}
        rowId={({ id }) => id}
        nameOf={({ fileManager }) => fileManager.name}
        phoneRow={(row) => ({
          icon: <FileIcon kind={kindOf(row)} size={24} />,
          meta: [row.expiresOn && formatCalendarDate(row.expiresOn), seriesOf(row)].filter(Boolean).join(' · '),
        })}
        actsOf={(row) => [[{ id: 'open', label: t('open'), icon: IconEye, shortcut: 'Enter', run: () => open(row) }]]}
        onOpen={open}
        sorting={sorted}
        onSort={({ column, direction }) => {
          const next = sortable.find((one) => one === column)
          if (next) go({ sorting: { column: next, direction }, page: 0 })
        }}
        pages={{ list: 'table', page: place.page, onPage: (next) => go({ page: next }) }}
      />
    </ListScreen>
  )
}

const empty = { expiring: 'nothingExpiring', expired: 'nothingExpired' } as const
const sortable = ['name', 'documentDate', 'expiresOn', 'size'] as const
