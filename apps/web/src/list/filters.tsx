import '../ui/mantine-more.css'
import { ActionIcon, Button, SegmentedControl, Select, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconFilter, IconFilterFilled, IconSearch, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { BottomSheet } from '../ui/bottom-sheet.tsx'
import { useIsPhone } from '../ui/media.ts'
import classes from './filters.module.css'
import { t } from './words.ts'

interface FilterRowProps {
  search?: ReactNode
  /** `Choice`s and `DayField`s. */
  children: ReactNode
  isOn: boolean
  onClear: () => void
}

/** Filters over a list: in a row, on phones behind a button as a sheet. */
export function FilterRow({ search, children, isOn, onClear }: FilterRowProps) {
  const phone = useIsPhone()
  const [isOpen, setOpen] = useState(false)
  const clear = isOn && (
    <Button className={classes.clear ?? ''} variant="subtle" color="gray" onClick={onClear}>
      {t('clearFilters')}
    </Button>
  )
  if (!phone)
    return (
      <div className={classes.filters}>
        {search}
        {children}
        {clear}
      </div>
    )
  const Icon = isOn ? IconFilterFilled : IconFilter
  return (
    <div className={classes.phoneFilters}>
      {search}
      <ActionIcon size={44} aria-label={isOn ? t('filtersOn') : t('filters')} onClick={() => setOpen(true)}>
        <Icon size={20} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
      <BottomSheet
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={t('filters')}
        closeLabel={t('close')}
        foot={
          <Button fullWidth onClick={() => setOpen(false)}>
            {t('show')}
          </Button>
        }
      >
        <div className={classes.sheet}>
          {children}
          {clear}
        </div>
      </BottomSheet>
    </div>
  )
}

interface SwitchChoiceProps<Value extends string> {
  label: string
  value: Value
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
}

/** One of few that are all seen; one of them always holds. */
export function SwitchChoice<Value extends string>({ label, value, choices, onChange }: SwitchChoiceProps<Value>) {
  return (
    <SegmentedControl
      className={classes.whole ?? ''}
      aria-label={label}
      data={[...choices]}
      value={value}
      onChange={(next) => onChange(next as Value)}
    />
  )
}

interface ChoiceProps {
  label: string
  value: string | undefined
  choices: readonly { value: string; label: string }[]
  onChange: (value: string | undefined) => void
}

/** One of several, or all. Its label stands in the field while nothing is chosen; over it on phones. */
export function Choice({ label, value, choices, onChange }: ChoiceProps) {
  const phone = useIsPhone()
  return (
    <Select
      {...(phone ? { label } : { 'aria-label': label })}
      placeholder={phone ? t('all') : label}
      clearable
      searchable={choices.length > 8}
      data={choices}
      value={value ?? null}
      clearButtonProps={{ 'aria-label': t('clearFilters') }}
      comboboxProps={{ withinPortal: !phone }}
      onChange={(next) => onChange(next ?? undefined)}
    />
  )
}

interface SearchBoxProps {
  label: string
  value: string
  onChange: (value: string) => void
}

/** Asks the server while one types, a moment after the last key. */
export function SearchBox({ label, value, onChange }: SearchBoxProps) {
  const [text, setText] = useState(value)
  const [told, setTold] = useState(value)
  const tell = useDebouncedCallback((next: string) => {
    setTold(next)
    onChange(next)
  }, 300)
  // The address was changed from elsewhere: by the way back, or by clearing the filters.
  if (value !== told) {
    setTold(value)
    setText(value)
  }
  const type = (next: string) => {
    setText(next)
    tell(next.trim())
  }
  return (
    <TextInput
      className={classes.search ?? ''}
      type="search"
      aria-label={label}
      placeholder={label}
      value={text}
      leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
      rightSection={
        text && (
          <ActionIcon size={24} aria-label={t('clearFilter')} onClick={() => type('')}>
            <IconX size={14} stroke={1.8} aria-hidden="true" />
          </ActionIcon>
        )
      }
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && type('')}
    />
  )
}

/** A calendar date, by the browser's own field. */
export function DayField({ label, value, onChange }: Omit<ChoiceProps, 'choices'>) {
  const phone = useIsPhone()
  return (
    <TextInput
      type="date"
      className={classes.day ?? ''}
      {...(phone ? { label } : { 'aria-label': label, leftSection: label, leftSectionWidth: 52 })}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
    />
  )
}
