import { IconMapPin } from '@tabler/icons-react'
import { part } from '../../lib/chunk.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import type { Act } from '../../list/acts.ts'
import { documentsOf, type Entry, refusedFor } from '../documents/index.ts'
import { t } from './words.ts'

export const PlaceDialog = part(() => import('./place-dialog.tsx'), 'PlaceDialog')

/** Moving the paper of documents: nothing where a folder is among them, which has no paper of its own. */
export function placeAct(entries: readonly Entry[]): Act[] {
  const documents = documentsOf(entries)
  if (documents.length === 0 || documents.length < entries.length) return []
  const units = new Set(documents.map(({ deliveryUnitId }) => deliveryUnitId))
  return [
    {
      id: 'place',
      label: t('act'),
      icon: IconMapPin,
      run: () => openDialog((close) => <PlaceDialog documents={documents} onClose={close} />),
      refused: refusedFor(entries, 'place') ?? (units.size > 1 ? t('severalUnits') : undefined),
    },
  ]
}
