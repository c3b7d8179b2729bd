import { IconStack2 } from '@tabler/icons-react'
import { openDialog } from '../../lib/dialogs.tsx'
import type { Act } from '../../list/acts.ts'
import { documentsOf, type Entry, refusedFor } from '../documents/index.ts'
import { AddToPoolDialog } from './dialogs.ts'
import { t } from './words.ts'

/** 'Add to pool…', of whatever documents were chosen. */
export function poolAct(entries: readonly Entry[]): Act {
  const documents = documentsOf(entries)
  return {
    id: 'pool',
    label: t('addToPool'),
    barLabel: t('addToPoolShort'),
    icon: IconStack2,
    run: () => openDialog((close) => <AddToPoolDialog documents={documents} onClose={close} />),
    refused: documents.length < entries.length ? t('onlyDocuments') : refusedFor(entries, 'share'),
    inBar: 3,
  }
}
