import '../mantine-fields.css'
import { Checkbox, UnstyledButton } from '@mantine/core'
import { useId } from 'react'
import classes from './facet-group.module.css'

export interface FacetOption {
  id: string
  label: string
  /** As the reader's language writes it. */
  count?: string
  checked: boolean
}

interface FacetGroupProps {
  label: string
  options: readonly FacetOption[]
  onToggle: (id: string) => void
  /** '3 more', 'Other years'. */
  more?: { label: string; onPress: () => void } | undefined
}

/** One group of filters: rows of 32 (44 on phones) with their counts. */
export function FacetGroup({ label, options, onToggle, more }: FacetGroupProps) {
  const id = useId()
  return (
    <fieldset className={classes.group} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {label}
      </h3>
      {options.map((option) => (
        <label key={option.id} className={classes.row} htmlFor={`${id}${option.id}`}>
          <Checkbox id={`${id}${option.id}`} checked={option.checked} onChange={() => onToggle(option.id)} />
          <span className={classes.name}>{option.label}</span>
          {option.count && <span className={classes.count}>{option.count}</span>}
        </label>
      ))}
      {more && (
        <UnstyledButton className={classes.more} onClick={more.onPress}>
          {more.label}
        </UnstyledButton>
      )}
    </fieldset>
  )
}
