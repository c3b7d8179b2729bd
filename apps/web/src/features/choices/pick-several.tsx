import { useRef, useState } from 'react'
import { MultiSelect } from '../../ui/multi-select.tsx'
import { text } from '../../ui/text.ts'
import { t } from './words.ts'

/** One of those that can be picked. */
export interface Pick {
  id: string
  label: string
  /** Tells two of one name apart. */
  line: string
}

interface PickSeveralProps<P extends Pick> {
  label: string
  placeholder: string
  picked: readonly P[]
  onPick: (picked: P[]) => void
  typed: string
  onTyped: (typed: string) => void
  /** Found for what is typed, under their headings; undefined while it is looked for. */
  found: readonly { group: string; picks: readonly P[] }[] | undefined
  nothingFound: string
  /** A text was left without a pick: nothing may be sent as if it had one. */
  onLeft?: ((isLeft: boolean) => void) | undefined
  error?: string | undefined
}

/** Several things, found on the server while one types. Enter takes the first; a text that picks none stays, and is said. */
export function PickSeveral<P extends Pick>(props: PickSeveralProps<P>) {
  const { picked, onPick, typed, onTyped, found, nothingFound, onLeft, error, placeholder, ...rest } = props
  const [left, setLeft] = useState('')
  // The field empties its text as one leaves it.
  const isLeaving = useRef(false)
  const isAsked = typed.trim() !== ''
  const all = found?.flatMap(({ picks }) => picks) ?? []
  const known = new Map([...picked, ...all].map((one) => [one.id, one]))
  const pick = (ids: readonly string[]) => {
    onPick(ids.flatMap((id) => known.get(id) ?? []))
    onTyped('')
    tell('')
  }
  const tell = (text: string) => {
    setLeft(text)
    onLeft?.(text !== '')
  }
  const options = (picks: readonly P[]) => picks.map(({ id, label }) => ({ value: id, label }))
  const isOut = ({ id }: P) => !all.some((one) => one.id === id)
  return (
    <MultiSelect
      {...rest}
      data-autofocus
      openOnFocus={false}
      {...(picked.length === 0 && { placeholder })}
      searchable
      isLooking={found === undefined}
      hidePickedOptions
      clearable={false}
      filter={({ options }) => options}
      nothingFoundMessage={isAsked ? (found ? nothingFound : t('looking')) : null}
      searchValue={typed}
      onSearchChange={(text) => {
        if (isLeaving.current) isLeaving.current = false
        else onTyped(text)
      }}
      onFocus={() => tell('')}
      onBlur={() => {
        isLeaving.current = typed !== ''
        tell(typed.trim())
      }}
      data={[
        ...(found ?? []).map(({ group, picks }) => ({ group, items: options(picks) })),
        // What is picked has its name from here, though it isn't offered any more.
        ...(picked.some(isOut) ? [{ group: '', items: options(picked.filter(isOut)) }] : []),
      ]}
      value={picked.map(({ id }) => id)}
      onChange={pick}
      renderOption={({ option }) => (
        <span>
          {option.label}
          <span className={text.caption} style={{ display: 'block' }}>
            {known.get(option.value)?.line}
          </span>
        </span>
      )}
      maxDropdownHeight={280}
      error={left ? t('pickOrClear', { typed: left }) : error}
    />
  )
}
