import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { FilterField } from '../../list/filter-field.tsx'
import { Choice, FilterRow, SwitchChoice } from '../../list/filters.tsx'
import { CampusChoice, ChooseUnit, categoriesQuery, GroupChoice } from '../choices/index.ts'
import { type DuePlace, type GoToDue, isNarrowed, periods } from './retention-address.ts'
import { t } from './words.ts'

const none = {
  search: '',
  groupId: undefined,
  categoryId: undefined,
  campusId: undefined,
  unitId: undefined,
  holdId: undefined,
} as const

/** Search, series, place in the university, and within how many days; each in the address. */
export function DueFilters({ place, go }: { place: DuePlace; go: GoToDue }) {
  return (
    <FilterRow
      search={
        <FilterField key={place.tab} label={t('search')} value={place.search} onChange={(search) => go({ search })} />
      }
      isOn={isNarrowed(place)}
      onClear={() => go(none)}
    >
      <GroupChoice groupId={place.groupId} choose={(groupId) => go({ groupId, categoryId: undefined })} />
      <Series place={place} go={go} />
      <CampusChoice campusId={place.campusId} choose={(campusId) => go({ campusId, unitId: undefined })} />
      <ChooseUnit
        label={t('unit')}
        isLabelHidden
        placeholder={t('unit')}
        value={place.unitId ?? null}
        onChange={(unitId) => go({ unitId: unitId ?? undefined })}
      />
      {place.tab === 'expiring' && (
        <SwitchChoice
          label={t('within')}
          value={String(place.days)}
          choices={periods.map((days) => ({ value: String(days), label: t(`within${days}`) }))}
          onChange={(days) => go({ days: periods.find((one) => String(one) === days) ?? 90 })}
        />
      )}
      {place.holdId !== undefined && (
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => go({ holdId: undefined })}>
          {t('ofOneHold')} · {t('all')}
        </Button>
      )}
    </FilterRow>
  )
}

function Series({ place: { groupId, categoryId }, go }: { place: DuePlace; go: GoToDue }) {
  const all = useQuery(categoriesQuery()).data?.items ?? []
  const shown = groupId === undefined ? all : all.filter((one) => one.documentCategoryGroupId === groupId)
  return (
    <Choice
      label={t('category')}
      value={categoryId}
      choices={shown.map(({ id, category }) => ({ value: id, label: category }))}
      onChange={(next) => go({ categoryId: next })}
    />
  )
}
