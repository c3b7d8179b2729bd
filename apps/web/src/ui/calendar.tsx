import '@mantine/dates/styles.layer.css'
import { DatePicker } from '@mantine/dates'
import classes from './calendar.module.css'

interface CalendarProps {
  /** `YYYY-MM-DD`. */
  value: string | undefined
  onChange: (day: string) => void
  min?: string | undefined
  max?: string | undefined
  words: { previous: string; next: string; months: string; years: string }
}

/** A month from which a day is chosen; its head goes to months and years. */
export function Calendar({ value, onChange, min, max, words }: CalendarProps) {
  return (
    <DatePicker
      className={classes.calendar ?? ''}
      size="sm"
      firstDayOfWeek={0}
      highlightToday
      value={value ?? null}
      defaultDate={value}
      onChange={(day) => day && onChange(day)}
      {...(min && { minDate: min })}
      {...(max && { maxDate: max })}
      ariaLabels={{
        previousMonth: words.previous,
        nextMonth: words.next,
        previousYear: words.previous,
        nextYear: words.next,
        previousDecade: words.previous,
        nextDecade: words.next,
        monthLevelControl: words.months,
        yearLevelControl: words.years,
      }}
    />
  )
}
