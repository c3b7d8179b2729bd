import { Button } from '@mantine/core'
import { enableSecondFactor, proofCode } from '@sinupan/contract'
import { useState } from 'react'
import { z } from 'zod'
import { openDialog } from '../../lib/dialogs.tsx'
import { PasswordField, TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { type Begun, useDisableSecondFactor, useEnableSecondFactor, useRenewRecoveryCodes } from './identities.api.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { SetUpFields } from './set-up-fields.tsx'
import { t } from './words.ts'

// Who signs in elsewhere has no password here to give.
const turningOff = z.object({ password: z.string().max(1000), code: proofCode })

interface Closes {
  onClose: () => void
}

/** Scan, confirm; then the recovery codes. `onOn`: once they are kept. */
export function SetUpDialog({ begun, onClose, onOn }: Closes & { begun: Begun; onOn?: () => void }) {
  const enable = useEnableSecondFactor({
    onDone: ({ recoveryCodes }) => {
      toast.done({ title: t('turnedOn') })
      openDialog((close) => (
        <CodesDialog
          codes={recoveryCodes}
          onClose={() => {
            close()
            onOn?.()
          }}
        />
      ))
    },
  })
  return (
    <FormDialog
      title={t('setUpTitle')}
      act={t('turnOn')}
      schema={enableSecondFactor.body}
      values={{ code: '' }}
      onSubmit={(body) => enable({ body })}
      onClose={onClose}
    >
      <SetUpFields begun={begun} />
    </FormDialog>
  )
}

export function CodesDialog({ codes, onClose }: Closes & { codes: readonly string[] }) {
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={t('codesTitle')}
      closeLabel={t('close')}
      actions={
        <Button onClick={onClose} data-autofocus>
          {t('kept')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </DialogFrame>
  )
}

export function TurnOffDialog({ onClose }: Closes) {
  const disable = useDisableSecondFactor({ onDone: () => toast.done({ title: t('turnedOff') }) })
  return (
    <FormDialog
      title={t('turnOffTitle')}
      act={t('turnOffAct')}
      schema={turningOff}
      values={{ password: '', code: '' }}
      onSubmit={({ password, code }) => disable({ body: { code, ...(password && { password }) } })}
      onClose={onClose}
    >
      <p>{t('turnOffLead')}</p>
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
        autoFocus
      />
      <TextField name="code" label={t('appOrRecovery')} autoComplete="one-time-code" />
    </FormDialog>
  )
}

export function RenewDialog({ onClose }: Closes) {
  const [isBusy, setBusy] = useState(false)
  const renew = useRenewRecoveryCodes({
    onDone: ({ recoveryCodes }) => openDialog((close) => <CodesDialog codes={recoveryCodes} onClose={close} />),
  })
  const confirm = async () => {
    setBusy(true)
    onClose()
    await renew()
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('renewTitle')}
      actLabel={t('renewAct')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      busy={isBusy}
    >
      {t('renewLead')}
    </ConfirmDialog>
  )
}
