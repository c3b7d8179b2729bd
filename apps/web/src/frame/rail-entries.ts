import type { Permission } from '../lib/access-list.ts'
import type { NavItem } from '../ui/staff-shell/nav-types.ts'

/** A screen in the rail. */
export interface Entry extends Pick<NavItem, 'id' | 'label' | 'to' | 'icon'> {
  /** Shows only for who has it in the access list. */
  permission?: Permission
  /** Does not show for who has it: they have the screen elsewhere. */
  unless?: Permission
  /** Other addresses at which it counts as the screen we are on. */
  also?: readonly string[]
  /** A count of things that wait for this person. */
  isDuty?: boolean
  /** Shows only while there is something to count. */
  isWhileCounted?: boolean
  /** Other screens lie below its address, and are not it. */
  isExact?: boolean
}

export interface Group {
  id: string
  label?: string
  entries: readonly Entry[]
}
