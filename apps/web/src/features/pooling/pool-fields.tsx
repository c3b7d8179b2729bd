import { SwitchField } from '../../lib/choice-fields.tsx'
import { TextAreaField, TextField } from '../../lib/fields.tsx'
import { t } from './words.ts'

/** What is said of a pool. */
export const PoolFields = () => (
  <>
    <TextField name="title" label={t('title')} autoFocus />
    <TextAreaField name="description" label={t('description')} description={t('descriptionLine')} minRows={2} />
    <SwitchField name="allowOtherUserToAddFiles" label={t('everybodyAdds')} description={t('everybodyAddsLine')} />
  </>
)
