import { FileIcon } from '../../ui/file-icon.tsx'
import { FolderIcon } from '../../ui/folder-icon.tsx'
import { MiddleName } from '../../ui/middle-name.tsx'
import classes from './documents.module.css'
import { documentKind, type Entry, entryName } from './entry.ts'

/** Folder or file type; 20 in rows, 24 on phones. */
export function EntryIcon({ entry, size = 20 }: { entry: Entry; size?: number }) {
  return entry.kind === 'folder' ? (
    <FolderIcon size={size} />
  ) : (
    <FileIcon kind={documentKind(entry.document)} size={size} />
  )
}

/** Icon and name in a row. */
export function EntryName({ entry }: { entry: Entry }) {
  return (
    <span className={classes.name}>
      <EntryIcon entry={entry} />
      <MiddleName name={entryName(entry)} />
    </span>
  )
}
