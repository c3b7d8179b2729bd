import { Button } from '@mantine/core'
import type { FileLocation } from '@sinupan/contract'
import { useState } from 'react'
import { toast } from '../../lib/toast.tsx'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { tellFailure } from '../documents/index.ts'
import { LocationPicker } from '../placing/index.ts'
import { useUpdateLocation } from './locations.api.ts'
import { t } from './words.ts'

interface MoveLocationDialogProps {
  location: FileLocation
  onClose: () => void
}

/** Carries a place with all inside into another one, or to the top. */
export function MoveLocationDialog({ location, onClose }: MoveLocationDialogProps) {
  const [chosen, setChosen] = useState<FileLocation>()
  const [isBusy, setBusy] = useState(false)
  const update = useUpdateLocation()
  const move = async (parentId: number | null) => {
    await update({ params: { id: location.id }, body: { parentId } })
  }
  const submit = async (to: FileLocation | null | undefined) => {
    if (to === undefined || isBusy) return
    setBusy(true)
    try {
      await move(to?.id ?? null)
      const name = location.location
      toast.done({
        title: to ? t('moved', { name, place: to.location }) : t('movedTop', { name }),
        action: { label: t('undo'), onPress: () => void move(location.parentId) },
      })
      onClose()
    } catch (error) {
      tellFailure(t('placeFailed'), error)
      setBusy(false)
    }
  }
  const refusedAt = ({ id, path }: FileLocation) => {
    if (path.some((step) => step.id === location.id)) return t('notIntoItself')
    return id === location.parentId ? t('moveHere') : undefined
  }
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={t('moveTitle', { name: location.location })}
      isNamed
      closeLabel={t('close')}
      width={520}
      onSubmit={() => void submit(chosen)}
      side={
        location.parentId !== null && (
          <Button variant="subtle" onClick={() => void submit(null)}>
            {t('toTop')}
          </Button>
        )
      }
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!chosen} loading={isBusy}>
            {chosen ? t('moveTo', { name: chosen.location }) : t('move')}
          </Button>
        </>
      }
    >
      <LocationPicker
        unitId={location.deliveryUnitId}
        chosen={chosen}
        onChoose={setChosen}
        refusedAt={refusedAt}
        onConfirm={() => void submit(chosen)}
      />
    </DialogFrame>
  )
}
