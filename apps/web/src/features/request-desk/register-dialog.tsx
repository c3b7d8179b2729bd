import { type BodyInputOf, registerRequest } from '@sinupan/contract'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { SelectField } from '../../lib/choice-fields.tsx'
import { useField } from '../../lib/contract-form.ts'
import { NamedDayField } from '../../lib/day-field.tsx'
import { TextAreaField, TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { today } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../lib/toast.tsx'
import { CampusField, ChooseUnit } from '../choices/index.ts'
import { printSlip } from './print-slip.ts'
import { useRegister } from './request-desk.api.ts'
import classes from './request-desk.module.css'
import { requesters } from './request-words.ts'
import { toBody } from './to-body.ts'
import { t } from './words.ts'

type Entered = BodyInputOf<typeof registerRequest>
const schema = z.preprocess((values) => toBody(values as object), registerRequest.body)
const choices = <Value extends string>(values: readonly Value[], label: (value: Value) => string) =>
  values.map((value) => ({ value, label: label(value) }))

const empty = () => ({
  ...{ channel: 'walk_in', receivedOn: today(), requesterType: 'student', requestType: 'foi', deliveryMode: 'pick_up' },
  ...{ firstName: '', lastName: '', organisation: '', email: '', mobile: '' },
  ...{ campusId: null, deliveryUnitId: null, title: '', description: '', purpose: '' },
})

/** Enters what came over the counter, by letter or by telephone; a slip with its number is printed then. */
export function RegisterDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  const register = useRegister({
    onDone: ({ id, trackingNo }) => {
      toast.done({
        title: t('wasRegistered', { no: trackingNo }),
        action: { label: t('slip'), onPress: () => void printSlip(id) },
      })
      void navigate(paths.publicRequest(id))
    },
  })
  return (
    <FormDialog
      title={t('registerTitle')}
      act={t('registerAct')}
      schema={schema}
      values={empty()}
      onSubmit={(values) => register({ body: toBody(values as Entered) })}
      onClose={onClose}
      width={640}
      isSheet
    >
      <p className={classes.lead}>{t('registerLead')}</p>
      <div className={classes.pair}>
        <SelectField
          name="channel"
          label={t('channel')}
          data={choices(['walk_in', 'mail', 'phone'] as const, (value) => t(value))}
        />
        <NamedDayField name="receivedOn" label={t('receivedOn')} max={today()} required />
      </div>
      <WhoFields />
      <WhatFields />
    </FormDialog>
  )
}

function WhoFields() {
  return (
    <>
      <div className={classes.pair}>
        <TextField name="firstName" label={t('firstName')} autoFocus required />
        <TextField name="lastName" label={t('lastName')} required />
      </div>
      <div className={classes.pair}>
        <SelectField name="requesterType" label={t('requesterType')} data={choices(requesters, (value) => t(value))} />
        <TextField name="organisation" label={t('organisation')} />
      </div>
      <div className={classes.pair}>
        <TextField name="email" type="email" label={t('email')} description={t('emailLine')} />
        <TextField name="mobile" type="tel" label={t('mobile')} />
      </div>
    </>
  )
}

function WhatFields() {
  return (
    <>
      <div className={classes.pair}>
        <SelectField
          name="requestType"
          label={t('requestType')}
          data={choices(['foi', 'own_record', 'certified_copy'] as const, (value) => t(value))}
        />
        <SelectField
          name="deliveryMode"
          label={t('deliveryMode')}
          data={choices(['pick_up', 'download'] as const, (value) => t(value))}
        />
      </div>
      <div className={classes.pair}>
        <CampusField />
        <UnitField name="deliveryUnitId" label={t('searchUnit')} />
      </div>
      <TextField name="title" label={t('title')} required />
      <TextAreaField name="description" label={t('description')} required />
      <TextAreaField name="purpose" label={t('purpose')} minRows={2} required />
    </>
  )
}

/** A unit in a contract form, looked for by its name. */
export function UnitField({ name, label, autoFocus }: { name: string; label: string; autoFocus?: boolean }) {
  const { value, onChange, error } = useField(name) as unknown as {
    value: number | null
    onChange: (value: number | null) => void
    error?: string
  }
  return <ChooseUnit label={label} value={value} onChange={onChange} error={error} {...(autoFocus && { autoFocus })} />
}
