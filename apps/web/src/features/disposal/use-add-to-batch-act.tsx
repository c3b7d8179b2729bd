import { IconFileShredder } from '@tabler/icons-react'
import { useUser } from '../../lib/account.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import type { Act } from '../../list/acts.ts'
import { AddToBatchDialog } from './parts.ts'
import { t } from './words.ts'

/** The act of adding documents to a disposal batch, the central records unit's. */
export function useAddToBatchAct(): (fileManagerIds: readonly number[], onDone?: () => void) => Act {
  const { isCru } = useUser()
  return (fileManagerIds, onDone = () => undefined) => ({
    id: 'dispose',
    label: t('add'),
    icon: IconFileShredder,
    inBar: 4,
    refused: isCru ? undefined : t('recordsOnly'),
    run: () =>
      openDialog((close) => <AddToBatchDialog fileManagerIds={fileManagerIds} onClose={close} onDone={onDone} />),
  })
}
