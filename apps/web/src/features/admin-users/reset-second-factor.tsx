import { Button } from '@mantine/core'
import type { User } from '@sinupan/contract'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { useResetSecondFactor } from './admin-users.api.ts'
import { t } from './words.ts'

/** Turns off the second factor of somebody who has lost phone and recovery codes, asked first. */
export const ResetSecondFactor = ({ user }: { user: User }) => (
  <Button variant="default" onClick={() => openDialog((close) => <ResetDialog user={user} onClose={close} />)}>
    {t('resetFactor')}
  </Button>
)

function ResetDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const name = fullName(user)
  const reset = useResetSecondFactor({ onDone: () => toast.done({ title: t('resetFactorDone', { name }) }) })
  return (
    <ConfirmCommand
      title={t('resetFactorTitle', { name })}
      act={t('resetFactorAct')}
      run={() => reset({ params: { id: user.id } })}
      onClose={onClose}
    >
      {t('resetFactorLine')}
    </ConfirmCommand>
  )
}
