import type { Disposal, DisposalItem } from '@sinupan/contract'
import { IconArrowBackUp, IconCheck, IconFile, IconPlaylistX, IconThumbDown } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { useUser } from '../../lib/account.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import type { Act, Acts } from '../../list/acts.ts'
import { ObjectDialog, RestoreDialog } from './dialogs.tsx'
import { useChangeItems, useConcur } from './disposal.api.ts'
import { t } from './words.ts'

/** What may be done with documents of a batch, by its state and whose they are; `onDone` lets the choice go. */
export function useItemActs(batch: Disposal): (items: readonly DisposalItem[], onDone?: () => void) => Acts {
  const { deliveryUnitIds } = useUser()
  const navigate = useNavigate()
  const answer = useConcur()
  const change = useChangeItems()
  return (items, onDone = () => undefined) => {
    const fileManagerIds = items.map((item) => item.fileManager.id)
    const count = items.length
    const chosen = { batch, fileManagerIds, onDone }
    const isOwn = items.every((item) => deliveryUnitIds.includes(item.unitId))
    const isOpen = items.every((item) => ['listed', 'objected'].includes(item.state))
    const agree = async () => {
      await answer({
        params: { id: batch.id },
        body: {
          items: fileManagerIds.map((fileManagerId) => ({ fileManagerId, agrees: true })),
          version: batch.version,
        },
      })
      toast.done({ title: t('wereAgreed', { count }) })
      onDone()
    }
    const remove = async () => {
      await change({ params: { id: batch.id }, body: { remove: fileManagerIds } })
      toast.done({ title: t('wereRemoved', { count }) })
      onDone()
    }
    const refused = isOwn ? (isOpen ? undefined : t('notNow')) : t('notYours')
    const [first] = items
    const look: Act[] =
      count === 1 && first && isOpen
        ? [
            {
              id: 'open',
              label: t('document'),
              icon: IconFile,
              run: () => void navigate(paths.filePreview(first.fileManager.routeId)),
            },
          ]
        : []
    return [
      look,
      batch.status === 'concurrence'
        ? [
            { id: 'agree', label: t('agree'), icon: IconCheck, inBar: 1, refused, run: () => void agree() },
            {
              id: 'object',
              label: t('object'),
              icon: IconThumbDown,
              inBar: 2,
              refused,
              run: () => openDialog((close) => <ObjectDialog {...chosen} onClose={close} />),
            },
          ]
        : [],
      batch.may.changeItems
        ? [{ id: 'remove', label: t('remove'), icon: IconPlaylistX, inBar: 1, run: () => void remove() }]
        : [],
      batch.may.restore
        ? [
            {
              id: 'restore',
              label: t('restore'),
              icon: IconArrowBackUp,
              inBar: 1,
              refused: items.every((item) => item.state === 'binned') ? undefined : t('notInBin'),
              run: () => openDialog((close) => <RestoreDialog {...chosen} onClose={close} />),
            },
          ]
        : [],
    ].filter((group) => group.length > 0)
  }
}
