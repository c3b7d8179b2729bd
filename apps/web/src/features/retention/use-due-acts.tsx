import type { Retained } from '@sinupan/contract'
import { IconCalendarPlus, IconInfinity, IconLock } from '@tabler/icons-react'
import { useUser } from '../../lib/account.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import type { Acts } from '../../list/acts.ts'
import { useAddToBatchAct } from '../disposal/index.ts'
import { ExtendDialog, HoldDialog, PermanenceDialog } from '../holding/index.ts'
import { t } from './words.ts'

type Chosen = readonly Pick<Retained, 'fileManager' | 'expiresOn'>[]

/** What the central records unit does with documents that were chosen; `onDone` lets the choice go. */
export function useDueActs(): (rows: Chosen, onDone?: () => void) => Acts {
  const { isCru } = useUser()
  const addToBatch = useAddToBatchAct()
  const refused = isCru ? undefined : t('recordsOnly')
  return (rows, onDone = () => undefined) => {
    const documents = rows.map((row) => row.fileManager.id)
    const isPermanent = rows.some((row) => row.fileManager.isPermanent)
    const hasDays = rows.every((row) => row.expiresOn !== null)
    return [
      [
        {
          id: 'extend',
          label: t('extend'),
          icon: IconCalendarPlus,
          inBar: 1,
          refused: refused ?? (hasDays ? undefined : t('noDay')),
          run: () => openDialog((close) => <ExtendDialog rows={rows} onClose={close} onDone={onDone} />),
        },
        {
          id: 'hold',
          label: t('hold'),
          icon: IconLock,
          inBar: 2,
          refused,
          run: () => openDialog((close) => <HoldDialog on={{ documents }} onClose={close} onDone={onDone} />),
        },
        {
          id: 'keep-for-ever',
          label: t(isPermanent ? 'byCategory' : 'keepForEver'),
          icon: IconInfinity,
          inBar: 3,
          refused,
          run: () =>
            openDialog((close) => (
              <PermanenceDialog rows={rows} isPermanent={!isPermanent} onClose={close} onDone={onDone} />
            )),
        },
      ],
      [addToBatch(documents, onDone)],
    ]
  }
}
