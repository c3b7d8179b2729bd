import { IconLock, IconPin } from '@tabler/icons-react'
import { FileIcon } from '../../ui/file-icon.tsx'
import { FolderIcon } from '../../ui/folder-icon.tsx'
import { MiddleName } from '../../ui/middle-name.tsx'
import classes from './documents.module.css'
import { documentKind, type Entry, entryName, isPinned } from './entry.ts'
import { holdKindOf } from './hold-kind.ts'
import { t } from './words.ts'

/** Folder or file type; 20 in rows, 24 on phones. */
export function EntryIcon({ entry, size = 20 }: { entry: Entry; size?: number }) {
  return entry.kind === 'folder' ? (
    <FolderIcon size={size} />
  ) : (
    <FileIcon kind={documentKind(entry.document)} size={size} />
  )
}

/** On a document that is on hold: a lock that says by which. */
export function HeldMark({ entry }: { entry: Entry }) {
  if (entry.kind !== 'document' || !entry.document.hold) return null
  return (
    <IconLock className={classes.pin} size={14} stroke={1.7} role="img" aria-label={holdKindOf(entry.document.hold)} />
  )
}

/** Icon and name in a row; `marksPin` where not all of the list is pinned anyway. */
export function EntryName({ entry, marksPin = false }: { entry: Entry; marksPin?: boolean }) {
  return (
    <span className={classes.name}>
      <EntryIcon entry={entry} />
      <MiddleName name={entryName(entry)} />
      <HeldMark entry={entry} />
      {marksPin && isPinned(entry) && (
        <IconPin className={classes.pin} size={14} stroke={1.7} role="img" aria-label={t('pinned')} />
      )}
    </span>
  )
}
