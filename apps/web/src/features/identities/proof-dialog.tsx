import { stepUp } from '@sinupan/contract'
import { useRef } from 'react'
import { PasswordField, TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { signOut } from '../../lib/sign-out.ts'
import type { Proof } from '../../lib/step-up.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { useStepUp } from './identities.api.ts'
import { t } from './words.ts'

interface ProofDialogProps {
  by: Proof
  onEnd: (isProved: boolean) => void
}

/** Asks for what the server takes for a proof that it is the person. */
export function ProofDialog({ by, onEnd }: ProofDialogProps) {
  return by === 'signIn' ? <SignInAgain onEnd={onEnd} /> : <Prove by={by} onEnd={onEnd} />
}

function Prove({ by, onEnd }: { by: Exclude<Proof, 'signIn'> } & Pick<ProofDialogProps, 'onEnd'>) {
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
