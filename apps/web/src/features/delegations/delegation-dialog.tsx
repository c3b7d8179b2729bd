import '../../ui/mantine-more.css'
import { addDelegation, type UserRef } from '@sinupan/contract'
import { useState } from 'react'
import { useUser } from '../../lib/account.ts'
import { useField } from '../../lib/contract-form.ts'
import { NamedDayField } from '../../lib/day-field.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { formatCalendarDate, today } from '../../lib/format.ts'
import { fullName } from '../../lib/stored-user.ts'
import { toast } from '../../lib/toast.tsx'
import { Select } from '../../ui/select.tsx'
import { PersonField } from '../choices/index.ts'
import { useAddDelegation } from './delegations.api.ts'
import classes from './delegations.module.css'
import { t } from './words.ts'

interface DelegationDialogProps {
  /** Whom an administrator may choose among; left out, it is one's own duty. */
  approvers?: readonly UserRef[]
  onClose: () => void
}

/** Lets somebody decide in an approver's place for a time. */
export function DelegationDialog({ approvers, onClose }: DelegationDialogProps) {
  const user = useUser()
  const [delegate, setDelegate] = useState<UserRef>()
  const add = useAddDelegation({
    onDone: ({ approver, fromDate, toDate }) =>
      toast.done({
        title: t('added', {
          delegate: delegate ? fullName(delegate) : '',
          approver: fullName(approver),
          from: formatCalendarDate(fromDate),
          to: formatCalendarDate(toDate),
        }),
        line: t('addedLine'),
      }),
  })
  const isOwn = approvers === undefined
  return (
    <FormDialog
      title={isOwn ? t('addTitle') : t('addForTitle')}
      act={t('addAct')}
      schema={addDelegation.body}
      values={{ approverId: isOwn ? user.userId : '', delegateId: '', fromDate: today(), toDate: today() }}
      onSubmit={(body) => add({ body })}
      onClose={onClose}
    >
      <p className={classes.none}>{isOwn ? t('addLead') : t('addForLead')}</p>
      {approvers && <ApproverField approvers={approvers} />}
      <PersonField name="delegateId" label={t('delegate')} onPerson={setDelegate} />
      <div className={classes.pair}>
        <NamedDayField name="fromDate" label={t('from')} min={today()} required />
        <NamedDayField name="toDate" label={t('to')} min={today()} required />
      </div>
    </FormDialog>
  )
}

type Field = { value: string; onChange: (value: string | null) => void; error?: string }

function ApproverField({ approvers }: { approvers: readonly UserRef[] }) {
  const { value, onChange, ...field } = useField('approverId') as unknown as Field
  return (
    <Select
      {...field}
      label={t('approver')}
      placeholder={t('chooseApprover')}
      searchable
      data={approvers.map((one) => ({ value: one.id, label: fullName(one) }))}
      value={value || null}
      onChange={(id) => onChange(id ?? '')}
    />
  )
}
