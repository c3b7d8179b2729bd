import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActDialog } from '../../lib/act-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import {
  type Entry,
  entryName,
  folderQuery,
  idsOf,
  parentOf,
  tellFailure,
  unitOf,
  useCopyDocuments,
  useTrashDocuments,
} from '../documents/index.ts'
import { NewFolderHere } from './new-folder-here.tsx'
import { PlacePicker } from './place-picker.tsx'
import type { Destination } from './use-move-entries.ts'
import { t } from './words.ts'

const nothing: ReadonlySet<number> = new Set()

interface CopyDialogProps {
  /** Documents of one unit. */
  entries: readonly Entry[]
  onClose: () => void
}

/** Where to copy? A taken name is numbered by the server, so that there is nothing to ask. */
export function CopyDialog({ entries, onClose }: CopyDialogProps) {
  const [chosen, setChosen] = useState<Destination>()
  const copy = useCopy()
  const [first] = entries
  const unitId = first ? unitOf(first) : 0
  const parentId = first ? parentOf(first) : 0
  const here = useQuery({ ...folderQuery(String(parentId)), enabled: parentId > 0 })
  return (
    <ActDialog
      title={
        entries.length === 1 && first
          ? t('copyOne', { name: entryName(first) })
          : t('copyTitle', { count: entries.length })
      }
      isNamed
      width={520}
      act={chosen ? t('copyTo', { name: chosen.name }) : t('copyAct')}
      isReady={chosen !== undefined}
      run={async () => chosen !== undefined && copy(entries, chosen)}
      onClose={onClose}
      side={<NewFolderHere place={{ id: chosen?.id ?? 0, unitId }} onMade={setChosen} />}
    >
      {(confirm) => (
        <PlacePicker
          unitId={unitId}
          opened={here.data?.pathDetails.map((step) => String(step.fileFolderId)) ?? []}
          chosen={chosen}
          onChoose={setChosen}
          refusedAt={() => undefined}
          closed={nothing}
          startId={String(parentId)}
          onConfirm={confirm}
        />
      )}
    </ActDialog>
  )
}

/** Copies documents; the toast takes the copies back into the trash. Answers whether it was done. */
function useCopy() {
  const copy = useCopyDocuments()
  const trash = useTrashDocuments()
  const takeBack = async (ids: number[]) => {
    try {
      await trash({ body: ids })
      toast.done({ title: t('copiesTrashed', { count: ids.length }) })
    } catch (error) {
      tellFailure(t('copiesStay'), error)
    }
  }
  return async (entries: readonly Entry[], { id, name }: Destination): Promise<boolean> => {
    try {
      const { items } = await copy({ params: { fileFolderId: id }, body: idsOf(entries).documentIds })
      toast.done({
        title: t('copied', { count: items.length, to: name }),
        action: { label: t('undo'), onPress: () => void takeBack(items) },
      })
      return true
    } catch (error) {
      tellFailure(t('copyFailed', { to: name }), error)
      return false
    }
  }
}
