import { useQuery } from '@tanstack/react-query'
import { Choice, DayField, FilterRow, SearchBox, SwitchChoice } from '../../list/filters.tsx'
import type { Address } from '../../list/use-address.ts'
import { type AuditQuery, actionsQuery } from './admin-audit.api.ts'
import { t } from './words.ts'

const dateOf = (text: string | undefined) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined)

const actors = ['people', 'system', 'all'] as const

/** Who acted. The system's acts stand in the way of people's, unless somebody asks for one thing of which there are both. */
function whoOf({ who, action, subject, actor }: Address['given']): (typeof actors)[number] {
  return actors.find((one) => one === who) ?? usualFor({ action, subject, actor })
}
const usualFor = ({ action, subject, actor }: Address['given']) => (action || subject || actor ? 'all' : 'people')

/** What the address narrows the audit to. */
export const filtersOf = ({ given }: Address): AuditQuery => ({
  search: given.q,
  action: given.action,
  subject: given.subject,
  actorId: given.actor,
  who: whoOf(given),
  from: dateOf(given.from),
  to: dateOf(given.to),
})

/** `posting.approved` → `Posting: approved`. */
function actionName(action: string): string {
  const [area = '', what = ''] = action.split('.')
  return `${area.charAt(0).toUpperCase()}${area.slice(1)}: ${what.replace(/-/g, ' ')}`
}

/** Words, who acted, action and days; the actor and the subject come from an entry's panel. */
export function AuditFilters({ address: { given, go, hasFilter } }: { address: Address }) {
  const actions = useQuery(actionsQuery()).data?.items ?? []
  const none = { q: '', action: '', subject: '', actor: '', who: '', from: '', to: '' }
  return (
    <FilterRow
      search={<SearchBox label={t('search')} value={given.q ?? ''} onChange={(q) => go({ q })} />}
      isOn={hasFilter}
      onClear={() => go(none)}
    >
      <SwitchChoice
        label={t('whoActed')}
        value={whoOf(given)}
        choices={actors.map((value) => ({ value, label: t(value) }))}
        onChange={(who) => go({ who: who === usualFor(given) ? '' : who })}
      />
      <Choice
        label={t('action')}
        value={given.action}
        choices={actions.map((value) => ({ value, label: actionName(value) }))}
        onChange={(action) => go({ action })}
      />
      <DayField label={t('from')} value={given.from} onChange={(from) => go({ from })} />
      <DayField label={t('to')} value={given.to} onChange={(to) => go({ to })} />
    </FilterRow>
  )
}
