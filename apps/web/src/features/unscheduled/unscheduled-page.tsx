import { useQuery } from '@tanstack/react-query'
import { address, useAddress } from '../../list/address.ts'
import { id, page, text } from '../../list/address-parts.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { Choice, FilterRow } from '../../list/filters.tsx'
import { ListScreen } from '../../list/list-screen.tsx'
import { campusesQuery } from '../choices/index.ts'
import { UnscheduledList } from './unscheduled-list.tsx'
import { t } from './words.ts'

const unscheduled = address(
  { search: text('q'), campusId: id('campus'), page: page() },
  { filters: ['search', 'campusId'] },
)

/** What has no series: nothing of it is ever due, until somebody says what it is. */
export function UnscheduledPage() {
  const [{ search, campusId, page: at }, go] = useAddress(unscheduled)
  const campuses = useQuery(campusesQuery()).data?.items ?? []
  return (
    <ListScreen
      title={t('title')}
      filters={
        <FilterRow
          search={<FilterField label={t('find')} value={search} onChange={(next) => go({ search: next, page: 0 })} />}
          isOn={campusId !== undefined}
          onClear={() => go({ campusId: undefined, page: 0 })}
        >
          <Choice
            label={t('campus')}
            value={campusId}
            choices={campuses.map(({ id, campusName }) => ({ value: id, label: campusName }))}
            onChange={(next) => go({ campusId: next, page: 0 })}
          />
        </FilterRow>
      }
    >
      <UnscheduledList
        query={{ search: search || undefined, campusId }}
        page={at}
        onPage={(next) => go({ page: next })}
      />
    </ListScreen>
  )
}
