import { Button } from '@mantine/core'
import type { User } from '@sinupan/contract'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { openDialog } from '../../lib/dialogs.tsx'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { useUpdateUser } from './admin-users.api.ts'
import { t } from './words.ts'

/** Deactivates an account, asked first, or lets it in again. */
export function EndOrRestore({ user }: { user: User }) {
  const name = fullName(user)
  const update = useUpdateUser()
  if (user.isActive)
    return (
      <Button variant="default" onClick={() => openDialog((close) => <DeactivateDialog user={user} onClose={close} />)}>
        {t('deactivate')}
      </Button>
    )
  const restore = async () => {
    await update({ params: { id: user.id }, body: { isActive: true, version: user.version } })
    toast.done({ title: t('reactivated', { name }) })
  }
  return (
    <Button variant="default" loading={update.isPending} onClick={() => void restore()}>
      {t('reactivate')}
    </Button>
  )
}

function DeactivateDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const name = fullName(user)
  const update = useUpdateUser({ onDone: () => toast.done({ title: t('deactivatedDone', { name }) }) })
  return (
    <ConfirmCommand
      title={t('deactivateTitle', { name })}
      act={t('deactivateAct')}
      run={() => update({ params: { id: user.id }, body: { isActive: false, version: user.version } })}
      onClose={onClose}
    >
      {t('deactivateLine')}
    </ConfirmCommand>
  )
}
