import { type RetentionTab, retentionTab } from '@sinupan/contract'
import { address, type Go } from '../../list/address.ts'
import { id, numberOf, oneOf, page, sorting, text } from '../../list/address-parts.ts'
import type { RetentionQuery } from './retention.api.ts'

export const tabs: readonly RetentionTab[] = retentionTab.options
/** Within how many days something is over, for the tab of what is over soon. */
export const periods = [30, 90, 365] as const

/** What the address says of the screen of what is due. */
export const due = address(
  {
    tab: oneOf('tab', tabs, 'expired'),
    days: numberOf('days', periods, 90),
    search: text('q'),
    groupId: id('group'),
    categoryId: id('category'),
    campusId: id('campus'),
    unitId: id('unit'),
    holdId: id('hold'),
    sorting: sorting({ name: 'asc', documentDate: 'asc', expiresOn: 'asc', size: 'desc' }, 'expiresOn'),
    page: page(),
    /** The document in the panel. */
    open: id('open'),
  },
  {
    filters: ['tab', 'days', 'search', 'groupId', 'categoryId', 'campusId', 'unitId', 'holdId'],
    letsGo: ['open'],
    steps: ['tab', 'page'],
  },
)
export type DuePlace = ReturnType<typeof due.read>
export type GoToDue = Go<DuePlace>

/** What the call is narrowed to. */
export const narrowedTo = (place: DuePlace): RetentionQuery => ({
  tab: place.tab,
  days: place.days,
  search: place.search || undefined,
  categoryGroupId: place.groupId,
  categoryId: place.categoryId,
  campusId: place.campusId,
  deliveryUnitId: place.unitId,
  holdId: place.holdId,
  sort: place.sorting.column,
  order: place.sorting.direction,
})

/** Whether anything but the tab narrows the list. */
export const isNarrowed = ({ search, groupId, categoryId, campusId, unitId, holdId }: DuePlace): boolean =>
  Boolean(search || groupId || categoryId || campusId || unitId || holdId)
