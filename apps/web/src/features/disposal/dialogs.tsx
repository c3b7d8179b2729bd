import { authoriseDisposal, concur, type Disposal, executeDisposal, restoreDisposed } from '@sinupan/contract'
import { z } from 'zod'
import { ConfirmCommand } from '../../lib/confirm-command.tsx'
import { NamedDayField } from '../../lib/day-field.tsx'
import { TextAreaField, TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { DocumentField } from '../choices/index.ts'
import { useAuthorise, useCancel, useConcur, useExecute, useRestoreDisposed, useSubmit } from './disposal.api.ts'
import { t } from './words.ts'

interface BatchDialog {
  batch: Disposal
  onClose: () => void
}

export function SubmitDialog({ batch, onClose }: BatchDialog) {
  const submit = useSubmit({ onDone: () => toast.done({ title: t('submitted') }) })
  return (
    <ConfirmCommand
      title={t('submitTitle')}
      act={t('submit')}
      run={() => submit({ params: { id: batch.id }, body: { version: batch.version } })}
      onClose={onClose}
    >
      {t('submitLine', { count: batch.units.length })}
    </ConfirmCommand>
  )
}

export function CancelDialog({ batch, onClose }: BatchDialog) {
  const cancel = useCancel({ onDone: () => toast.done({ title: t('wasCancelled') }) })
  return (
    <ConfirmCommand
      title={t('cancelTitle')}
      act={t('cancelAct')}
      isDanger
      run={() => cancel({ params: { id: batch.id }, body: {} })}
      onClose={onClose}
    >
      {t('cancelLine')}
    </ConfirmCommand>
  )
}

export function AuthoriseDialog({ batch, onClose }: BatchDialog) {
  const authorise = useAuthorise({ onDone: () => toast.done({ title: t('wasAuthorised') }) })
  return (
    <FormDialog
      title={t('authorise')}
      act={t('authoriseAct')}
      schema={authoriseDisposal.body}
      values={{ authorityNumber: '', authorityDate: '', authorityFileId: null, listHash: batch.listHash }}
      onSubmit={(body) => authorise({ params: { id: batch.id }, body })}
      onClose={onClose}
    >
      <p>{t('authorisedLine', { count: batch.itemCount })}</p>
      <TextField name="authorityNumber" label={t('number')} description={t('numberHint')} autoFocus required />
      <NamedDayField name="authorityDate" label={t('date')} required />
      <DocumentField name="authorityFileId" label={t('scan')} description={t('scanHint')} />
    </FormDialog>
  )
}

export function ExecuteDialog({ batch, onClose }: BatchDialog) {
  const execute = useExecute({
    onDone: ({ destroyed, skippedCount }) =>
      toast.done({
        title: t('wasExecuted', { count: destroyed }),
        ...(skippedCount > 0 && { line: t('skippedLine', { count: skippedCount }) }),
      }),
  })
  return (
    <FormDialog
      title={t('executeTitle', { count: batch.itemCount })}
      act={t('execute')}
      isDanger
      schema={executeDisposal.body}
      values={{ listHash: batch.listHash, version: batch.version }}
      onSubmit={(body) => execute({ params: { id: batch.id }, body })}
      onClose={onClose}
    >
      <p>{t('executeLine')}</p>
    </FormDialog>
  )
}

interface ChosenDialog {
  batch: Disposal
  fileManagerIds: readonly number[]
  onClose: () => void
  onDone: () => void
}

const objection = z.object({
  reason: concur.body.shape.items.element.shape.reason
    .unwrap()
    .min(10, 'Say why the unit objects, in ten characters or more.'),
})

export function ObjectDialog({ batch, fileManagerIds, onClose, onDone }: ChosenDialog) {
  const answer = useConcur()
  const count = fileManagerIds.length
  const save = async ({ reason }: z.input<typeof objection>) => {
    const items = fileManagerIds.map((fileManagerId) => ({ fileManagerId, agrees: false, reason }))
    await answer({ params: { id: batch.id }, body: { items, version: batch.version } })
    toast.done({ title: t('wereObjected', { count }) })
    onDone()
  }
  return (
    <FormDialog
      title={t('objectTitle', { count })}
      act={t('object')}
      schema={objection}
      values={{ reason: '' }}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{t('objectLine')}</p>
      <TextAreaField name="reason" label={t('reason')} description={t('reasonLine')} required />
    </FormDialog>
  )
}

export function RestoreDialog({ batch, fileManagerIds, onClose, onDone }: ChosenDialog) {
  const restore = useRestoreDisposed()
  const count = fileManagerIds.length
  const save = async ({ reason }: { reason: string }) => {
    await restore({ params: { id: batch.id }, body: { fileManagerIds: [...fileManagerIds], reason } })
    toast.done({ title: t('wereRestored', { count }) })
    onDone()
  }
  return (
    <FormDialog
      title={t('restoreTitle', { count })}
      act={t('restore')}
      schema={restoreDisposed.body.pick({ reason: true })}
      values={{ reason: '' }}
      onSubmit={save}
      onClose={onClose}
    >
      <p>{t('restoreLine')}</p>
      <TextAreaField name="reason" label={t('reason')} description={t('reasonLine')} required />
    </FormDialog>
  )
}
