import { ActionIcon, Checkbox, Switch } from '@mantine/core'
import type { Pool, PoolUser } from '@sinupan/contract'
import { IconX } from '@tabler/icons-react'
import { useUser } from '../../lib/account.ts'
import { fullName, initialsOf } from '../../lib/stored-user.ts'
import type { Selecting } from '../../list/use-selection.ts'
import { useIsPhone } from '../../ui/media.ts'
import { PersonPicture } from '../../ui/person-picture.tsx'
import type { PersonEntry } from './person-entry.ts'
import classes from './pools.module.css'
import type { Rights } from './use-people-acts.ts'
import { t } from './words.ts'

interface PersonHeadProps {
  /** Undefined where nobody is to be chosen. */
  selecting: Selecting | undefined
  shown: number
}

/** Over the rows: the box that takes all of them, and what the switches mean. */
export function PersonHead({ selecting, shown }: PersonHeadProps) {
  const isAll = shown > 0 && selecting?.ids.size === shown
  return (
    <div className={classes.head}>
      {selecting ? (
        <Checkbox
          size="xs"
          aria-label={t('choosePage')}
          checked={isAll}
          indeterminate={!isAll && selecting.ids.size > 0}
          onChange={selecting.toggleAll}
        />
      ) : (
        <span />
      )}
      <span>{t('people')}</span>
      {rights.map(({ key, label }) => (
        <span key={key} aria-hidden="true">
          {label()}
        </span>
      ))}
    </div>
  )
}

const rights = [
  { key: 'canAddFiles', label: () => t('mayAddFiles') },
  { key: 'canAddMember', label: () => t('mayAddPeople') },
  { key: 'isOwner', label: () => t('owner') },
] as const

interface PersonRowProps {
  entry: PersonEntry
  /** What the reader holds: nobody gives more. */
  mayGive: Pool['my']
  selecting: Selecting | undefined
  onChange: (rights: Rights) => void
  onTakeOut: () => void
}

/** Somebody in a pool, with a switch for each right. */
export function PersonRow({ entry: { id, member }, mayGive, selecting, onChange, onTakeOut }: PersonRowProps) {
  const name = fullName(member.user)
  const phone = useIsPhone()
  return (
    <li className={classes.person} data-row-id={id} data-chosen={selecting?.ids.has(id) || undefined}>
      {selecting ? (
        <Checkbox
          size="xs"
          aria-label={t('choosePerson', { name })}
          checked={selecting.ids.has(id)}
          onChange={() => undefined}
          onClick={(event) => selecting.toggle(id, { shift: event.shiftKey, ctrl: true })}
        />
      ) : (
        <span />
      )}
      <Who member={member} />
      <div className={classes.rights}>
        {rights.map((right) => (
          <Right key={right.key} member={member} right={right} mayGive={mayGive} onChange={onChange} />
        ))}
      </div>
      <span className={classes.out}>
        {member.mayRemove && (
          <ActionIcon
            size={phone ? 44 : 28}
            aria-label={t('takePersonOut', { name })}
            title={t('takePersonOut', { name })}
            onClick={onTakeOut}
          >
            <IconX size={16} stroke={1.7} aria-hidden="true" />
          </ActionIcon>
        )}
      </span>
    </li>
  )
}

interface RightProps extends Pick<PersonRowProps, 'mayGive' | 'onChange'> {
  member: PoolUser
  right: (typeof rights)[number]
}

/** One right as a switch; what an owner holds as owner is said instead. */
function Right({ member, right: { key, label }, mayGive, onChange }: RightProps) {
  const name = fullName(member.user)
  const isHeld = key !== 'isOwner' && member.isOwner
  return (
    <div className={classes.right} data-held={isHeld || undefined}>
      <span className={classes.rightLabel} aria-hidden="true">
        {label()}
      </span>
      {isHeld ? (
        <span className={classes.held}>{t('asOwner')}</span>
      ) : (
        <Switch
          aria-label={t('rightOf', { right: label(), name })}
          title={member.mayChange ? undefined : t('notYoursToChange', { name })}
          checked={member[key]}
          disabled={!member.mayChange || !(mayGive.isOwner || mayGive[key])}
          onChange={(event) => onChange({ [key]: event.currentTarget.checked })}
        />
      )}
    </div>
  )
}

function Who({ member: { user, isActive } }: { member: PoolUser }) {
  const { userId } = useUser()
  const line = [user.id === userId && t('you'), isActive ? user.position : t('deactivated'), user.email]
  return (
    <div className={classes.who}>
      <PersonPicture side={32} initials={initialsOf(user)} src={user.avatarUrl} />
      <span className={classes.two}>
        <span className={classes.link}>{fullName(user)}</span>
        <span className={classes.line}>{line.filter(Boolean).join(' · ')}</span>
      </span>
    </div>
  )
}
