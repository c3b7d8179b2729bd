import type { Posting } from '@sinupan/contract'
import { useState } from 'react'
import { announce } from '../../lib/announce.ts'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { documentName } from '../documents/index.ts'
import { t } from './words.ts'

interface TakeBackDialogProps {
  posting: Posting
  onTakeBack: (posting: Posting) => Promise<unknown>
  onClose: () => void
}

/** Asks before something that everybody reads is unpublished. */
export function TakeBackDialog({ posting, onTakeBack, onClose }: TakeBackDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await onTakeBack(posting)
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      announce(error)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('takeBackTitle')}
      actLabel={t('takeBackAct')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      busy={isBusy}
    >
      {t('takeBackQuestion', { name: documentName(posting.fileManager) })}
    </ConfirmDialog>
  )
}
