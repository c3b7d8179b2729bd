import type { Campus } from '@sinupan/contract'
import { IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { ListPager, useRows } from '../../lib/list-pager.tsx'
import type { Column } from '../../ui/table/columns.ts'
import {
  byName,
  matching,
  NewButton,
  pageOf,
  SettingsList,
  SettingsScreen,
  sorted,
  useListPlace,
} from '../settings-list/index.ts'
import { newCampus } from './new-places.tsx'
import { campusesQuery } from './organisation.api.ts'
import { PlaceName } from './place-name.tsx'
import { settingsTabs } from './settings-tabs.ts'
import { usePlaceActs } from './use-place-acts.tsx'
import { t } from './words.ts'

const columns = (): Column<Campus>[] => [
  {
    id: 'name',
    head: t('name'),
    main: true,
    sortable: true,
    cell: ({ campusName }) => <PlaceName kind="campus">{campusName}</PlaceName>,
  },
  { id: 'shortName', head: t('shortName'), width: 160, sortable: true, cell: ({ shortName }) => shortName },
  {
    id: 'offices',
    head: t('officeCount'),
    width: 120,
    align: 'right',
    sortable: true,
    cell: ({ officeCount }) => officeCount,
  },
]

const values = {
  name: ({ campusName }: Campus) => campusName,
  shortName: ({ shortName }: Campus) => shortName,
  offices: ({ officeCount }: Campus) => officeCount,
}

/** All campuses. */
export function CampusesPage() {
  const { data, error, refetch } = useQuery(campusesQuery())
  const place = useListPlace(byName)
  const acts = usePlaceActs({ onPeople: () => undefined })
  const size = useRows('table')
  const all = data && matching(data.items, place.search, ({ campusName, shortName }) => `${campusName} ${shortName}`)
  return (
    <SettingsScreen
      title={t('title')}
      tabs={settingsTabs()}
      active="campuses"
      main={<NewButton onClick={newCampus}>{t('newCampus')}</NewButton>}
      filter={{ label: t('filterCampuses'), value: place.search, onChange: (search) => place.go({ search }) }}
      count={all && t('campusTotal', { count: all.length })}
    >
      <SettingsList
        label={t('campuses')}
        columns={columns()}
        rows={all && pageOf(sorted(all, place.sorting, values), place, size)}
        error={error}
        failed={t('campusesFailed')}
        onRetry={() => void refetch()}
        nameOf={({ campusName }) => campusName}
        phoneRow={({ shortName, officeCount }) => ({
          icon: <IconSchool size={24} stroke={1.5} aria-hidden="true" />,
          meta: `${shortName} · ${t('officeTotal', { count: officeCount })}`,
        })}
        actsOf={acts.ofCampus}
        sorting={place.sorting}
        onSort={(sorting) => place.go({ sorting })}
        search={place.search}
        empty={{ title: t('noCampuses'), line: t('noCampusesLine') }}
      />
      {all && <ListPager list="table" total={all.length} page={place.page} onPage={(page) => place.go({ page })} />}
    </SettingsScreen>
  )
}
