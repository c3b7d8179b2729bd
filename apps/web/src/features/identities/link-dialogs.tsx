import { Button } from '@mantine/core'
import { hrisCredentials } from '@sinupan/contract'
import { useState } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { DialogNotice } from '../../ui/dialog/dialog-notice.tsx'
import { GoogleButton } from './google-button.tsx'
import { HrisFields } from './hris-form.tsx'
import { type Identity, useLinkGoogle, useLinkHris, useRemoveIdentity } from './identities.api.ts'
import classes from './identities.module.css'
import { t } from './words.ts'

interface Closes {
  onClose: () => void
}

export function LinkHrisDialog({ onClose }: Closes) {
  const link = useLinkHris({ onDone: () => toast.done({ title: t('linked', { name: t('hris') }) }) })
  return (
    <FormDialog
      title={t('linkHrisTitle')}
      act={t('linkAct')}
      schema={hrisCredentials}
      values={{ userName: '', password: '' }}
      onSubmit={(body) => link({ body })}
      onClose={onClose}
    >
      <HrisFields />
    </FormDialog>
  )
}

export function LinkGoogleDialog({ onClose }: Closes) {
  const [refusal, setRefusal] = useState<string>()
  const link = useLinkGoogle({ onDone: () => toast.done({ title: t('linked', { name: t('google') }) }) })
  const send = async (credential: string) => {
    try {
      await link({ body: { credential } })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      setRefusal(error.errors.credential?.join(' ') ?? error.message)
    }
  }
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={t('linkGoogleTitle')}
      closeLabel={t('close')}
      actions={
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
      }
    >
      <div className={classes.steps}>
        {refusal && <DialogNotice title={refusal} />}
        <p>{t('linkGoogleLead')}</p>
        <GoogleButton onCredential={(credential) => void send(credential)} />
      </div>
    </DialogFrame>
  )
}

export function UnlinkDialog({ identity, onClose }: Closes & { identity: Identity }) {
  const name = t(identity.provider)
  const remove = useRemoveIdentity({ onDone: () => toast.done({ title: t('unlinked', { name }) }) })
  const confirm = async () => {
    await remove({ params: { id: identity.id } })
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('unlinkTitle', { name })}
      actLabel={t('unlinkAct')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      busy={remove.isPending}
    >
      {t('unlinkLead', { label: identity.label })}
    </ConfirmDialog>
  )
}
