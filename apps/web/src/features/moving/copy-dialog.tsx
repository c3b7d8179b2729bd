import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../lib/toast.tsx'
import { useGoesOn } from '../../lib/use-goes-on.ts'
import { DialogFrame } from '../../ui/dialog/dialog-frame.tsx'
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
  const [isBusy, setBusy] = useState(false)
  useGoesOn(isBusy, onClose)
  const copy = useCopy()
  const [first] = entries
  const unitId = first ? unitOf(first) : 0
  const parentId = first ? parentOf(first) : 0
  const here = useQuery({ ...folderQuery(String(parentId)), enabled: parentId > 0 })
  const submit = async () => {
    if (!chosen || isBusy) return
    setBusy(true)
    const isDone = await copy(entries, chosen)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <DialogFrame
      opened
      onClose={onClose}
      title={
        entries.length === 1 && first
          ? t('copyOne', { name: entryName(first) })
          : t('copyTitle', { count: entries.length })
      }
      isNamed
      closeLabel={t('close')}
      width={520}
      onSubmit={() => void submit()}
      side={<NewFolderHere place={{ id: chosen?.id ?? 0, unitId }} onMade={setChosen} />}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={!chosen} loading={isBusy}>
            {chosen ? t('copyTo', { name: chosen.name }) : t('copyAct')}
          </Button>
        </>
      }
    >
      <PlacePicker
        unitId={unitId}
        opened={here.data?.pathDetails.map((step) => String(step.fileFolderId)) ?? []}
        chosen={chosen}
        onChoose={setChosen}
        refusedAt={() => undefined}
        closed={nothing}
        startId={String(parentId)}
        onConfirm={() => void submit()}
      />
    </DialogFrame>
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
