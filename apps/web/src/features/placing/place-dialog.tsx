import { Button } from '@mantine/core'
import type { Document, FileLocation } from '@sinupan/contract'
import { documentName } from '../documents/index.ts'
import { ChoosePlaceDialog } from './choose-place-dialog.tsx'
import { usePutDocuments } from './use-put-documents.ts'
import { t } from './words.ts'

interface PlaceDialogProps {
  /** Of one unit. */
  documents: readonly Document[]
  onClose: () => void
}

/** Where does the paper stand? The unit's places, by name or code; or in none. */
export function PlaceDialog({ documents, onClose }: PlaceDialogProps) {
  const put = usePutDocuments()
  const [first] = documents
  const places = new Set(documents.map(({ fileLocationId }) => fileLocationId))
  const refusedAt = ({ id }: FileLocation) =>
    places.size === 1 && places.has(id) ? t(documents.length === 1 ? 'isHere' : 'areHere') : undefined
  const isSomewhere = documents.some(({ fileLocationId }) => fileLocationId !== null)
  return (
    <ChoosePlaceDialog
      unitId={first?.deliveryUnitId ?? 0}
      title={
        documents.length === 1 && first
          ? t('titleOne', { name: documentName(first) })
          : t('title', { count: documents.length })
      }
      act={t('put')}
      actAt={(place) => t('putInto', { place })}
      refusedAt={refusedAt}
      side={(attempt, isBusy) =>
        isSomewhere && (
          <Button variant="subtle" disabled={isBusy} onClick={() => attempt(() => put(documents, null))}>
            {t('takeOutShort')}
          </Button>
        )
      }
      onPut={(place) => put(documents, place)}
      onClose={onClose}
    />
  )
}
