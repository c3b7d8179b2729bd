import type { AccountState, User } from '@sinupan/contract'
import { fullName, initialsOf, sortedName } from '../../lib/stored-user.ts'
import { type Status, StatusMark } from '../../ui/status-mark.tsx'
import classes from './admin-users.module.css'
import { t } from './words.ts'

/** A picture, or the initials. */
export function Disc({ user }: { user: User }) {
  return (
    <span className={classes.disc} aria-hidden="true">
      {user.avatarUrl ? <img src={user.avatarUrl} alt="" /> : initialsOf(user)}
    </span>
  )
}

interface PersonCellProps {
  user: User
  /** The list is sorted by last names, and shows them first. */
  isSorted?: boolean
}

/** Name over address. */
export function PersonCell({ user, isSorted = false }: PersonCellProps) {
  const name = isSorted ? sortedName(user) : fullName(user)
  return (
    <span className={classes.name}>
      <Disc user={user} />
      <span className={classes.two}>
        <span title={name}>{name}</span>
        <span className={classes.under}>{user.email}</span>
      </span>
    </span>
  )
}

/** Unit over office and campus. */
export function UnitCell({ user: { deliveryUnit } }: { user: User }) {
  if (!deliveryUnit) return <span className={classes.under}>{t('noUnit')}</span>
  const { name, office } = deliveryUnit
  return (
    <span className={classes.two} title={`${name} · ${office.name} · ${office.campus.campusName}`}>
      <span>{name}</span>
      <span className={classes.under}>
        {office.shortName} · {office.campus.campusName}
      </span>
    </span>
  )
}

export function stateOf({ acceptedAt, emailConfirm, isActive }: User): AccountState {
  if (!isActive) return 'deactivated'
  if (!acceptedAt) return 'waiting'
  return emailConfirm ? 'active' : 'invited'
}

const marks: Record<AccountState, Status> = {
  waiting: 'pending',
  invited: 'in-process',
  active: 'passed',
  deactivated: 'not-posted',
}

export const AccountStateMark = ({ user }: { user: User }) => {
  const state = stateOf(user)
  return <StatusMark status={marks[state]} label={t(state)} />
}

/** What somebody is there for, in words. */
export function rolesOf({ isAdmin, isCru, isApprover }: User): string {
  const roles = [isAdmin && t('administrator'), isCru && t('cru'), isApprover && t('approver')].filter(Boolean)
  return roles.length > 0 ? roles.join(', ') : t('staff')
}
