import { Button } from '@mantine/core'
import type { FileLocation, Loan } from '@sinupan/contract'
import { useState } from 'react'
import { toast } from '../../lib/toast.tsx'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { tellFailure } from '../documents/index.ts'
import { LocationPicker } from '../placing/index.ts'
import { nameOf } from './loan-words.ts'
import { useReshelveLoan } from './loans.api.ts'
import { t } from './words.ts'

/** Puts an original that came back into another place than it came from. */
export function ReshelveDialog({ loan, onClose }: { loan: Loan; onClose: () => void }) {
  const [chosen, setChosen] = useState<FileLocation>()
  const [isBusy, setBusy] = useState(false)
  const reshelve = useReshelveLoan()
  const name = nameOf(loan)
  const submit = async () => {
    if (!chosen || isBusy) return
    setBusy(true)
    try {
      await reshelve({ params: { id: loan.id }, body: { version: loan.version, fileLocationId: chosen.id } })
      toast.done({ title: t('wasReshelvedAt', { name, place: chosen.location }) })
      onClose()
    } catch (error) {
      tellFailure(t('reshelveFailed'), error)
      setBusy(false)
    }
  }
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={t('reshelveTitle', { name })}
      isNamed
      closeLabel={t('close')}
      width={520}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancelDialog')}
          </Button>
          <Button type="submit" disabled={!chosen} loading={isBusy}>
            {chosen ? t('reshelveAt', { place: chosen.location }) : t('reshelveAct')}
          </Button>
        </>
      }
    >
      <LocationPicker
        unitId={loan.deliveryUnit.id}
        chosen={chosen}
        onChoose={setChosen}
        refusedAt={() => undefined}
        onConfirm={() => void submit()}
      />
    </DialogFrame>
  )
}
