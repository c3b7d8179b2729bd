import { SelectField } from '../../lib/choice-fields.tsx'
import { TextField } from '../../lib/fields.tsx'
import classes from './public-request.module.css'
import { requesterTypes } from './say.ts'
import { t } from './words.ts'

/** Who asks, and how to reach them. */
export function StepWho() {
  return (
    <div className={classes.fields}>
      <SelectField
        name="requesterType"
        label={t('requesterType')}
        placeholder={t('choose')}
        data={requesterTypes().map(([value, label]) => ({ value, label }))}
      />
      <div className={classes.pair}>
        <TextField name="firstName" label={t('firstName')} autoComplete="given-name" maxLength={100} />
        <TextField name="lastName" label={t('lastName')} autoComplete="family-name" maxLength={100} />
      </div>
      <TextField
        name="middleName"
        label={t('middleName')}
        placeholder={t('optional')}
        autoComplete="additional-name"
        maxLength={100}
      />
      <TextField
        name="email"
        type="email"
        inputMode="email"
        label={t('email')}
        description={t('emailHint')}
        autoComplete="email"
        spellCheck={false}
        maxLength={254}
      />
      <div className={classes.pair}>
        <TextField
          name="mobile"
          type="tel"
          label={t('mobile')}
          placeholder={t('optional')}
          autoComplete="tel"
          maxLength={30}
        />
        <TextField
          name="organisation"
          label={t('organisation')}
          placeholder={t('optional')}
          autoComplete="organization"
          maxLength={200}
        />
      </div>
    </div>
  )
}
