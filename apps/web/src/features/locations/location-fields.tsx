import { locationKind } from '@sinupan/contract'
import { SelectField, SwitchField } from '../../lib/choice-fields.tsx'
import { TextAreaField, TextField } from '../../lib/fields.tsx'
import { kindWord } from '../placing/index.ts'
import { t } from './words.ts'

/** What is said of a place. */
export const LocationFields = () => (
  <>
    <TextField name="location" label={t('name')} autoFocus required />
    <SelectField
      name="kind"
      label={t('kind')}
      data={locationKind.options.map((kind) => ({ value: kind, label: kindWord(kind) }))}
    />
    <TextAreaField name="description" label={t('description')} minRows={2} />
    <SwitchField name="isPublic" label={t('isPublic')} description={t('isPublicLine')} />
  </>
)
