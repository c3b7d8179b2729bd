import type { AccessLevel } from '@sinupan/contract'
import { useQuery } from '@tanstack/react-query'
import { useField } from '../../lib/contract-form.ts'
import { ClassifiedSwitch } from './classified-switch.tsx'
import type { Custodian } from './level.tsx'
import { LevelSelect } from './level-select.tsx'
import { accessLevelsQuery } from './postings.api.ts'
import classes from './postings.module.css'
import { t } from './words.ts'

/** The fields of a posting's form on who shall see it. */
export function LevelAndClassified({ custodian }: { custodian: Custodian }) {
  const level = useField('accessLevelId') as Field<number>
  const classified = useField('isClassified') as Field<boolean>
  const { data } = useQuery(accessLevelsQuery())
  const chosen: AccessLevel | undefined = data?.items.find(({ id }) => id === level.value)
  return (
    <section className={classes.whoMaySee}>
      <h3 className={classes.fieldLabel}>{t('whoMaySee')}</h3>
      <LevelSelect
        level={chosen}
        custodian={custodian}
        isClassified={classified.value}
        error={level.error}
        onChange={({ id }) => level.onChange(id)}
      />
      <ClassifiedSwitch isClassified={classified.value} levelId={level.value} onChange={classified.onChange} />
    </section>
  )
}

interface Field<Value> {
  value: Value
  error?: string
  onChange: (value: Value) => void
}
