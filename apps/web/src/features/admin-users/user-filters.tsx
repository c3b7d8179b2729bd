import { useQuery } from '@tanstack/react-query'
import { FilterField } from '../../list/filter-field.tsx'
import { Choice, FilterRow } from '../../list/filters.tsx'
import { ChooseUnit, campusesQuery } from '../choices/index.ts'
import { officesQuery } from './admin-users.api.ts'
import { accountStates, type GoToUsers, type UsersPlace, users } from './users-address.ts'
import { t } from './words.ts'

const none = {
  search: '',
  campusId: undefined,
  officeId: undefined,
  unitId: undefined,
  role: undefined,
  state: undefined,
} as const

/** Search, place, role and state; each in the address. */
export function UserFilters({ place, go }: { place: UsersPlace; go: GoToUsers }) {
  const campuses = useQuery(campusesQuery()).data?.items ?? []
  const offices = useQuery(officesQuery(place.campusId)).data?.items ?? []
  return (
    <FilterRow
      search={<FilterField label={t('search')} value={place.search} onChange={(search) => go({ search })} />}
      isOn={users.isFiltered(place)}
      onClear={() => go(none)}
    >
      <Choice
        label={t('campus')}
        value={place.campusId}
        choices={campuses.map(({ id, campusName }) => ({ value: id, label: campusName }))}
        onChange={(campusId) => go({ campusId, officeId: undefined, unitId: undefined })}
      />
      <Choice
        label={t('office')}
        value={place.officeId}
        choices={offices.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(officeId) => go({ officeId, unitId: undefined })}
      />
      <ChooseUnit
        label={t('unit')}
        isLabelHidden
        placeholder={t('unit')}
        value={place.unitId ?? null}
        onChange={(unitId) => go({ unitId: unitId ?? undefined })}
      />
      <Choice
        label={t('role')}
        value={place.role}
        choices={[
          { value: 'admin', label: t('administrators') },
          { value: 'other', label: t('others') },
        ]}
        onChange={(role) => go({ role })}
      />
      <Choice
        label={t('state')}
        value={place.state}
        choices={accountStates.map((value) => ({ value, label: t(value) }))}
        onChange={(state) => go({ state })}
      />
    </FilterRow>
  )
}
