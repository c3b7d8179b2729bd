import '../ui/mantine-more.css'
import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconFilter, IconFilterFilled } from '@tabler/icons-react'
import { createContext, type ReactNode, use, useState } from 'react'
import { Into } from '../frame/slots.tsx'
import { DayField } from '../lib/day-field.tsx'
import { BottomSheet } from '../ui/bottom-sheet.tsx'
import { useIsPhone } from '../ui/media.ts'
import { Select } from '../ui/select.tsx'
import classes from './filters.module.css'
import { t } from './words.ts'

interface FilterRowProps {
  search?: ReactNode
  /** `Choice`s and `DayFilter`s. */
  children: ReactNode
  isOn: boolean
  onClear: () => void
}

/** Whether a filter stands in the sheet, where each has a line of its own. */
const InSheet = createContext(false)

/** Filters over a list: in a row, on phones behind a button as a sheet; without a search beside it, the button is in the bar. */
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
        {search && <div className={classes.search}>{search}</div>}
        {children}
        {clear}
      </div>
    )
  const Icon = isOn ? IconFilterFilled : IconFilter
  const button = (
    <ActionIcon size={44} aria-label={isOn ? t('filtersOn') : t('filters')} onClick={() => setOpen(true)}>
      <Icon size={20} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  )
  return (
    <>
      {search ? (
        <div className={classes.phoneFilters}>
          {search}
          {button}
        </div>
      ) : (
        <Into slot="acts">{button}</Into>
      )}
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
        <InSheet value={true}>
          <div className={classes.sheet}>
            {children}
            {clear}
          </div>
        </InSheet>
      </BottomSheet>
    </>
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

interface ChoiceProps<Value extends string | number> {
  label: string
  value: Value | undefined
  choices: readonly { value: Value; label: string }[]
  onChange: (value: Value | undefined) => void
}

/** One of several, or all. Its label stands in the field while nothing is chosen; over it in a sheet. */
export function Choice<Value extends string | number>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  const inSheet = use(InSheet)
  return (
    <Select
      {...(inSheet ? { label } : { 'aria-label': label })}
      placeholder={inSheet ? t('all') : label}
      clearable
      searchable={choices.length > 8}
      data={choices.map((choice) => ({ value: String(choice.value), label: choice.label }))}
      value={value === undefined ? null : String(value)}
      clearButtonProps={{ 'aria-label': t('clearFilters') }}
      comboboxProps={{ withinPortal: !inSheet }}
      onChange={(next) => onChange(choices.find((choice) => String(choice.value) === next)?.value)}
    />
  )
}

/** A calendar date. Its label stands in the field; over it in a sheet. */
export function DayFilter({ label, value, onChange }: Omit<ChoiceProps<string>, 'choices'>) {
  const inSheet = use(InSheet)
  return (
    <DayField
      className={classes.day ?? ''}
      {...(inSheet ? { label } : { 'aria-label': label, leftSection: label, leftSectionWidth: 52 })}
      value={value}
      onChange={(day) => onChange(day || undefined)}
    />
  )
}
