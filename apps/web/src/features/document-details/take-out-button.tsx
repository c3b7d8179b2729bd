import { ActionIcon } from '@mantine/core'
import type { DocumentFile } from '@sinupan/contract'
import { IconFileMinus } from '@tabler/icons-react'
import { openDialog } from '../../lib/dialogs.tsx'
import { toast } from '../../lib/toast.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { tellFailure } from '../documents/index.ts'
import { useRemoveFile } from './document-details.api.ts'
import { t } from './words.ts'

/** Takes a file out of its document, after a question. */
export function TakeOutButton({ file, refused }: { file: DocumentFile; refused: string | undefined }) {
  const label = t('takeOut', { name: file.fileName })
  return (
    <ActionIcon
      aria-label={label}
      title={refused ?? label}
      disabled={refused !== undefined}
      onClick={() => openDialog((close) => <TakeOutDialog file={file} onClose={close} />)}
    >
      <IconFileMinus size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
}

function TakeOutDialog({ file, onClose }: { file: DocumentFile; onClose: () => void }) {
  const remove = useRemoveFile()
  const name = file.fileName
  const confirm = async () => {
    try {
      await remove({ params: { id: file.id } })
      toast.done({ title: t('takenOut', { name }) })
    } catch (error) {
      tellFailure(t('notTakenOut'), error)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={t('takeOutTitle')}
      actLabel={t('takeOutAct')}
      cancelLabel={t('cancel')}
      closeLabel={t('close')}
      busy={remove.isPending}
    >
      {t('takeOutQuestion', { name })}
    </ConfirmDialog>
  )
}
