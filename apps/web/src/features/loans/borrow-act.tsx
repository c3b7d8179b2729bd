import type { Document } from '@sinupan/contract'
import { IconBooks } from '@tabler/icons-react'
import { openDialog } from '../../lib/dialogs.tsx'
import type { Act } from '../../list/acts.ts'
import { BorrowDialog } from './parts.tsx'
import { t } from './words.ts'

/** The act of asking for an original, of a document that stands on a shelf. */
export const borrowAct = (document: Document): Act[] =>
  document.itemCode === null
    ? []
    : [
        {
          id: 'borrow',
          label: t('borrow'),
          icon: IconBooks,
          run: () => openDialog((close) => <BorrowDialog document={document} onClose={close} />),
        },
      ]
