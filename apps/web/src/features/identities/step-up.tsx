import { stepUp } from '@sinupan/contract'
import { useEffect, useRef } from 'react'
import { openDialog } from '../../lib/dialogs.tsx'
import { PasswordField, TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { signOut } from '../../lib/sign-out.ts'
import { onProofWanted, type Proof } from '../../lib/step-up.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useStepUp } from './identities.api.ts'
import { t } from './words.ts'

/** Asks for a proof wherever the server wants one, and lets the refused act go on. */
export function StepUp() {
  useEffect(() => onProofWanted(askForProof), [])
  return null
}

const askForProof = (by: Proof) =>
  new Promise<boolean>((resolve) => {
    openDialog((close) => {
      const end = (isProved: boolean) => {
        resolve(isProved)
        close()
      }
      return by === 'signIn' ? <SignInAgain onEnd={end} /> : <ProofDialog by={by} onEnd={end} />
    })
  })

interface ProofDialogProps {
  by: 'password' | 'code'
  onEnd: (isProved: boolean) => void
}

function ProofDialog({ by, onEnd }: ProofDialogProps) {
  const isProved = useRef(false)
  const prove = useStepUp({
    onDone: () => {
      isProved.current = true
    },
  })
  return (
    <FormDialog
      title={t('proofTitle')}
      act={t('goOn')}
      schema={stepUp.body}
      values={by === 'password' ? { password: '' } : { code: '' }}
      onSubmit={(body) => prove({ body })}
      onClose={() => onEnd(isProved.current)}
    >
      <p>{by === 'password' ? t('proofPassword') : t('proofCode')}</p>
      {by === 'password' ? (
        <PasswordField
          name="password"
          label={t('password')}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': t('showPassword'), tabIndex: 0 }}
          autoFocus
        />
      ) : (
        <TextField name="code" label={t('code')} autoComplete="one-time-code" autoFocus />
      )}
    </FormDialog>
  )
}

function SignInAgain({ onEnd }: Pick<ProofDialogProps, 'onEnd'>) {
  return (
    <ConfirmDialog
      opened
      onClose={() => onEnd(false)}
      onConfirm={() => void signOut()}
      title={t('proofTitle')}
      actLabel={t('signOut')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
    >
      {t('proofSignIn')}
    </ConfirmDialog>
  )
}
