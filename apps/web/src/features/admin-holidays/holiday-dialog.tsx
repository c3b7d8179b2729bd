import { type Holiday, holidayFields, updateHoliday } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SelectField } from '../../lib/choice-fields.tsx'
import { useField } from '../../lib/contract-form.ts'
import { NamedDayField } from '../../lib/day-field.tsx'
import { TextField } from '../../lib/fields.tsx'
import { FormDialog } from '../../lib/form-dialog.tsx'
import { toast } from '../../lib/toast.tsx'
import { campusesQuery } from '../choices/index.ts'
import { effectQuery, useCreateHoliday, useUpdateHoliday } from './admin-holidays.api.ts'
import classes from './admin-holidays.module.css'
import { t } from './words.ts'

const told = ({ name }: Holiday) => toast.done({ title: t('saved', { name }) })

/** Declares a holiday, with the day that the list stands at. */
export function AddHolidayDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const create = useCreateHoliday({ onDone: told })
  return (
    <FormDialog
      title={t('add')}
      act={t('addAct')}
      schema={holidayFields}
      values={{ date, name: '', kind: 'regular', campusId: null }}
      onSubmit={(body) => create({ body })}
      onClose={onClose}
    >
      <Fields />
      <Effect />
    </FormDialog>
  )
}

export function EditHolidayDialog({ holiday, onClose }: { holiday: Holiday; onClose: () => void }) {
  const update = useUpdateHoliday({ onDone: told })
  const { id, date, name, kind, campusId, version } = holiday
  return (
    <FormDialog
      title={t('edit')}
      act={t('save')}
      schema={updateHoliday.body}
      values={{ date, name, kind, campusId, version }}
      onSubmit={(body) => update({ params: { id }, body })}
      onClose={onClose}
    >
      <Fields />
      <Effect />
    </FormDialog>
  )
}

/** What the new day does to open requests, before it is declared. */
function Effect(): ReactNode {
  const { value: date } = useField('date')
  const { value: kind } = useField('kind')
  const { value: campusId } = useField('campusId')
  const isDay = typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date)
  const { data } = useQuery({
    ...effectQuery(String(date), typeof campusId === 'number' ? campusId : undefined),
    enabled: isDay && kind !== 'special_working',
  })
  const count = isDay && kind !== 'special_working' ? (data?.requests ?? 0) : 0
  return (
    <p className={classes.effect} role="status">
      {count > 0 && t('moves', { count })}
    </p>
  )
}

function Fields(): ReactNode {
  const campuses = useQuery(campusesQuery()).data?.items ?? []
  const kinds = (['regular', 'special', 'special_working'] as const).map((value) => ({ value, label: t(value) }))
  return (
    <>
      <NamedDayField name="date" label={t('date')} required />
      <TextField name="name" label={t('name')} placeholder={t('nameHint')} autoFocus />
      <SelectField name="kind" label={t('kind')} description={t('workingLine')} data={kinds} />
      <SelectField
        name="campusId"
        label={t('campus')}
        placeholder={t('allCampuses')}
        isNumber
        clearable
        data={campuses.map(({ id, campusName }) => ({ value: String(id), label: campusName }))}
      />
    </>
  )
}
