import '../../ui/mantine-more.css'
import { Button, NumberInput } from '@mantine/core'
import { createDrop, type Drop, dropBounds } from '@sinupan/contract'
import { useState } from 'react'
import { FormProvider, useContractForm, useField } from '../../lib/contract-form.ts'
import { NamedLastDayField } from '../../lib/day-field.tsx'
import { PasswordField, TextAreaField, TextField } from '../../lib/fields.tsx'
import { lastMomentOf, today } from '../../lib/format.ts'
import { DialogNotice } from '../../ui/dialog/dialog-notice.tsx'
import classes from '../../ui/giving.module.css'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { useCreateDrop } from './drops.api.ts'
import { t } from './words.ts'

interface DropFormProps {
  folderId: number
  onMade: (drop: Drop) => void
}

const dayMs = 86_400_000
const usualDays = 14
const inDays = (days: number) => today(new Date(Date.now() + days * dayMs))
/** What offices ask for; every other type comes where all are taken. */
const usualTypes = ['pdf', 'docx', 'doc', 'xlsx', 'xls', 'pptx', 'jpg', 'jpeg', 'png', 'csv', 'txt', 'zip']
const megabyte = 1_000_000

/** One request for files: what for, until when, how many, how large, of what types, with what password. */
export function DropForm({ folderId, onMade }: DropFormProps) {
  const create = useCreateDrop()
  const [types, setTypes] = useState<string[]>([])
  const [most, setMost] = useState<number>()
  const { form, submit, isPending, above } = useContractForm({
    schema: createDrop.body,
    values: {
      fileFolderId: folderId,
      title: '',
      message: '',
      expiresAt: lastMomentOf(inDays(usualDays)) ?? '',
      maxFiles: dropBounds.files,
      password: undefined,
    },
    onSubmit: async ({ password, ...wish }) => {
      const terms = { ...(password && { password }), ...(most && { maxBytes: most * megabyte }) }
      onMade(await create({ body: { ...wish, ...terms, ...(types.length > 0 && { types }) } }))
    },
  })
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <FormProvider value={form}>
        {above && <DialogNotice title={above} />}
        <TextField name="title" label={t('what')} placeholder={t('whatHint')} autoFocus required />
        <TextAreaField name="message" label={t('message')} placeholder={t('messageHint')} minRows={2} />
        <div className={classes.terms}>
          <NamedLastDayField
            name="expiresAt"
            label={t('until')}
            min={today()}
            max={inDays(dropBounds.mostDays)}
            required
          />
          <MostField />
        </div>
        <div className={classes.terms}>
          <MultiSelect
            label={t('types')}
            {...(types.length === 0 && { placeholder: t('anyType') })}
            data={usualTypes}
            value={types}
            onChange={setTypes}
            searchable
            hidePickedOptions
          />
          <NumberInput
            label={t('size')}
            placeholder={t('sizeHint')}
            suffix=" MB"
            min={1}
            max={1_000_000}
            allowDecimal={false}
            allowNegative={false}
            value={most ?? ''}
            onChange={(next) => setMost(next === '' ? undefined : Number(next))}
          />
        </div>
        <PasswordField name="password" label={t('password')} autoComplete="new-password" />
        <div className={classes.act}>
          <p className={classes.line}>{t('line')}</p>
          <Button type="submit" loading={isPending}>
            {t('act')}
          </Button>
        </div>
      </FormProvider>
    </form>
  )
}

function MostField() {
  const { value, onChange, ...field } = useField('maxFiles') as {
    value: number | undefined
    onChange: (value: number | undefined) => void
  }
  return (
    <NumberInput
      {...field}
      label={t('most')}
      min={1}
      max={dropBounds.mostFiles}
      allowDecimal={false}
      allowNegative={false}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? undefined : Number(next))}
    />
  )
}
