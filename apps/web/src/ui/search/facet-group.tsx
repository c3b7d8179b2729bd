import '../mantine-fields.css'
import { Checkbox, UnstyledButton } from '@mantine/core'
import { useId, useState } from 'react'
import classes from './facet-group.module.css'

/** A line of a facet: what may be chosen, and how much of it was found. */
export interface FacetOption {
  id: string
  name: string
  values: readonly string[]
  /** Undefined where it isn't known, or nothing of it was found. */
  count?: number | undefined
  isChosen: boolean
}

interface FacetGroupProps {
  label: string
  options: readonly FacetOption[]
  /** How many lines stand there before the rest is asked for. */
  most: number
  words: {
    /** '3 more', 'Other years'. */
    folded: (count: number) => string
    unfolded: string
    /** A number as the reader's language writes it. */
    count: (count: number) => string
  }
  onToggle: (values: readonly string[]) => void
}

/** One group of filters: rows of 32 (44 on phones) with their counts; a long one unfolds. */
export function FacetGroup({ label, options, most, words, onToggle }: FacetGroupProps) {
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  if (options.length === 0) return null
  // What is chosen shows even where it stands far down.
  const shown = isUnfolded ? options : options.filter((option, index) => index < most || option.isChosen)
  const left = options.length - shown.length
  return (
    <fieldset className={classes.group} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {label}
      </h3>
      {shown.map((option) => (
        <label key={option.id} className={classes.row} htmlFor={`${id}${option.id}`}>
          <Checkbox id={`${id}${option.id}`} checked={option.isChosen} onChange={() => onToggle(option.values)} />
          <span className={classes.name}>{option.name}</span>
          {option.count !== undefined && <span className={classes.count}>{words.count(option.count)}</span>}
        </label>
      ))}
      {(left > 0 || isUnfolded) && (
        <UnstyledButton className={classes.more} onClick={() => setUnfolded(!isUnfolded)}>
          {isUnfolded ? words.unfolded : words.folded(left)}
        </UnstyledButton>
      )}
    </fieldset>
  )
}
