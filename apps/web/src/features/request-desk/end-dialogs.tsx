import { mergeRequest, referRequest, reopenRequest } from '@sinupan/contract'
import { SelectField } from '../../lib/choice-fields.tsx'
import { TextAreaField, TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import type { RequestDialogProps } from './give-dialogs.tsx'
import { useMerge, useRefer, useReopen } from './request-desk.api.ts'
import classes from './request-desk.module.css'
import { t } from './words.ts'

/** Sends it on to the office outside that holds what is asked for. */
export function ReferDialog({ request, onClose }: RequestDialogProps) {
  const { id, version } = request
  const refer = useRefer({
    onDone: (_, { body }) => toast.done({ title: t('wasReferred', { office: body?.to ?? '' }) }),
  })
  return (
    <FormDialog
      title={t('referTitle')}
      act={t('referAct')}
      schema={referRequest.body}
      values={{ to: '', reason: '', version }}
      onSubmit={(body) => refer({ params: { id }, body })}
      onClose={onClose}
    >
      <TextField name="to" label={t('referTo')} autoFocus required />
      <TextAreaField name="reason" label={t('reasonForRequester')} />
    </FormDialog>
  )
}

/** Closes it as the same as another one that looks alike. */
export function MergeDialog({ request, onClose }: RequestDialogProps) {
  const { id, version, like } = request
  const merge = useMerge({
    onDone: ({ mergedInto }) => toast.done({ title: t('wasMerged', { no: mergedInto?.trackingNo ?? '' }) }),
  })
  return (
    <FormDialog
      title={t('mergeTitle')}
      act={t('mergeAct')}
      schema={mergeRequest.body}
      values={{ intoId: like[0]?.id ?? 0, reason: '', version }}
      onSubmit={(body) => merge({ params: { id }, body })}
      onClose={onClose}
    >
      <p className={classes.lead}>{t('mergeLead')}</p>
      <SelectField
        name="intoId"
        label={t('mergeInto')}
        isNumber
        data={like.map((one) => ({ value: String(one.id), label: `${one.trackingNo} · ${one.title}` }))}
      />
      <TextAreaField name="reason" label={t('reasonForRequester')} minRows={2} />
    </FormDialog>
  )
}

/** Searches and decides again. */
export function ReopenDialog({ request, onClose }: RequestDialogProps) {
  const { id, version } = request
  const reopen = useReopen({ onDone: () => toast.done({ title: t('wasReopened') }) })
  return (
    <FormDialog
      title={t('reopenTitle')}
      act={t('reopenAct')}
      schema={reopenRequest.body}
      values={{ reason: '', version }}
      onSubmit={(body) => reopen({ params: { id }, body })}
      onClose={onClose}
    >
      <p className={classes.lead}>{t('reopenLead')}</p>
      <TextAreaField name="reason" label={t('reason')} autoFocus required />
    </FormDialog>
  )
}
