import { Button } from '@mantine/core'
import { DayField } from '../../lib/day-field.tsx'
import { today } from '../../lib/format.ts'
import { t } from './registers-words.ts'
import type { Period } from './request-figures.api.ts'
import classes from './request-figures.module.css'
import { wholeYear } from './use-period.ts'

interface PeriodChoiceProps {
  period: Period
  onChange: (period: Period) => void
}

/** From which day to which day: typed, or a year at one press. */
export function PeriodChoice({ period, onChange }: PeriodChoiceProps) {
  const year = Number(today().slice(0, 4))
  const choose = (day: Partial<Period>) => {
    const next = { ...period, ...day }
    if (next.from !== '' && next.to !== '' && next.from <= next.to) onChange(next)
  }
  return (
    <fieldset className={classes.period}>
      <legend className="visually-hidden">{t('period')}</legend>
      <DayField label={t('from')} value={period.from} max={period.to} onChange={(from) => choose({ from })} />
      <DayField label={t('to')} value={period.to} min={period.from} onChange={(to) => choose({ to })} />
      <Button variant="default" onClick={() => onChange({ ...wholeYear(year), to: today() })}>
        {t('thisYear')}
      </Button>
      <Button variant="default" onClick={() => onChange(wholeYear(year - 1))}>
        {t('lastYear')}
      </Button>
    </fieldset>
  )
}
