import { useQuery } from '@tanstack/react-query'
import { FilterField } from '../../list/filter-field.tsx'
import { Choice, DayFilter, FilterRow, SwitchChoice } from '../../list/filters.tsx'
import { actionsQuery } from './admin-audit.api.ts'
import { type AuditPlace, actors, audit, type GoToAudit, usualWho, whoOf } from './audit-address.ts'
import { t } from './words.ts'

/** `posting.approved` → `Posting: approved`. */
function actionName(action: string): string {
  const [area = '', what = ''] = action.split('.')
  return `${area.charAt(0).toUpperCase()}${area.slice(1)}: ${what.replace(/-/g, ' ')}`
}

const none = {
  search: '',
  action: undefined,
  subject: undefined,
  actor: undefined,
  who: undefined,
  from: undefined,
  to: undefined,
} as const

/** Words, who acted, action and days. */
export function AuditFilters({ place, go }: { place: AuditPlace; go: GoToAudit }) {
  const actions = useQuery(actionsQuery()).data?.items ?? []
  return (
    <FilterRow
      search={<FilterField label={t('search')} value={place.search} onChange={(search) => go({ search })} />}
      isOn={audit.isFiltered(place)}
      onClear={() => go(none)}
    >
      <SwitchChoice
        label={t('whoActed')}
        value={whoOf(place)}
        choices={actors.map((value) => ({ value, label: t(value) }))}
        onChange={(who) => go({ who: who === usualWho(place) ? undefined : who })}
      />
      <Choice
        label={t('action')}
        value={place.action}
        choices={actions.map((value) => ({ value, label: actionName(value) }))}
        onChange={(action) => go({ action })}
      />
      <DayFilter label={t('from')} value={place.from} onChange={(from) => go({ from })} />
      <DayFilter label={t('to')} value={place.to} onChange={(to) => go({ to })} />
    </FilterRow>
  )
}
