import type { AccountState } from '@sinupan/contract'
import { address, type Go } from '../../list/address.ts'
import { id, key, page, someOf, sorting, text } from '../../list/address-parts.ts'

export const accountStates = ['active', 'waiting', 'invited', 'deactivated'] as const satisfies readonly AccountState[]

/** What the address says of the users' screen. */
export const users = address(
  {
    search: text('q'),
    campusId: id('campus'),
    officeId: id('office'),
    unitId: id('unit'),
    role: someOf('role', ['admin', 'other']),
    state: someOf('state', accountStates),
    sorting: sorting({ name: 'asc', lastLoginAt: 'asc' }, 'name'),
    page: page(),
    /** The person in the panel. */
    open: key('open'),
  },
  { filters: ['search', 'campusId', 'officeId', 'unitId', 'role', 'state'], letsGo: ['open'] },
)
export type UsersPlace = ReturnType<typeof users.read>
export type GoToUsers = Go<UsersPlace>

/** What the call is narrowed to. */
export const narrowedTo = ({
  search,
  campusId,
  officeId,
  unitId,
  role,
  state,
  sorting: { column, direction },
}: UsersPlace) => ({
  search: search || undefined,
  campusId,
  officeId,
  deliveryUnitId: unitId,
  isAdmin: role && role === 'admin',
  state,
  sort: column,
  order: direction,
})
