import './mantine-more.css'
import { Select as MantineSelect, type Primitive, type SelectProps } from '@mantine/core'
import { useFirstHit } from './first-hit.ts'

type Props<Value extends Primitive> = SelectProps<Value> & {
  /** What is shown is not yet what was found for the text in the field. */
  isLooking?: boolean
}

/**
 * One of several choices. Enter takes the first hit of what was typed. Where nothing is searched or chosen yet, what one stands on is set
 * as it opens: Mantine's own way sets it a moment later, and on a busy machine forgets the arrow that was pressed
 * meanwhile, so that Enter chose nothing.
 */
export function Select<Value extends Primitive = string>({ isLooking = false, ...props }: Props<Value>) {
  const { searchable, clearable, required, value, onInput, onBlur, onOptionSubmit } = props
  const isSearched = searchable === true
  // What is searched is emptied by choosing it again.
  const isErased = clearable === true && !isSearched
  const onKeyDown: typeof props.onKeyDown = (event) => {
    props.onKeyDown?.(event)
    if (isErased && value != null && (event.key === 'Delete' || event.key === 'Backspace')) props.onChange?.(null, null)
  }
  const { begin, settle, ...hit } = useFirstHit({ isSearched, isLooking, onInput, onKeyDown, onBlur })
  return (
    <MantineSelect<Value>
      selectFirstOptionOnDropdownOpen={value === null || !isSearched}
      // Enter on what is chosen keeps it, where there is another way to take it away, or none.
      {...((required || isErased) && { allowDeselect: false })}
      {...props}
      {...hit}
      onDropdownOpen={() => {
        begin()
        props.onDropdownOpen?.()
      }}
      onOptionSubmit={(chosen) => {
        settle()
        onOptionSubmit?.(chosen)
      }}
    />
  )
}
