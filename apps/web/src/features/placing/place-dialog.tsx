import { Button } from '@mantine/core'
import type { Document, FileLocation } from '@sinupan/contract'
import { useState } from 'react'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
import { documentName } from '../documents/index.ts'
import { LocationPicker } from './location-picker.tsx'
import { usePutDocuments } from './use-put-documents.ts'
import { t } from './words.ts'

interface PlaceDialogProps {
  /** Of one unit. */
  documents: readonly Document[]
  onClose: () => void
}

/** Where does the paper stand? The unit's places, by name or code. */
export function PlaceDialog({ documents, onClose }: PlaceDialogProps) {
  const [chosen, setChosen] = useState<FileLocation>()
  const [isBusy, setBusy] = useState(false)
  const put = usePutDocuments()
  const [first] = documents
  const places = new Set(documents.map(({ fileLocationId }) => fileLocationId))
  const submit = async (place: FileLocation | null | undefined) => {
    if (place === undefined || isBusy) return
    setBusy(true)
    const isDone = await put(documents, place)
    setBusy(false)
    if (isDone) onClose()
  }
  const refusedAt = ({ id }: FileLocation) =>
    places.size === 1 && places.has(id) ? t(documents.length === 1 ? 'isHere' : 'areHere') : undefined
  const isSomewhere = documents.some(({ fileLocationId }) => fileLocationId !== null)
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={
        documents.length === 1 && first
          ? t('titleOne', { name: documentName(first) })
          : t('title', { count: documents.length })
      }
      isNamed
      closeLabel={t('close')}
      width={520}
      onSubmit={() => void submit(chosen)}
      side={
        isSomewhere && (
          <Button variant="subtle" onClick={() => void submit(null)}>
            {t('takeOutShort')}
          </Button>
        )
      }
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!chosen} loading={isBusy}>
            {chosen ? t('putInto', { place: chosen.location }) : t('put')}
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
