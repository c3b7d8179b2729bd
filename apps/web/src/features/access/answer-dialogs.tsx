import { NumberInput } from '@mantine/core'
import { type AccessRequest, accessDays, grantAccess, refuseAccess } from '@sinupan/contract'
import { useField } from '../../lib/contract-form.ts'
import { TextAreaField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { useGrantAccess, useRefuseAccess } from './access.api.ts'
import classes from './access.module.css'
import { t } from './words.ts'

interface AnswerProps {
  request: AccessRequest
  onClose: () => void
}

/** The owner opens a classified document to who asked, for some days. */
export function GrantDialog({ request, onClose }: AnswerProps) {
  const words = { name: request.document.name, who: fullName(request.by) }
  const grant = useGrantAccess()
  return (
    <FormDialog
      title={t('grantTitle', words)}
      act={t('grantAct')}
      schema={grantAccess.body}
      values={{ days: accessDays.usual }}
      onSubmit={async (body) => {
        await grant({ params: { requestId: request.id }, body })
        toast.done({ title: t('granted', { ...words, days: body.days ?? accessDays.usual }) })
      }}
      onClose={onClose}
    >
      <blockquote className={classes.quote}>{request.reason}</blockquote>
      <DaysField />
    </FormDialog>
  )
}

function DaysField() {
  const { value, onChange, ...field } = useField('days') as { value: number; onChange: (value: number) => void }
  return (
    <NumberInput
      {...field}
      label={t('days')}
      min={1}
      max={accessDays.most}
      allowDecimal={false}
      allowNegative={false}
      value={value}
      onChange={(next) => onChange(Number(next))}
      data-autofocus
    />
  )
}

/** The owner refuses, and says why. */
export function RefuseDialog({ request, onClose }: AnswerProps) {
  const who = fullName(request.by)
  const refuse = useRefuseAccess({ onDone: () => toast.done({ title: t('refused', { who }) }) })
  return (
    <FormDialog
      title={t('refuseTitle', { who })}
      act={t('refuseAct')}
      isDanger
      schema={refuseAccess.body}
      values={{ reason: '' }}
      onSubmit={(body) => refuse({ params: { requestId: request.id }, body })}
      onClose={onClose}
    >
      <blockquote className={classes.quote}>{request.reason}</blockquote>
      <TextAreaField name="reason" label={t('reason')} description={t('refuseReasonLine', { who })} autoFocus />
    </FormDialog>
  )
}
