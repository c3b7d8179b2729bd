import { useId } from 'react'
import { DayField } from '../../../lib/day-field.tsx'
import { text } from '../../../ui/text.ts'
import { changed, type SearchState } from '../search-state.ts'
import { t } from '../words.ts'
import classes from './filters.module.css'

interface DatesFilterProps {
  state: SearchState
  onChange: (state: SearchState) => void
}

/** From which day to which; a half-written date changes nothing. */
export function DatesFilter({ state, onChange }: DatesFilterProps) {
  const id = useId()
  const set = (end: 'from' | 'to') => (day: string) => onChange(changed(state, { [end]: day || undefined }))
  return (
    <fieldset className={classes.dates} aria-labelledby={id}>
      <h3 id={id} className={text.strong}>
        {t('dates')}
      </h3>
      <div className={classes.dateFields}>
        <DayField label={t('from')} size="xs" value={state.from} max={state.to} onChange={set('from')} />
        <DayField label={t('to')} size="xs" value={state.to} min={state.from} onChange={set('to')} />
      </div>
    </fieldset>
  )
}
