import { useQuery } from '@tanstack/react-query'
import { Choice, FilterRow, SearchBox } from '../../list/filters.tsx'
import type { Address } from '../../list/use-address.ts'
import { ChooseUnit, campusesQuery } from '../choices/index.ts'
import { officesQuery } from './admin-users.api.ts'
import { t } from './words.ts'

/** Search, place, role and state; each in the address. */
export function UserFilters({ address }: { address: Address }) {
  const { given, go, hasFilter } = address
  const campuses = useQuery(campusesQuery()).data?.items ?? []
  const offices = useQuery(officesQuery(given.campus ? Number(given.campus) : undefined)).data?.items ?? []
  const none = { q: '', campus: '', office: '', unit: '', role: '', state: '' }
  return (
    <FilterRow
      search={<SearchBox label={t('search')} value={given.q ?? ''} onChange={(q) => go({ q })} />}
      isOn={hasFilter}
      onClear={() => go(none)}
    >
      <Choice
        label={t('campus')}
        value={given.campus}
        choices={campuses.map(({ id, campusName }) => ({ value: String(id), label: campusName }))}
        onChange={(campus) => go({ campus, office: '', unit: '' })}
      />
      <Choice
        label={t('office')}
        value={given.office}
        choices={offices.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(office) => go({ office, unit: '' })}
      />
      <ChooseUnit
        label={t('unit')}
        isLabelHidden
        placeholder={t('unit')}
        value={given.unit ? Number(given.unit) : null}
        onChange={(unit) => go({ unit: unit === null ? '' : String(unit) })}
      />
      <Choice
        label={t('role')}
        value={given.role}
        choices={[
          { value: 'admin', label: t('administrators') },
          { value: 'other', label: t('others') },
        ]}
        onChange={(role) => go({ role })}
      />
      <Choice
        label={t('state')}
        value={given.state}
        choices={(['active', 'waiting', 'invited', 'deactivated'] as const).map((value) => ({
          value,
          label: t(value),
        }))}
        onChange={(state) => go({ state })}
      />
    </FilterRow>
  )
}
