import { Button } from '@mantine/core'
import type { FileLocation } from '@sinupan/contract'
import { useState } from 'react'
import { ActDialog } from '../../lib/act-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
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
  const update = useUpdateLocation()
  const [first] = locations
  const ids = new Set(locations.map(({ id }) => id))
  const parents = new Set(locations.map(({ parentId }) => parentId))
  const moveAll = async (parentOf: (location: FileLocation) => number | null) => {
    for (const location of locations)
      await update({ params: { id: location.id }, body: { parentId: parentOf(location) } })
  }
  const carry = async (to: FileLocation | null) => {
    try {
      await moveAll(() => to?.id ?? null)
    } catch (error) {
      tellFailure(t('placeFailed'), error)
      return false
    }
    toast.done({
      title: movedTo(locations, to),
      action: { label: t('undo'), onPress: () => void moveAll(({ parentId }) => parentId) },
    })
    onDone?.()
    return true
  }
  const refusedAt = ({ id, path }: FileLocation) => {
    if (path.some((step) => ids.has(step.id))) return t('notIntoItself')
    return parents.size === 1 && parents.has(id) ? t('moveHere') : undefined
  }
  return (
    <ActDialog
      title={
        locations.length === 1 && first
          ? t('moveTitle', { name: first.location })
          : t('moveManyTitle', { count: locations.length })
      }
      isNamed
      width={520}
      act={chosen ? t('moveTo', { name: chosen.location }) : t('move')}
      isReady={chosen !== undefined}
      run={async () => chosen !== undefined && carry(chosen)}
      onClose={onClose}
      side={(attempt) =>
        locations.some(({ parentId }) => parentId !== null) && (
          <Button variant="subtle" onClick={() => attempt(() => carry(null))}>
            {t('toTop')}
          </Button>
        )
      }
    >
      {(confirm) => (
        <LocationPicker
          unitId={first?.deliveryUnitId ?? 0}
          chosen={chosen}
          onChoose={setChosen}
          refusedAt={refusedAt}
          onConfirm={confirm}
        />
      )}
    </ActDialog>
  )
}

function movedTo(locations: readonly FileLocation[], to: FileLocation | null): string {
  const [first] = locations
  if (locations.length === 1 && first)
    return to ? t('moved', { name: first.location, place: to.location }) : t('movedTop', { name: first.location })
  const count = locations.length
  return to ? t('movedMany', { count, place: to.location }) : t('movedManyTop', { count })
}
