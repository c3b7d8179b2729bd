import type { Posting } from '@sinupan/contract'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { documentName } from '../documents/index.ts'
import { t } from './words.ts'

interface WithdrawDialogProps {
  posting: Posting
  onWithdraw: (posting: Posting) => Promise<unknown>
  onClose: () => void
}

/** Asks before something that others read is unpublished. */
export function WithdrawDialog({ posting, onWithdraw, onClose }: WithdrawDialogProps) {
  return (
    <ConfirmCommand title={t('withdrawTitle')} act={t('withdrawAct')} run={() => onWithdraw(posting)} onClose={onClose}>
      {t('withdrawQuestion', { name: documentName(posting.fileManager) })}
    </ConfirmCommand>
  )
}
