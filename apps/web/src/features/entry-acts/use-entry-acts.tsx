import type { Document, Folder } from '@sinupan/contract'
import {
  IconCopy,
  IconDownload,
  IconEye,
  IconFileText,
  IconFolderOpen,
  IconFolderShare,
  IconInfoCircle,
  IconLockOpen,
  IconLockQuestion,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconReplace,
  IconSend,
  IconShare,
  IconTrash,
} from '@tabler/icons-react'
import { useInstitution } from '../../frame/institution.tsx'
import { useUnits } from '../../frame/unit.ts'
import { part } from '../../lib/chunk.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import type { DeliveryUnitRef } from '../../lib/stored-user.ts'
import type { Act, Acts } from '../../list/acts.ts'
import { AskAccessDialog, OpenClassifiedDialog } from '../access/index.ts'
import {
  documentEntry,
  documentName,
  documentsOf,
  downloadEntries,
  type Entry,
  isPinned,
  refusedFor,
} from '../documents/index.ts'
import { useRequestAct } from '../drops/index.ts'
import { CopyDialog, MoveDialog } from '../moving/index.ts'
import { poolAct } from '../pooling/index.ts'
import { PostDialog, PostSeveralDialog } from '../postings/index.ts'
import { ShareDialog } from '../sharing/index.ts'
import { pickFiles, uploadVersion } from '../uploads/index.ts'
import { usePinEntries } from './use-pin-entries.ts'
import { useTrashEntries } from './use-trash-entries.ts'
import { t } from './words.ts'

const DescribeDialog = part(() => import('./describe-dialog.tsx'), 'DescribeDialog')
const RenameDialog = part(() => import('./rename-dialog.tsx'), 'RenameDialog')

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
      poolAct(entries),
      pinned
        ? { id: 'unpin', label: t('unpin'), icon: IconPinnedOff, run: () => void pin(entries, false) }
        : { id: 'pin', label: t('pin'), icon: IconPin, run: () => void pin(entries, true) },
    ]
    return [looking, sharing, changingActs(entries, only, uploadLimit), [trashAct(entries, () => void trash(entries))]]
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

/** Posting is a unit's own act; a document of another unit, seen by a share, has none. */
function postAct(entries: readonly Entry[], units: readonly DeliveryUnitRef[]): Act[] {
  const documents = documentsOf(entries)
  const [first] = documents
  const unit = units.find((one) => one.id === first?.deliveryUnitId)
  if (!first || !unit || documents.length < entries.length || documents.some(isOfAnother(unit))) return []
  const custodian = { unitName: unit.name, campusName: unit.office.campus.campusName }
  return [
    {
      id: 'post',
      label: t('post'),
      icon: IconSend,
      run: () =>
        openDialog((close) =>
          documents.length === 1 ? (
            <PostDialog document={first} custodian={custodian} onClose={close} />
          ) : (
            <PostSeveralDialog documents={documents} custodian={custodian} onClose={close} />
          ),
        ),
      refused: refusedFor(entries, 'post'),
    },
  ]
}

/** Of what is classified: asked for by whoever sees the lock, opened by the CRU. */
function lockedActs([entry, ...others]: readonly Entry[]): Act[] {
  if (entry?.kind !== 'document' || others.length > 0) return []
  const { document } = entry
  const { askAccess, openClassified } = document.capabilities
  return [
    ...(askAccess
      ? [
          {
            id: 'ask-access',
            label: t('askAccess'),
            icon: IconLockQuestion,
            run: () => openDialog((close) => <AskAccessDialog document={document} onClose={close} />),
          },
        ]
      : []),
    ...(openClassified
      ? [
          {
            id: 'open-classified',
            label: t('openClassified'),
            icon: IconLockOpen,
            run: () => openDialog((close) => <OpenClassifiedDialog document={document} onClose={close} />),
          },
        ]
      : []),
  ]
}

/** One document of one's own unit at a time: each has its own people and its own link. */
function shareAct([entry, ...others]: readonly Entry[], units: readonly DeliveryUnitRef[]): Act[] {
  if (entry?.kind !== 'document' || others.length > 0) return []
  const { document } = entry
  if (!units.some((unit) => unit.id === document.deliveryUnitId)) return []
  return [
    {
      id: 'share',
      label: t('share'),
      icon: IconShare,
      run: () => openDialog((close) => <ShareDialog document={document} onClose={close} />),
      refused: refusedFor([entry], 'share'),
      inBar: 3,
    },
  ]
}

const isOfAnother = (unit: DeliveryUnitRef) => (document: Document) => document.deliveryUnitId !== unit.id

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

function changingActs(entries: readonly Entry[], only: Entry | undefined, uploadLimit: number): Act[] {
  return [
    ...(only ? [renameAct(only)] : []),
    ...(only?.kind === 'folder' ? [describeAct(only.folder)] : []),
    {
      id: 'move',
      label: t('move'),
      icon: IconFolderShare,
      run: () => openDialog((close) => <MoveDialog entries={entries} onClose={close} />),
      shortcut: 'Ctrl M',
      refused: refusedFor(entries, 'move'),
      inBar: 2,
    },
    ...(entries.every((entry) => entry.kind === 'document') ? [copyAct(entries)] : []),
    ...(only?.kind === 'document' ? [replaceAct(only.document, uploadLimit)] : []),
  ]
}

const copyAct = (entries: readonly Entry[]): Act => ({
  id: 'copy',
  label: t('copy'),
  icon: IconCopy,
  run: () => openDialog((close) => <CopyDialog entries={entries} onClose={close} />),
  // Who may move may copy (documents' policy: both ask for the same).
  refused: refusedFor(entries, 'move'),
})

const renameAct = (entry: Entry): Act => ({
  id: 'rename',
  label: t('rename'),
  icon: IconPencil,
  run: () => openDialog((close) => <RenameDialog entry={entry} onClose={close} />),
  shortcut: 'F2',
  refused: refusedFor([entry], 'edit'),
})

const describeAct = (folder: Folder): Act => ({
  id: 'describe',
  label: t('describe'),
  icon: IconFileText,
  run: () => openDialog((close) => <DescribeDialog folder={folder} onClose={close} />),
})

function replaceAct(document: Document, uploadLimit: number): Act {
  const [file, ...others] = document.fileManagerFiles
  const replace = async () => {
    const [chosen] = await pickFiles({ isOne: true })
    if (!chosen || !file) return
    uploadVersion(
      { documentId: document.id, documentName: documentName(document), replacesFileId: file.id },
      chosen,
      uploadLimit,
    )
  }
  return {
    id: 'replace',
    label: t('replace'),
    icon: IconReplace,
    run: () => void replace(),
    refused:
      refusedFor([documentEntry(document)], 'replace') ??
      (file === undefined ? t('noFile') : others.length > 0 ? t('severalFiles') : undefined),
  }
}
