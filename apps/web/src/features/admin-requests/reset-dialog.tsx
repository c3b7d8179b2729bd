import type { RequestLetter } from '@sinupan/contract'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { toast } from '../../lib/toast.tsx'
import { useResetLetter } from './admin-requests.api.ts'
import { t } from './words.ts'

interface ResetDialogProps {
  letter: RequestLetter
  onClose: () => void
}

/** Goes back to the product's own words. */
export function ResetDialog({ letter: { kind, language }, onClose }: ResetDialogProps) {
  const reset = useResetLetter({ onDone: () => toast.done({ title: t('wasReset') }) })
  return (
    <ConfirmCommand
      title={t('resetTitle')}
      act={t('resetDo')}
      run={() => reset({ params: { kind, language } })}
      onClose={onClose}
    >
      {t('resetLine')}
    </ConfirmCommand>
  )
}
