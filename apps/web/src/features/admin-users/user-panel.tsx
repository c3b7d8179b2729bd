import { Button } from '@mantine/core'
import type { User, UserDetails } from '@sinupan/contract'
import { IconHistory, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { openDialog } from '../../lib/dialogs.tsx'
import { formatDay, formatDayTime } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { paths } from '../../lib/paths.ts'
import { fullName } from '../../lib/stored-user.ts'
import { DetailsPanel, PanelSection } from '../../ui/details/details-panel.tsx'
import { Fact, FactList } from '../../ui/details/fact-list.tsx'
import { SkeletonList } from '../../ui/states/skeletons.tsx'
import { userQuery } from './admin-users.api.ts'
import classes from './admin-users.module.css'
import { CampusGrants } from './campus-grants.tsx'
import { EditUserDialog } from './edit-user-dialog.tsx'
import { EndOrRestore } from './end-or-restore.tsx'
import { PasswordLink } from './password-link.tsx'
import { AccountStateMark, Disc, rolesOf, stateOf } from './person-cell.tsx'
import { ResetSecondFactor } from './reset-second-factor.tsx'
import { UnitGrants } from './unit-grants.tsx'
import { UserSessions } from './user-sessions.tsx'
import { t } from './words.ts'

const icon = { size: 16, stroke: 1.7, 'aria-hidden': 'true' } as const

/** One account: who, roles, units, sessions, and what an administrator may do. */
export function UserPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: user, error, refetch } = useQuery(userQuery(id))
  return (
    <DetailsPanel
      label={t('details')}
      icon={user && <Disc user={user} />}
      name={user ? fullName(user) : t('details')}
      closeLabel={t('close')}
      onClose={onClose}
      width={340}
    >
      {error && <LoadFailure title={t('userFailed')} error={error} onRetry={() => void refetch()} />}
      {!user && !error && <SkeletonList label={t('loadingUser')} count={4} height={56} />}
      {user && <Inside user={user} />}
    </DetailsPanel>
  )
}

function Inside({ user }: { user: UserDetails }) {
  const isIn = stateOf(user) !== 'waiting'
  return (
    <>
      <div className={classes.panelActs}>
        <Button
          variant="default"
          leftSection={<IconPencil {...icon} />}
          onClick={() => openDialog((close) => <EditUserDialog user={user} onClose={close} />)}
        >
          {t('edit')}
        </Button>
        <Button
          variant="default"
          component={Link}
          to={`${paths.admin('audit')}?subject=user:${user.id}`}
          leftSection={<IconHistory {...icon} />}
        >
          {t('seeHistory')}
        </Button>
      </div>
      <Facts user={user} />
      {isIn && <UnitGrants user={user} />}
      {isIn && <CampusGrants user={user} />}
      <UserSessions user={user} />
      {isIn && (
        <PanelSection title={t('account')}>
          <div className={classes.acts}>
            {user.isActive && <PasswordLink user={user} />}
            {user.hasSecondFactor && <ResetSecondFactor user={user} />}
            <EndOrRestore user={user} />
          </div>
        </PanelSection>
      )}
    </>
  )
}

function Facts({ user }: { user: User }) {
  const { deliveryUnit: unit } = user
  return (
    <div className={classes.facts}>
      <FactList>
        <Fact label={t('state')}>
          <AccountStateMark user={user} />
        </Fact>
        <Fact label={t('roles')}>{rolesOf(user)}</Fact>
        <Fact label={t('homeUnit')} line={unit && `${unit.office.name} · ${unit.office.campus.campusName}`}>
          {unit?.name ?? t('none')}
        </Fact>
        <Fact label={t('email')} line={user.emailConfirm ? t('confirmed') : t('notConfirmed')}>
          {user.email}
        </Fact>
        <Fact label={t('userName')}>{user.userName}</Fact>
        <Fact label={t('position')}>{user.position ?? t('none')}</Fact>
        <Fact label={t('createdOn')}>{formatDay(user.createdAt)}</Fact>
        <Fact label={t('lastSignIn')}>{user.lastLoginAt ? formatDayTime(user.lastLoginAt) : t('never')}</Fact>
      </FactList>
    </div>
  )
}
