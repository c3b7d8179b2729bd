import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
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
  const [dates, setDates] = useState({ from: state.from ?? '', to: state.to ?? '' })
  const field = (end: 'from' | 'to') => ({
    type: 'date',
    label: t(end),
    size: 'xs' as const,
    value: dates[end],
    onChange: (event: { currentTarget: { value: string } }) => setDates({ ...dates, [end]: event.currentTarget.value }),
    onBlur: () => apply(),
    onKeyDown: (event: { key: string }) => event.key === 'Enter' && apply(),
  })
  const apply = () => {
    const next = { from: dates.from || undefined, to: dates.to || undefined }
    if (next.from !== state.from || next.to !== state.to) onChange(changed(state, next))
  }
  return (
    <fieldset className={classes.dates} aria-labelledby={id}>
      <h3 id={id} className={text.strong}>
        {t('dates')}
      </h3>
      <div className={classes.dateFields}>
        <TextInput {...field('from')} max={dates.to || undefined} />
        <TextInput {...field('to')} min={dates.from || undefined} />
      </div>
    </fieldset>
  )
}
