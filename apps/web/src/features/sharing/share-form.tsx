import { Button, NumberInput } from '@mantine/core'
import { createLink, type Document, type ShareLink } from '@sinupan/contract'
import { useState } from 'react'
import { useInstitution } from '../../frame/institution.tsx'
import { FormProvider, useContractForm, useField } from '../../lib/contract-form.ts'
import { NamedLastDayField } from '../../lib/day-field.tsx'
import { PasswordField } from '../../lib/fields.tsx'
import { today } from '../../lib/format.ts'
import { DialogNotice } from '../../ui/dialog/dialog-notice.tsx'
import classes from '../../ui/giving.module.css'
import { latestEnd } from './latest-end.ts'
import { useCreateLink } from './sharing.api.ts'
import { type Whom, WhomField } from './whom-field.tsx'
import { t } from './words.ts'

interface ShareFormProps {
  document: Document
  way: 'named' | 'anyone'
  onMade: (share: ShareLink) => void
}

/** One share of a document, with people and units or by a link for anyone: until when, with what password and limit. */
export function ShareForm({ document, way, onMade }: ShareFormProps) {
  const create = useCreateLink()
  const { links } = useInstitution()
  const [whom, setWhom] = useState<Whom[]>([])
  const [isLeft, setLeft] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const isNamed = way === 'named'
  const { form, submit, isPending, above } = useContractForm({
    schema: createLink.body,
    values: { fileManagerId: document.id, expiresAt: null, password: undefined, maxDownloads: undefined },
    onSubmit: async ({ expiresAt, password, maxDownloads }) => {
      const terms = isNamed
        ? {
            userIds: whom.flatMap(({ userId }) => userId ?? []),
            deliveryUnitIds: whom.flatMap(({ unitId }) => unitId ?? []),
          }
        : { ...(password && { password }), ...(maxDownloads && { maxDownloads }) }
      const body = { fileManagerId: document.id, ...terms, ...(expiresAt && { expiresAt }) }
      onMade(await create({ body }))
    },
  })
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isLeft) return
        if (isNamed && whom.length === 0) setEmpty(true)
        else submit()
      }}
    >
      <FormProvider value={form}>
        {above && <DialogNotice title={above} />}
        {isNamed && (
          <WhomField
            value={whom}
            onChange={(next) => {
              setWhom(next)
              setEmpty(false)
            }}
            onLeft={setLeft}
            error={isEmpty ? t('chooseSomebody') : undefined}
          />
        )}
        <div className={classes.terms}>
          <NamedLastDayField
            name="expiresAt"
            label={t('until')}
            placeholder={t('noEnd')}
            min={today()}
            max={latestEnd(links.maxDays)}
          />
          {!isNamed && <MostField />}
        </div>
        {!isNamed && (
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="new-password"
            {...(links.passwordRequired && { description: t('passwordNeeded'), required: true })}
          />
        )}
        <div className={classes.act}>
          <p className={classes.line}>{isNamed ? t('namedLine') : t('anyoneLine')}</p>
          <Button type="submit" loading={isPending}>
            {isNamed ? t('shareAct') : t('linkAct')}
          </Button>
        </div>
      </FormProvider>
    </form>
  )
}

function MostField() {
  const { value, onChange, ...field } = useField('maxDownloads') as {
    value: number | undefined
    onChange: (value: number | undefined) => void
  }
  return (
    <NumberInput
      {...field}
      label={t('most')}
      placeholder={t('noLimit')}
      min={1}
      max={1_000_000}
      allowDecimal={false}
      allowNegative={false}
      value={value ?? ''}
      onChange={(next) => onChange(next === '' ? undefined : Number(next))}
    />
  )
}
