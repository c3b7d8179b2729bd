import type { FileLocation } from '@sinupan/contract'
import { type ComponentProps, useState } from 'react'
import { ActDialog } from '../../lib/act-dialog.tsx'
import { LocationPicker } from './location-picker.tsx'

interface ChoosePlaceDialogProps {
  unitId: number
  title: string
  /** The act before a place is chosen, and with its name. */
  act: string
  actAt: (place: string) => string
  /** Why a place can't be chosen; undefined where it can. */
  refusedAt?: (place: FileLocation) => string | undefined
  /** At the left of the buttons. */
  side?: ComponentProps<typeof ActDialog>['side']
  /** Answers whether it is done; what stood in the way it has told itself. */
  onPut: (place: FileLocation) => Promise<boolean>
  onClose: () => void
}

/** Where does a paper stand? One of the unit's places, by name or code. */
export function ChoosePlaceDialog(props: ChoosePlaceDialogProps) {
  const { unitId, title, act, actAt, refusedAt = () => undefined, side, onPut, onClose } = props
  const [chosen, setChosen] = useState<FileLocation>()
  return (
    <ActDialog
      title={title}
      isNamed
      width={520}
      act={chosen ? actAt(chosen.location) : act}
      isReady={chosen !== undefined}
      run={async () => chosen !== undefined && onPut(chosen)}
      onClose={onClose}
      side={side}
    >
      {(confirm) => (
        <LocationPicker
          unitId={unitId}
          chosen={chosen}
          onChoose={setChosen}
          refusedAt={refusedAt}
          onConfirm={confirm}
        />
      )}
    </ActDialog>
  )
}
