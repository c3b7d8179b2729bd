import { Button } from '@mantine/core'
import type { Document } from '@sinupan/contract'
import { IconEye } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Into } from '../../frame/slots.tsx'
import { BottomSheet } from '../../ui/bottom-sheet.tsx'
import { DetailsPanel } from '../../ui/details/details-panel.tsx'
import { FileIcon } from '../../ui/file-icon.tsx'
import { useIsPhone } from '../../ui/media.ts'
import {
  documentEntry,
  documentEntryId,
  documentKind,
  type Entry,
  EntryIcon,
  entryName,
  folderEntry,
  folderEntryId,
  folderQuery,
  refusedFor,
} from '../documents/index.ts'
import classes from './document-details.module.css'
import { DocumentPanel, useDocument } from './document-panel.tsx'
import { FolderPanel } from './folder-panel.tsx'
import { t } from './words.ts'

interface DetailsPaneProps {
  /** The id of an entry, as the address has it. */
  entryId: string
  /** The entry as a list has it, where it has it. */
  listed: Entry | undefined
  onOpen: (entry: Entry) => void
  onClose: () => void
}

/** What is known of an entry: a panel at the right, a drawer where there is no room, a sheet on phones. */
export function DetailsPane({ entryId, listed, onOpen, onClose }: DetailsPaneProps) {
  const id = Number(entryId.slice(1))
  if (!Number.isInteger(id) || id <= 0) return null
  if (entryId === documentEntryId(id)) return <OfDocument id={id} listed={listed} onOpen={onOpen} onClose={onClose} />
  if (entryId !== folderEntryId(id)) return null
  return <OfFolder id={id} listed={listed} onClose={onClose} />
}

function OfFolder({ id, listed, onClose }: Pick<DetailsPaneProps, 'listed' | 'onClose'> & { id: number }) {
  const { data } = useQuery(folderQuery(String(id)))
  const folder = data ?? (listed?.kind === 'folder' ? listed.folder : undefined)
  if (!folder) return null
  return (
    <Pane entry={folderEntry(folder)} onClose={onClose}>
      <FolderPanel key={id} folder={folder} />
    </Pane>
  )
}

function OfDocument({ id, listed, onOpen, onClose }: Omit<DetailsPaneProps, 'entryId'> & { id: number }) {
  const known = listed?.kind === 'document' ? listed.document : undefined
  const { data: document } = useDocument(id, known)
  if (!document) return null
  const entry = documentEntry(document)
  return (
    <Pane entry={entry} onClose={onClose} preview={<Paper document={document} onOpen={() => onOpen(entry)} />}>
      <DocumentPanel key={id} id={id} listed={known} />
    </Pane>
  )
}

interface PaneProps {
  entry: Entry
  onClose: () => void
  preview?: React.ReactNode
  children: React.ReactNode
}

function Pane({ entry, onClose, preview, children }: PaneProps) {
  const phone = useIsPhone()
  const name = entryName(entry)
  if (phone)
    return (
      <BottomSheet opened isFlush onClose={onClose} title={name} closeLabel={t('closeDetails')}>
        {children}
      </BottomSheet>
    )
  return (
    <Into slot="details">
      <DetailsPanel
        label={t('details')}
        icon={<EntryIcon entry={entry} />}
        name={name}
        closeLabel={t('closeDetails')}
        onClose={onClose}
        preview={preview}
      >
        {children}
      </DetailsPanel>
    </Into>
  )
}

/** The top of the first page, or the file's sign where there is none. */
function Paper({ document, onOpen }: { document: Document; onOpen: () => void }) {
  const kind = documentKind(document)
  const isPicture = kind === 'image' || kind === 'video'
  return (
    <>
      {document.thumbnailUrl ? (
        <img className={isPicture ? classes.photo : classes.paper} src={document.thumbnailUrl} alt="" />
      ) : (
        <span className={classes.noPaper}>
          <FileIcon kind={kind} size={40} />
        </span>
      )}
      {document.fileManagerFiles.length > 0 && (
        <Button
          variant="default"
          size="xs"
          className={classes.open}
          disabled={refusedFor([documentEntry(document)], 'read') !== undefined}
          leftSection={<IconEye size={16} stroke={1.6} aria-hidden="true" />}
          onClick={onOpen}
        >
          {t('open')}
        </Button>
      )}
    </>
  )
}
