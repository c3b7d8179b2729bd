import { useUnit } from '../../frame/unit.ts'
import { address, type Go } from '../../list/address.ts'
import { key, oneOf, page, text } from '../../list/address-parts.ts'
import { FilterField } from '../../list/filter-field.tsx'
import { FilterRow, SwitchChoice } from '../../list/filters.tsx'
import { t } from './words.ts'

/** Of what was given out, shares and requests for files alike: whose, whether it still works, by what name, which page. */
export const givenAddress = address(
  {
    tab: key('tab'),
    whose: oneOf('whose', ['mine', 'unit'], 'mine'),
    state: oneOf('state', ['live', 'ended', 'all'], 'live'),
    search: text('search'),
    page: page(),
  },
  { filters: ['whose', 'state', 'search'] },
)

type Place = ReturnType<typeof givenAddress.read>

/** The filters of the lists of what was given out. */
export function GivenFilters({ place, go }: { place: Place; go: Go<Place> }) {
  const unit = useUnit()
  return (
    <FilterRow
      search={<FilterField label={t('filter')} value={place.search} onChange={(next) => go({ search: next })} />}
      isOn={givenAddress.isFiltered(place)}
      onClear={() => go({ whose: 'mine', state: 'live', search: '' })}
    >
      <SwitchChoice
        label={t('whose')}
        value={place.whose}
        choices={[
          { value: 'mine', label: t('mine') },
          { value: 'unit', label: t('unitsOwn', { unit: unit.name }) },
        ]}
        onChange={(whose) => go({ whose })}
      />
      <SwitchChoice
        label={t('state')}
        value={place.state}
        choices={[
          { value: 'live', label: t('stillOpen') },
          { value: 'ended', label: t('ended') },
          { value: 'all', label: t('allStates') },
        ]}
        onChange={(state) => go({ state })}
      />
    </FilterRow>
  )
}
