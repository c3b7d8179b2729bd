import { IconEye, IconRestore, IconTrashX } from '@tabler/icons-react'
import { openDialog } from '../../lib/dialogs.tsx'
import type { Acts } from '../../list/acts.ts'
import { type Entry, refusedFor } from '../documents/index.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import type { TrashedEntry } from './trashed-entry.ts'
import { useRestoreEntries } from './use-restore-entries.ts'
import { t } from './words.ts'

/** What can be done with what is in the trash. */
export function useTrashActs(preview: (documentId: number) => void): (entries: readonly Entry[]) => Acts {
  const restore = useRestoreEntries()
  return (entries) => {
    const [only] = entries.length === 1 ? entries : []
    const remove = () =>
      openDialog((close) => <DeleteDialog entries={entries as readonly TrashedEntry[]} onClose={close} />)
    const looking =
      only?.kind === 'document'
        ? [
            {
              id: 'open',
              label: t('open'),
              icon: IconEye,
              run: () => preview(only.document.id),
              shortcut: 'Enter',
              refused: refusedFor([only], 'read'),
            },
          ]
        : []
    return [
      looking,
      [{ id: 'restore', label: t('restore'), icon: IconRestore, run: () => void restore(entries), inBar: 1 }],
      [
        {
          id: 'trash',
          label: t('deleteForGood'),
          icon: IconTrashX,
          run: remove,
          shortcut: 'Del',
          danger: true,
          inBar: 2,
          refused: allRefused(entries),
        },
      ],
    ]
  }
}

// Some that stay don't keep the others: the dialog says which ones.
const allRefused = (entries: readonly Entry[]): string | undefined =>
  entries.length > 0 && entries.every((entry) => refusedFor([entry], 'remove') !== undefined)
    ? refusedFor(entries, 'remove')
    : undefined
