import type { Campus } from '@sinupan/contract'
import { IconSchool } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { whole } from '../../list/listed.ts'
import { NewButton } from '../../list/new-button.tsx'
import { WholeListScreen } from '../../list/whole-list-screen.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { campusesQuery } from '../choices/index.ts'
import { newCampus } from './new-places.tsx'
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
const textOf = ({ campusName, shortName }: Campus) => `${campusName} ${shortName}`

/** All campuses. */
export function CampusesPage() {
  const asked = useQuery(campusesQuery())
  const acts = usePlaceActs({ onPeople: () => undefined })
  return (
    <WholeListScreen
      title={t('title')}
      tabs={settingsTabs()}
      active="campuses"
      main={<NewButton onClick={newCampus}>{t('newCampus')}</NewButton>}
      filterLabel={t('filterCampuses')}
      textOf={textOf}
      values={values}
      total={(count) => t('campusTotal', { count })}
      label={t('campuses')}
      columns={columns()}
      listed={whole(asked.data?.items, asked)}
      failed={t('campusesFailed')}
      nameOf={({ campusName }) => campusName}
      phoneRow={({ shortName, officeCount }) => ({
        icon: <IconSchool size={24} stroke={1.5} aria-hidden="true" />,
        meta: `${shortName} · ${t('officeTotal', { count: officeCount })}`,
      })}
      actsOf={acts.ofCampus}
      empty={{ title: t('noCampuses'), line: t('noCampusesLine') }}
    />
  )
}
