import './mantine-more.css'
import { MultiSelect as MantineMultiSelect, type MultiSelectProps } from '@mantine/core'
import { useFirstHit } from './first-hit.ts'

type Props = MultiSelectProps & {
  /** What is shown is not yet what was found for the text in the field. */
  isLooking?: boolean
}

/** Several choices, found while one types. Enter takes the first hit. */
export function MultiSelect({ isLooking = false, ...props }: Props) {
  const { onInput, onKeyDown, onBlur, onOptionSubmit } = props
  const { begin: _, settle, ...hit } = useFirstHit({ isSearched: true, isLooking, onInput, onKeyDown, onBlur })
  return (
    <MantineMultiSelect
      {...props}
      {...hit}
      onOptionSubmit={(chosen) => {
        settle()
        onOptionSubmit?.(chosen)
      }}
    />
  )
}
