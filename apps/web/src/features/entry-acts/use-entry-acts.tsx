import {
  IconDownload,
  IconEye,
  IconFolderOpen,
  IconInfoCircle,
  IconPin,
  IconPinnedOff,
  IconTrash,
} from '@tabler/icons-react'
import { useInstitution } from '../../frame/institution.tsx'
import { useUnits } from '../../frame/unit.ts'
import type { Act, Acts } from '../../list/acts.ts'
import { downloadEntries, type Entry, isPinned, refusedFor } from '../documents/index.ts'
import { useRequestAct } from '../drops/index.ts'
import { useKeepingActs } from '../holding/index.ts'
import { borrowAct } from '../loans/index.ts'
import { poolAct } from '../pooling/index.ts'
import { changingActs } from './changing-acts.tsx'
import { lockedActs, postAct, shareAct } from './sharing-acts.tsx'
import { usePinEntries } from './use-pin-entries.ts'
import { useTrashEntries } from './use-trash-entries.ts'
import { t } from './words.ts'

interface Ways {
  open: (entry: Entry) => void
  showDetails: (entry: Entry) => void
}

/** What can be done with the chosen entries, in the order of menus: open, share, change, trash. */
export function useEntryActs({ open, showDetails }: Ways): (entries: readonly Entry[]) => Acts {
  const pin = usePinEntries()
  const trash = useTrashEntries()
  const { uploadLimit } = useInstitution()
  const units = useUnits().all
  const request = useRequestAct()
  const keeping = useKeepingActs()
  return (entries) => {
    const [only] = entries.length === 1 ? entries : []
    const pinned = entries.length > 0 && entries.every(isPinned)
    const looking: Act[] = [
      ...(only ? [openAct(only, () => open(only))] : []),
      {
        id: 'download',
        label: t('download'),
        icon: IconDownload,
        run: () => downloadEntries(entries),
        refused: refusedFor(entries, 'read'),
        inBar: 1,
      },
      ...(only
        ? [{ id: 'details', label: t('details'), icon: IconInfoCircle, run: () => showDetails(only), shortcut: 'I' }]
        : []),
    ]
    const sharing: Act[] = [
      ...postAct(entries, units),
      ...shareAct(entries, units),
      ...(only?.kind === 'folder' ? request(only.folder) : []),
      ...lockedActs(entries),
      ...(only?.kind === 'document' ? borrowAct(only.document) : []),
      poolAct(entries),
      pinned
        ? { id: 'unpin', label: t('unpin'), icon: IconPinnedOff, run: () => void pin(entries, false) }
        : { id: 'pin', label: t('pin'), icon: IconPin, run: () => void pin(entries, true) },
    ]
    const changing = [...changingActs(entries, only, uploadLimit), ...keeping(entries)]
    return [looking, sharing, changing, [trashAct(entries, () => void trash(entries))]]
  }
}

const openAct = (entry: Entry, run: () => void): Act => ({
  id: 'open',
  label: t('open'),
  icon: entry.kind === 'folder' ? IconFolderOpen : IconEye,
  run,
  shortcut: 'Enter',
  ...(entry.kind === 'document' && { refused: refusedFor([entry], 'read') }),
})

const trashAct = (entries: readonly Entry[], run: () => void): Act => ({
  id: 'trash',
  label: t('trash'),
  barLabel: t('trashShort'),
  icon: IconTrash,
  run,
  shortcut: 'Del',
  refused: refusedFor(entries, 'trash'),
  danger: true,
  inBar: 4,
})
