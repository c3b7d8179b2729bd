import type { FileLocation, Loan } from '@sinupan/contract'
import { toast } from '../../lib/toast.tsx'
import { tellFailure } from '../documents/index.ts'
import { ChoosePlaceDialog } from '../placing/index.ts'
import { nameOf } from './loan-words.ts'
import { useReshelveLoan } from './loans.api.ts'
import { t } from './words.ts'

/** Puts an original that came back into another place than it came from. */
export function ReshelveDialog({ loan, onClose }: { loan: Loan; onClose: () => void }) {
  const reshelve = useReshelveLoan()
  const name = nameOf(loan)
  const put = async ({ id, location }: FileLocation) => {
    try {
      await reshelve({ params: { id: loan.id }, body: { version: loan.version, fileLocationId: id } })
      toast.done({ title: t('wasReshelvedAt', { name, place: location }) })
      return true
    } catch (error) {
      tellFailure(t('reshelveFailed'), error)
      return false
    }
  }
  return (
    <ChoosePlaceDialog
      unitId={loan.deliveryUnit.id}
      title={t('reshelveTitle', { name })}
      act={t('reshelveAct')}
      actAt={(place) => t('reshelveAt', { place })}
      onPut={put}
      onClose={onClose}
    />
  )
}
