import { Button } from '@mantine/core'
import type { FileLocation } from '@sinupan/contract'
import { type ReactNode, useState } from 'react'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { LocationPicker } from './location-picker.tsx'
import { t } from './words.ts'

interface ChoosePlaceDialogProps {
  unitId: number
  title: string
  /** The act before a place is chosen, and with its name. */
  act: string
  actAt: (place: string) => string
  /** Why a place can't be chosen; undefined where it can. */
  refusedAt?: (place: FileLocation) => string | undefined
  /** At the left of the buttons. */
  side?: (isBusy: boolean) => ReactNode
  /** Answers whether it is done; what stood in the way it has told itself. */
  onPut: (place: FileLocation) => Promise<boolean>
  onClose: () => void
}

/** Where does a paper stand? One of the unit's places, by name or code. */
export function ChoosePlaceDialog(props: ChoosePlaceDialogProps) {
  const { unitId, title, act, actAt, refusedAt = () => undefined, side, onPut, onClose } = props
  const [chosen, setChosen] = useState<FileLocation>()
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    if (!chosen || isBusy) return
    setBusy(true)
    const isDone = await onPut(chosen)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={title}
      isNamed
      closeLabel={t('close')}
      width={520}
      onSubmit={() => void submit()}
      side={side?.(isBusy)}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!chosen} loading={isBusy}>
            {chosen ? actAt(chosen.location) : act}
          </Button>
        </>
      }
    >
      <LocationPicker
        unitId={unitId}
        chosen={chosen}
        onChoose={setChosen}
        refusedAt={refusedAt}
        onConfirm={() => void submit()}
      />
    </DialogFrame>
  )
}
