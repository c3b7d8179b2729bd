import { Button, NumberInput } from '@mantine/core'
import { createLink, type Document, type ShareLink } from '@sinupan/contract'
import { useState } from 'react'
import { useInstitution } from '../../frame/institution.tsx'
import { FormProvider, useContractForm, useField } from '../../lib/contract-form.ts'
import { DayField } from '../../lib/day-field.tsx'
import { PasswordField } from '../../lib/fields.tsx'
import { today } from '../../lib/format.ts'
import { DialogNotice } from '../../ui/dialog/dialog-notice.tsx'
import { useCreateLink } from './sharing.api.ts'
import classes from './sharing.module.css'
import { type Whom, WhomField } from './whom-field.tsx'
import { t } from './words.ts'

interface ShareFormProps {
  document: Document
  way: 'named' | 'anyone'
  onMade: (share: ShareLink) => void
}

const dayMs = 86_400_000
const isDay = (day: string) => !Number.isNaN(Date.parse(`${day}T00:00:00`))
/** The last moment of a day, where the reader is. */
const endOf = (day: string): string => new Date(new Date(`${day}T00:00:00`).getTime() + dayMs - 1_000).toISOString()

/** One share of a document, with people and units or by a link for anyone: until when, with what password and limit. */
export function ShareForm({ document, way, onMade }: ShareFormProps) {
  const create = useCreateLink()
  const { links } = useInstitution()
  const [whom, setWhom] = useState<Whom[]>([])
  const [day, setDay] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const isNamed = way === 'named'
  const { form, submit, isPending, above } = useContractForm({
    schema: createLink.body,
    values: { fileManagerId: document.id, password: undefined, maxDownloads: undefined },
    onSubmit: async ({ password, maxDownloads }) => {
      const terms = isNamed
        ? {
            userIds: whom.flatMap(({ userId }) => userId ?? []),
            deliveryUnitIds: whom.flatMap(({ unitId }) => unitId ?? []),
          }
        : { ...(password && { password }), ...(maxDownloads && { maxDownloads }) }
      const body = { fileManagerId: document.id, ...terms, ...(day && { expiresAt: endOf(day) }) }
      onMade(await create({ body }))
    },
  })
  const latest = links.maxDays === null ? undefined : today(new Date(Date.now() + links.maxDays * dayMs))
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // What is no day stands in its field, which says so: nothing is made with another end than was meant.
        if (day && !isDay(day)) return
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
            error={isEmpty ? t('chooseSomebody') : undefined}
          />
        )}
        <div className={classes.terms}>
          <DayField
            label={t('until')}
            placeholder={t('noEnd')}
            value={day}
            onChange={setDay}
            onWrong={setDay}
            min={today()}
            max={latest}
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
