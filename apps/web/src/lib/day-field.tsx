import '../ui/mantine-more.css'
import { ActionIcon, Popover, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { part } from './chunk.ts'
import { useField } from './contract-form.ts'
import { clockAt, formatCalendarDate, lastMomentOf, today } from './format.ts'
import { words } from './messages.ts'
import { Part } from './part.tsx'
import { readDay } from './read-day.ts'

const t = words('day-field', {
  choose: 'Choose a day',
  notADay: 'Write a date like {{day}}',
  none: 'No date',
  previous: 'Previous',
  next: 'Next',
  months: 'Choose a month',
  years: 'Choose a year',
})
const isoDate = /^\d{4}-\d\d-\d\d$/
const Calendar = part(() => import('../ui/calendar.tsx'), 'Calendar')

export interface DayFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'min' | 'max' | 'type'> {
  /** `YYYY-MM-DD`; nothing or an empty text where there is none. */
  value: string | undefined
  onChange: (day: string) => void
  /** What is typed is no date: a form keeps it, so that it isn't sent with the day before. */
  onWrong?: (typed: string) => void
  /** Days outside can't be chosen from the calendar. */
  min?: string | undefined
  max?: string | undefined
}

/** A calendar date in the form in which dates are shown: typed, or chosen from a calendar that loads when it is opened. */
export function DayField(props: DayFieldProps) {
  const { value = '', onChange, onWrong, min, max, error, onBlur, onKeyDown, ...rest } = props
  const [typed, setTyped] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const give = (day: string) => {
    setTyped(undefined)
    setWrong(false)
    if (day !== value) onChange(day)
  }
  const read = () => {
    if (typed === undefined) return
    const day = typed.trim() === '' ? '' : readDay(typed, today())
    if (day !== undefined) return give(day)
    setWrong(true)
    onWrong?.(typed)
  }
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') read()
    if (event.key === 'ArrowDown' && event.altKey) setOpen(true)
    onKeyDown?.(event)
  }
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <TextInput
          autoComplete="off"
          placeholder={t('none')}
          {...rest}
          value={typed ?? (isoDate.test(value) ? formatCalendarDate(value) : value)}
          error={isWrong ? t('notADay', { day: formatCalendarDate(today()) }) : error}
          rightSection={
            <ActionIcon
              size={rest.size === 'xs' ? 24 : 28}
              aria-label={t('choose')}
              aria-expanded={isOpen}
              disabled={rest.disabled ?? false}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setOpen(!isOpen)}
            >
              <IconCalendar size={16} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          }
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setWrong(false)
          }}
          onKeyDown={onKey}
          onBlur={(event) => {
            read()
            onBlur?.(event)
          }}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('choose')} role="dialog">
        <Part>
          <Calendar
            value={isoDate.test(value) ? value : undefined}
            min={min}
            max={max}
            words={{ previous: t('previous'), next: t('next'), months: t('months'), years: t('years') }}
            onChange={(day) => {
              setOpen(false)
              give(day)
            }}
          />
        </Part>
      </Popover.Dropdown>
    </Popover>
  )
}

/** The same in a contract form, found by its name. */
export function NamedDayField({
  name,
  ...props
}: Omit<DayFieldProps, 'value' | 'onChange' | 'onWrong'> & { name: string }) {
  const field = useField(name)
  return <DayField {...props} {...field} value={String(field.value ?? '')} onWrong={field.onChange} />
}

const isInstant = /^\d{4}-\d\d-\d\dT/

/** A field of a contract form that takes an instant, as the day at whose end it lies: 'until that day'. */
export function NamedLastDayField({
  name,
  ...props
}: Omit<DayFieldProps, 'value' | 'onChange' | 'onWrong'> & { name: string }) {
  const { value, onChange, ...field } = useField(name)
  const text = String(value ?? '')
  return (
    <DayField
      {...props}
      {...field}
      value={isInstant.test(text) ? clockAt(text).slice(0, 10) : text}
      onChange={(day) => onChange(lastMomentOf(day) ?? null)}
      onWrong={onChange}
    />
  )
}
