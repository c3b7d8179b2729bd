import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useUser } from '../../lib/account.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { text } from '../../ui/text.ts'
import { ChangeEmailDialog } from './change-email-dialog.tsx'
import { ChangePasswordDialog } from './change-password-dialog.tsx'
import { ChangeUserNameDialog } from './change-user-name-dialog.tsx'
import { ConfirmEmailDialog } from './confirm-email-dialog.tsx'
import { emailChangeQuery } from './own-account.api.ts'
import classes from './profile.module.css'
import { t } from './profile-words.ts'

/** E-mail, user name and password; each is changed by itself and asks for the password. */
export function CredentialList() {
  const user = useUser()
  const { data: pending } = useQuery(emailChangeQuery())
  const waits = pending?.email
  return (
    <ul className={classes.rows}>
      <Row
        label={t('email')}
        value={user.email}
        line={waits ? t('emailWaits', { email: waits }) : undefined}
        act={t('changeEmail')}
        onAct={() => openDialog((close) => <ChangeEmailDialog onClose={close} />)}
      >
        {waits && (
          <Button
            size="compact-sm"
            onClick={() => openDialog((close) => <ConfirmEmailDialog email={waits} onClose={close} />)}
          >
            {t('enterCode')}
          </Button>
        )}
      </Row>
      <Row
        label={t('userName')}
        value={user.userName}
        act={t('changeUserName')}
        onAct={() => openDialog((close) => <ChangeUserNameDialog onClose={close} />)}
      />
      <Row
        label={t('password')}
        value="••••••••••"
        line={t('passwordLine')}
        act={t('changePassword')}
        onAct={() => openDialog((close) => <ChangePasswordDialog onClose={close} />)}
      />
    </ul>
  )
}

interface RowProps {
  label: string
  value: string
  line?: string | undefined
  act: string
  onAct: () => void
  children?: ReactNode
}

function Row({ label, value, line, act, onAct, children }: RowProps) {
  return (
    <li className={classes.credential}>
      <span className={classes.label}>{label}</span>
      <div className={classes.words}>
        <div className={classes.name}>{value}</div>
        {line && <div className={text.caption}>{line}</div>}
      </div>
      <div className={classes.acts}>
        {children}
        <Button variant="default" size="compact-sm" aria-label={act} onClick={onAct}>
          {t('change')}
        </Button>
      </div>
    </li>
  )
}
