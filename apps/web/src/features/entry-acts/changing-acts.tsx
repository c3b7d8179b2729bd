import type { Document, Folder } from '@sinupan/contract'
import { IconCopy, IconFileText, IconFolderShare, IconPencil, IconReplace } from '@tabler/icons-react'
import { part } from '../../lib/chunk.ts'
import { openDialog } from '../../lib/dialogs.tsx'
import type { Act } from '../../list/acts.ts'
import { documentEntry, documentName, type Entry, refusedFor } from '../documents/index.ts'
import { CopyDialog, MoveDialog } from '../moving/index.ts'
import { placeAct } from '../placing/index.ts'
import { pickFiles, uploadVersion } from '../uploads/index.ts'
import { t } from './words.ts'

const DescribeDialog = part(() => import('./describe-dialog.tsx'), 'DescribeDialog')
const RenameDialog = part(() => import('./rename-dialog.tsx'), 'RenameDialog')

/** What alters an entry itself: its name, its description, its place, its file; or makes a second of it. */
export function changingActs(entries: readonly Entry[], only: Entry | undefined, uploadLimit: number): Act[] {
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
    ...placeAct(entries),
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
