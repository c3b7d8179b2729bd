import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SelectField } from '../../lib/choice-fields.tsx'
import { TextAreaField, TextField } from '../../lib/fields.tsx'
import { campusesQuery } from '../choices/index.ts'
import { ChoiceCards } from './choice-cards.tsx'
import { unitsOfQuery } from './public-request.api.ts'
import classes from './public-request.module.css'
import type { RequestValues } from './request-values.ts'
import { Suggestions } from './suggestions.tsx'
import { t } from './words.ts'

interface StepWhatProps {
  values: RequestValues
  set: (name: string, value: unknown) => void
}

/** What is looked for, where, from when, and what for. */
export function StepWhat({ values, set }: StepWhatProps) {
  return (
    <div className={classes.fields}>
      <ChoiceCards
        name="requestType"
        label={t('requestType')}
        choices={[
          { value: 'foi', title: t('foi'), line: t('foiLine') },
          { value: 'own_record', title: t('ownRecord'), line: t('ownRecordLine') },
          { value: 'certified_copy', title: t('certifiedCopy'), line: t('certifiedCopyLine') },
        ]}
      />
      <TextField
        name="title"
        label={t('docTitle')}
        description={t('docTitleHint')}
        maxLength={200}
        autoComplete="off"
      />
      {values.relatedFileId ? (
        <p className={classes.quiet}>{t('aboutPublic')}</p>
      ) : (
        <Suggestions title={values.title} />
      )}
      <TextAreaField name="description" label={t('description')} description={t('descriptionHint')} maxLength={5_000} />
      <Place values={values} set={set} />
      <div className={classes.pair}>
        <TextField
          name="fromYear"
          label={t('fromYear')}
          inputMode="numeric"
          maxLength={4}
          placeholder={t('optional')}
        />
        <TextField name="toYear" label={t('toYear')} inputMode="numeric" maxLength={4} placeholder={t('optional')} />
      </div>
      <TextAreaField name="purpose" label={t('purpose')} description={t('purposeHint')} minRows={2} maxLength={1_000} />
    </div>
  )
}

function Place({ values: { campusId, deliveryUnitId }, set }: StepWhatProps) {
  const { data: campuses } = useQuery(campusesQuery())
  const { data: units } = useQuery({ ...unitsOfQuery(campusId ?? 0), enabled: campusId !== null })
  const only = campuses?.items.length === 1 ? campuses.items[0]?.id : undefined
  useEffect(() => {
    if (only && campusId === null) set('campusId', only)
  }, [only, campusId, set])
  // A unit of another campus is no choice any more.
  const isElsewhere = deliveryUnitId !== null && units && !units.items.some(({ id }) => id === deliveryUnitId)
  useEffect(() => {
    if (isElsewhere) set('deliveryUnitId', null)
  }, [isElsewhere, set])
  return (
    <div className={classes.pair}>
      <SelectField
        name="campusId"
        label={t('campus')}
        placeholder={t('choose')}
        isNumber
        data={(campuses?.items ?? []).map(({ id, campusName }) => ({ value: String(id), label: campusName }))}
      />
      <SelectField
        name="deliveryUnitId"
        label={t('unit')}
        placeholder={t('unitUnknown')}
        isNumber
        clearable
        data={(units?.items ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </div>
  )
}
