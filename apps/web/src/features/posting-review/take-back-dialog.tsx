import type { Posting } from '@sinupan/contract'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { documentName } from '../documents/index.ts'
import { t } from './words.ts'

interface TakeBackDialogProps {
  posting: Posting
  onTakeBack: (posting: Posting) => Promise<unknown>
  onClose: () => void
}

/** Asks before something that others read is unpublished. */
export function TakeBackDialog({ posting, onTakeBack, onClose }: TakeBackDialogProps) {
  return (
    <ConfirmCommand title={t('takeBackTitle')} act={t('takeBackAct')} run={() => onTakeBack(posting)} onClose={onClose}>
      {t('takeBackQuestion', { name: documentName(posting.fileManager) })}
    </ConfirmCommand>
  )
}
