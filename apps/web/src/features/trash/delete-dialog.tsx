import { useState } from 'react'
import { ApiRefusal } from '../../lib/api-refusal.ts'
import { formatSize } from '../../lib/format.ts'
import { refusalLine } from '../../lib/refusal-line.ts'
import { toast } from '../../lib/toast.tsx'
import { useGoesOn } from '../../lib/use-goes-on.ts'
import { DestructiveDialog, type GoingItem } from '../../ui/dialog/destructive-dialog.tsx'
import { EntryIcon, entryName, sizeOf, tellFailure } from '../documents/index.ts'
import { useEnds } from '../effects/index.ts'
import { goingAndStaying, staysSentence } from './going-and-staying.ts'
import { documentsIn, type TrashedEntry } from './trashed-entry.ts'
import { useDeleteEntries } from './use-delete-entries.ts'
import { t } from './words.ts'

interface DeleteDialogProps {
  entries: readonly TrashedEntry[]
  onClose: () => void
}

/** Before something is deleted for good: what goes, what stays and why, and DELETE to type (specification, section 5). */
export function DeleteDialog({ entries, onClose }: DeleteDialogProps) {
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const remove = useDeleteEntries()
  const goesOn = useGoesOn(isBusy, onClose)
  const { going, staying } = goingAndStaying(entries)
  const documents = going.reduce((sum, entry) => sum + documentsIn(entry), 0)
  const ends = useEnds('remove', going)
  const confirm = async () => {
    setBusy(true)
    setRefusal(undefined)
    try {
      await remove(going)
      toast.done({
        title: documents > 0 ? t('deleted', { count: documents }) : t('deletedItems', { count: going.length }),
      })
      onClose()
    } catch (error) {
      if (!(error instanceof ApiRefusal)) throw error
      if (goesOn()) tellFailure(t('deleteFailed'), error)
      else setRefusal(refusalLine(error))
    } finally {
      setBusy(false)
    }
  }
  const stays = [refusal, staysSentence(staying)].filter(Boolean).join(' ')
  return (
    <DestructiveDialog
      opened
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={documents > 0 ? t('deleteTitle', { count: documents }) : t('deleteItemsTitle', { count: going.length })}
      lead={going.length > 0 ? [t('deleteLead'), ends].filter(Boolean).join(' ') : t('nothingGoes')}
      goes={going.map(itemOf)}
      {...(stays && { stays })}
      word="DELETE"
      wordLabel={t('typeDelete')}
      wordError={t('pleaseType')}
      actLabel={documents > 0 ? t('deleteAct', { count: documents }) : t('deleteItemsAct', { count: going.length })}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      busy={isBusy}
    />
  )
}

function itemOf(entry: TrashedEntry): GoingItem {
  return {
    id: entry.id,
    icon: <EntryIcon entry={entry} />,
    name: entryName(entry),
    size: formatSize(sizeOf(entry)),
    ...(entry.kind === 'folder' && { count: insideWords(entry.folder) }),
  }
}

/** What is still in a folder (specification, section 5: removing a folder warns). */
function insideWords({ childCount, documentCount }: { childCount: number; documentCount: number }): string {
  const documents = t('documentCount', { count: documentCount })
  return childCount > 0 ? `${t('folderCount', { count: childCount })}, ${documents}` : documents
}
