import { Button } from '@mantine/core'
import type { Document } from '@sinupan/contract'
import { openDialog } from '../../lib/dialogs.tsx'
import { AskAccessDialog, OpenClassifiedDialog } from './dialogs.ts'
import { t } from './words.ts'

/** What may be done about a lock: its owner asked, unless that waits, or for the CRU, opened with a reason. */
export function LockedActs({ document }: { document: Document }) {
  const { askAccess, openClassified } = document.capabilities
  return (
    <>
      {askAccess && !document.isAccessAsked && (
        <Button
          variant="default"
          onClick={() => openDialog((close) => <AskAccessDialog document={document} onClose={close} />)}
        >
          {t('askAccess')}
        </Button>
      )}
      {openClassified && (
        <Button
          variant="default"
          onClick={() => openDialog((close) => <OpenClassifiedDialog document={document} onClose={close} />)}
        >
          {t('openWithReason')}
        </Button>
      )}
    </>
  )
}

/** What a lock means to whoever sees it, and whether they have asked. */
export const lockedLine = ({ isAccessAsked }: Document): string => t(isAccessAsked ? 'accessAskedLine' : 'lockedLine')
