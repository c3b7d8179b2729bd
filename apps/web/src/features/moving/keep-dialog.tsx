import type { Attachment } from '@sinupan/contract'
import { useState } from 'react'
import { useUnits } from '../../frame/unit.ts'
import { ActDialog } from '../../lib/act-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { Select } from '../../ui/select.tsx'
import { tellFailure, useTrashDocuments } from '../documents/index.ts'
import { useKeepAttachment } from './moving.api.ts'
import { NewFolderHere } from './new-folder-here.tsx'
import { PlacePicker } from './place-picker.tsx'
import type { Destination } from './use-move-entries.ts'
import { t } from './words.ts'

const nothing: ReadonlySet<number> = new Set()

interface KeepDialogProps {
  fileId: number
  attachment: Attachment
  onClose: () => void
}

/** Where to keep an attachment as a document of its own? Of whoever works in several units, in which of them. */
export function KeepDialog({ fileId, attachment, onClose }: KeepDialogProps) {
  const { all, chosen: first } = useUnits()
  const [unitId, setUnitId] = useState(first?.id ?? 0)
  const [chosen, setChosen] = useState<Destination>()
  const keep = useKeep()
  return (
    <ActDialog
      title={t('keepTitle', { name: attachment.fileName })}
      isNamed
      width={520}
      act={chosen ? t('keepTo', { name: chosen.name }) : t('keepAct')}
      isReady={chosen !== undefined}
      run={async () => chosen !== undefined && keep({ fileId, attachment, unitId, to: chosen })}
      onClose={onClose}
      side={<NewFolderHere place={{ id: chosen?.id ?? 0, unitId }} onMade={setChosen} />}
    >
      {(confirm) => (
        <>
          {all.length > 1 && (
            <Select
              label={t('keepUnit')}
              mb={12}
              allowDeselect={false}
              data={all.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(unitId)}
              onChange={(next) => {
                setUnitId(Number(next))
                setChosen(undefined)
              }}
            />
          )}
          <PlacePicker
            key={unitId}
            unitId={unitId}
            opened={[]}
            chosen={chosen}
            onChoose={setChosen}
            refusedAt={() => undefined}
            closed={nothing}
            startId="0"
            onConfirm={confirm}
          />
        </>
      )}
    </ActDialog>
  )
}

interface Keeping {
  fileId: number
  attachment: Attachment
  unitId: number
  to: Destination
}

/** Makes the document; the toast puts it into the trash again. Answers whether it was done. */
function useKeep() {
  const keep = useKeepAttachment()
  const trash = useTrashDocuments()
  const takeBack = async (id: number) => {
    try {
      await trash({ body: [id] })
      toast.done({ title: t('keptTrashed') })
    } catch (error) {
      tellFailure(t('keptStays'), error)
    }
  }
  return async ({ fileId, attachment: { way, fileName }, unitId, to }: Keeping): Promise<boolean> => {
    try {
      const { fileManagerId, duplicateOf = [] } = await keep({
        params: { id: fileId, way },
        body: { deliveryUnitId: unitId, fileFolderId: to.id },
      })
      const [known] = duplicateOf
      toast.done({
        title: t('kept', { name: fileName, to: to.name }),
        ...(known && { line: t('keptBefore', { name: known.name }) }),
        action: { label: t('undo'), onPress: () => void takeBack(fileManagerId) },
      })
      return true
    } catch (error) {
      tellFailure(t('keepFailed', { to: to.name }), error)
      return false
    }
  }
}
