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
  /** Of one unit. */
  locations: readonly FileLocation[]
  onDone?: (() => void) | undefined
  onClose: () => void
}

/** Carries places with all inside into another one, or to the top: one after the other, up to the first that is refused. */
export function MoveLocationDialog({ locations, onDone, onClose }: MoveLocationDialogProps) {
  const [chosen, setChosen] = useState<FileLocation>()
  const [isBusy, setBusy] = useState(false)
  const update = useUpdateLocation()
  const [first] = locations
  const ids = new Set(locations.map(({ id }) => id))
  const parents = new Set(locations.map(({ parentId }) => parentId))
  const moveAll = async (parentOf: (location: FileLocation) => number | null) => {
    for (const location of locations)
      await update({ params: { id: location.id }, body: { parentId: parentOf(location) } })
  }
  const submit = async (to: FileLocation | null | undefined) => {
    if (to === undefined || isBusy) return
    setBusy(true)
    try {
      await moveAll(() => to?.id ?? null)
      toast.done({
        title: movedTo(locations, to),
        action: { label: t('undo'), onPress: () => void moveAll(({ parentId }) => parentId) },
      })
      onDone?.()
      onClose()
    } catch (error) {
      tellFailure(t('placeFailed'), error)
      setBusy(false)
    }
  }
  const refusedAt = ({ id, path }: FileLocation) => {
    if (path.some((step) => ids.has(step.id))) return t('notIntoItself')
    return parents.size === 1 && parents.has(id) ? t('moveHere') : undefined
  }
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={
        locations.length === 1 && first
          ? t('moveTitle', { name: first.location })
          : t('moveManyTitle', { count: locations.length })
      }
      isNamed
      closeLabel={t('close')}
      width={520}
      onSubmit={() => void submit(chosen)}
      side={
        locations.some(({ parentId }) => parentId !== null) && (
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
        unitId={first?.deliveryUnitId ?? 0}
        chosen={chosen}
        onChoose={setChosen}
        refusedAt={refusedAt}
        onConfirm={() => void submit(chosen)}
      />
    </DialogFrame>
  )
}

function movedTo(locations: readonly FileLocation[], to: FileLocation | null): string {
  const [first] = locations
  if (locations.length === 1 && first)
    return to ? t('moved', { name: first.location, place: to.location }) : t('movedTop', { name: first.location })
  const count = locations.length
  return to ? t('movedMany', { count, place: to.location }) : t('movedManyTop', { count })
}
